import { Blocks } from '~/blocks/Blocks'
import { langOf } from '~/context/langOf'
import { Part } from '~/designsystem/Part'
import { Icon } from '~/ui/Icon'
import type { DesignsystemExample } from '#content/pages/designsystem'

/** Blocks as visitors see them and, to unfold below, the YAML that an editor writes for them. */
export function BlockExample(props: { example: DesignsystemExample; yamlTitle: string }) {
  const { id, title, text, blocks, yaml } = props.example
  return (
    <Part
      id={id}
      title={title}
      titleLang={langOf(props.example, 'title')}
      text={text}
      textLang={langOf(props.example, 'text')}
    >
      <Blocks blocks={blocks} />
      <div className="container-page mt-12">
        <details className="group border border-hairline">
          <summary className="flex items-center justify-between gap-6 p-4 text-sm font-medium transition-colors hover:text-red">
            {props.yamlTitle}
            <span className="transition-transform group-open:rotate-180">
              <Icon name="chevron" />
            </span>
          </summary>
          <pre className="border-t border-hairline bg-sand p-4 text-xs hyphens-manual whitespace-pre-wrap">
            <code translate="no">{yaml}</code>
          </pre>
        </details>
      </div>
    </Part>
  )
}
