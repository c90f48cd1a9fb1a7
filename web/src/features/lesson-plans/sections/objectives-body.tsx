import { BloomTag } from './bloom-tag.tsx'
import { usePlanText } from '../model/plan-language.ts'
import { fieldsOf, listOf, textOf } from '../model/read-partial.ts'
import classes from './objectives-body.module.css'
import { Written } from './written.tsx'

/** Objectives with their thinking level and the evidence that they are reached. */
export function ObjectivesBody({ items }: { items: unknown }) {
  const t = usePlanText()
  return (
    <ul className={classes.objectives}>
      {listOf(items).map((item, index) => {
        const { text, bloomLevel, evidence } = fieldsOf(item)
        return (
          <li key={index} className={classes.objective}>
            <span className={classes.level}>
              <BloomTag value={bloomLevel} />
            </span>
            <div>
              <p>
                <Written value={text} />
              </p>
              {textOf(evidence) && (
                <p className="text-quiet">
                  {t('plan.evidence')} <Written value={evidence} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
