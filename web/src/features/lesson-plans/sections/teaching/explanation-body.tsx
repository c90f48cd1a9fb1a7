import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, textOf } from '../../model/read-partial.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Items } from '../parts/items.tsx'
import { Labelled } from '../parts/labelled.tsx'
import { OptionalText } from '../parts/text/optional-text.tsx'
import { Text } from '../parts/text/text.tsx'
import classes from './explanation-body.module.css'

/** The explanation of each concept as the teacher says it, with its analogy. */
export function ExplanationBody({ concepts }: { concepts: unknown }) {
  const t = usePlanText()
  return (
    <Items list={['concepts']} items={concepts} className={classes.concepts} add="concept">
      {(item, path) => {
        const { title, text, analogy, blocks } = fieldsOf(item)
        return (
          <div className={classes.concept}>
            <h3 className={classes.title}>
              <Text path={[...path, 'title']} value={title} prompt={t('plan.blank.concept')} inline />
            </h3>
            <Text path={[...path, 'text']} value={text} prompt={t('frame.prompt.explanation')} />
            <Blocks path={[...path, 'blocks']} blocks={blocks} />
            <OptionalText value={analogy}>
              <div className={classes.analogy} data-empty={textOf(analogy) === '' || undefined}>
                <Labelled label={t('plan.analogy')}>
                  <Text path={[...path, 'analogy']} value={analogy} prompt={t('plan.blank.analogy')} />
                </Labelled>
              </div>
            </OptionalText>
          </div>
        )
      }}
    </Items>
  )
}
