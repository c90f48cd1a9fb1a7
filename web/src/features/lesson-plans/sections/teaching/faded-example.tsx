import { useContext } from 'react'
import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf } from '../../model/read-partial.ts'
import { Items } from '../parts/items.tsx'
import { Labelled } from '../parts/labelled.tsx'
import { PartsForEditing } from '../parts/section-parts.ts'
import { Text } from '../parts/text/text.tsx'
import { Choice } from '../parts/value-tags.tsx'
import { withValueAt } from '../../engine/paths.ts'
import classes from './faded-example.module.css'

const faded = 'faded'

/** An example with gaps. The teacher sees what belongs in them. */
export function FadedExample({ value }: { value: unknown }) {
  const t = usePlanText()
  const parts = useContext(PartsForEditing)
  if (typeof value !== 'object' || value === null) return null
  const { problem, steps, answer } = fieldsOf(value)
  return (
    <div className={classes.faded}>
      <h3 className={classes.title}>{t('plan.faded')}</h3>
      <Text path={[faded, 'problem']} value={problem} />
      <Items list={[faded, 'steps']} items={steps} as="ol" className={classes.steps} add="step">
        {(item, path) => {
          const { text, hidden } = fieldsOf(item)
          return (
            <div className={classes.step}>
              <div className={classes.text} data-gap={hidden === true || undefined}>
                <Text path={[...path, 'text']} value={text} />
              </div>
              {(hidden === true || parts) && (
                <Choice
                  path={[...path, 'hidden']}
                  value={hidden === true ? 'gap' : ''}
                  label="gap"
                  options={[
                    { value: 'gap', label: t('plan.gap') },
                    { value: '', label: t('plan.shown') },
                  ]}
                  tone={hidden === true ? 'sun' : 'plain'}
                  choose={(section, chosen) => withValueAt(section, [...path, 'hidden'], chosen === 'gap')}
                />
              )}
            </div>
          )
        }}
      </Items>
      <Labelled label={t('plan.answer')}>
        <Text path={[faded, 'answer']} value={answer} />
      </Labelled>
    </div>
  )
}
