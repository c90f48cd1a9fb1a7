import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, numberOf } from '../../model/read-partial.ts'
import { Items } from '../parts/items.tsx'
import { Labelled } from '../parts/labelled.tsx'
import { Text } from '../parts/text/text.tsx'
import { Amount } from '../parts/value-tags.tsx'
import classes from './pacing-body.module.css'

const longestCutMin = 120

/** What to cut when the lesson runs late, and what to do when too few have understood. */
export function PacingBody({ cuts, below70 }: { cuts: unknown; below70: unknown }) {
  const t = usePlanText()
  return (
    <>
      <Labelled label={t('plan.cuts')}>
        <Items
          list={['cuts']}
          items={cuts}
          as="ul"
          className={classes.cuts}
          itemClassName={classes.cut}
          add="cut"
        >
          {(item, path) => {
            const { what, minutes } = fieldsOf(item)
            return (
              <>
                <div className={classes.what}>
                  <Text path={[...path, 'what']} value={what} prompt={t('plan.blank.cut')} />
                </div>
                {numberOf(minutes) !== null && (
                  <Amount
                    path={[...path, 'minutes']}
                    value={numberOf(minutes)}
                    label="minutesSaved"
                    from={1}
                    to={longestCutMin}
                    show={(count) => t('plan.saves', { duration: t('minutes', { count }) })}
                  />
                )}
              </>
            )
          }}
        </Items>
      </Labelled>
      <Labelled label={t('plan.below70')}>
        <Text path={['below70']} value={below70} prompt={t('frame.prompt.pacing')} />
      </Labelled>
    </>
  )
}
