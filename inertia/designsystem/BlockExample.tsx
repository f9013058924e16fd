import type { DesignsystemExample } from '#designsystem/designsystem_page'
import { Blocks } from '~/blocks/Blocks'
import { langOf } from '~/context/langOf'
import { Part } from '~/designsystem/Part'
import { Disclosure } from '~/ui/dialog/Disclosure'

/** An example of a block, with its YAML in a disclosure. */
export function BlockExample(props: { example: DesignsystemExample; yamlTitle: string }) {
  const { blocks, yaml } = props.example
  return (
    <Part
      {...props.example}
      titleLang={langOf(props.example, 'title')}
      textLang={langOf(props.example, 'text')}
    >
      <Blocks blocks={blocks} />
      <div className="container-page mt-12">
        <Disclosure
          className="border border-hairline"
          summaryClassName="p-4 text-sm font-medium"
          summary={<span>{props.yamlTitle}</span>}
        >
          <pre className="border-t border-hairline bg-sand p-4 text-xs hyphens-manual whitespace-pre-wrap">
            <code translate="no">{yaml}</code>
          </pre>
        </Disclosure>
      </div>
    </Part>
  )
}
