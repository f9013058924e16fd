import type { PageProps } from '#start/pages'
import { useText } from '~/context/useText'
import { FormButtons } from '~/filters/FormButtons'
import { GroupedOptions, Options, SelectQuestion } from '~/filters/QuestionField'
import { toQuery, useFilterVisits } from '~/filters/useFilterVisits'

/**
 * The form for two floors, a finish and a light: a GET form. With JavaScript an answer is sent
 * after a debounce.
 */
export function ColourTableForm({ questions, light }: ColourTableFormProps) {
  const t = useText()
  const answers = [...questions, { name: 'light', value: light.value }]
  const visits = useFilterVisits(answers)
  return (
    <form
      {...visits.form}
      aria-label={t('colour_table.form')}
      className="border-y border-ink py-6 print:hidden"
    >
      <div className="grid items-end gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {questions.map(({ name, label, empty, value, groups }) => (
          <SelectQuestion
            key={name}
            label={label}
            name={name}
            value={value}
            onChange={visits.choose}
          >
            <GroupedOptions empty={empty} groups={groups} />
          </SelectQuestion>
        ))}
        <SelectQuestion
          label={t('colour_table.light')}
          name="light"
          value={light.value}
          onChange={visits.choose}
        >
          <Options empty={t('colour_table.all')} options={light.options} />
        </SelectQuestion>
      </div>
      <FormButtons submit={t('catalogue.ui.apply')} isAnswered={toQuery(answers) !== ''} />
    </form>
  )
}

type ColourTableFormProps = Pick<PageProps<'ColorOverview/Table'>, 'questions' | 'light'>
