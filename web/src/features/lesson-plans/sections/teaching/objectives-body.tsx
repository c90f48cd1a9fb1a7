import { BloomLevel } from '@classeur/contracts'
import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, textOf } from '../../model/read-partial.ts'
import { BloomTag, toneOfLevel } from '../parts/bloom-tag.tsx'
import { Items } from '../parts/items.tsx'
import { Text } from '../parts/text/text.tsx'
import { Choice } from '../parts/value-tags.tsx'
import classes from './objectives-body.module.css'

/** Objectives with their thinking level and the evidence that they are reached. */
export function ObjectivesBody({ items }: { items: unknown }) {
  const t = usePlanText()
  return (
    <Items
      list={['items']}
      items={items}
      as="ul"
      className={classes.objectives}
      itemClassName={classes.objective}
      add="objective"
    >
      {(item, path) => {
        const { text, bloomLevel, evidence } = fieldsOf(item)
        const level = BloomLevel.safeParse(bloomLevel)
        return (
          <>
            <span className={classes.level}>
              {level.success ? (
                <Choice
                  path={[...path, 'bloomLevel']}
                  value={level.data}
                  label="level"
                  options={BloomLevel.options.map((value) => ({ value, label: t(`bloom.${value}`) }))}
                  tone={toneOfLevel[level.data]}
                />
              ) : (
                <BloomTag value={bloomLevel} />
              )}
            </span>
            <div className={classes.texts}>
              <Text path={[...path, 'text']} value={text} />
              {textOf(evidence) && (
                <div className={classes.evidence}>
                  <span className={classes.seen}>{t('plan.evidence')}</span>
                  <Text path={[...path, 'evidence']} value={evidence} prompt={t('plan.blank.evidence')} />
                </div>
              )}
            </div>
          </>
        )
      }}
    </Items>
  )
}
