import { Tag } from '../../../../components/feedback/tag.tsx'
import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../../model/read-partial.ts'
import { Items } from '../parts/items.tsx'
import { Text } from '../parts/text/text.tsx'
import { Amount } from '../parts/value-tags.tsx'
import classes from './misconceptions-body.module.css'

/** The question that reveals a misconception, the wrong answer to expect, the reply, and what is right. */
const parts = ['probe', 'wrongAnswer', 'reply', 'correction'] as const
const longestLessonMin = 240

/** Misconceptions: how to notice each, what to reply, when it comes up, and what the marks say about it. */
export function MisconceptionsBody({ items }: { items: unknown }) {
  const t = usePlanText()
  return (
    <Items
      list={['items']}
      items={items}
      as="ol"
      className={classes.list}
      itemClassName={classes.one}
      add="misconception"
    >
      {(item, path) => {
        const fields = fieldsOf(item)
        const isOld = !textOf(fields['probe']) && !textOf(fields['reply'])
        return (
          <>
            <div className={classes.head}>
              <div className={classes.name}>
                <Text path={[...path, 'misconception']} value={fields['misconception']} />
              </div>
              {textOf(fields['evidence']) && (
                <Tag tone="pen">
                  <bdi>{textOf(fields['evidence'])}</bdi>
                </Tag>
              )}
              {!isOld && (
                <Amount
                  path={[...path, 'minute']}
                  value={numberOf(fields['minute'])}
                  label="minuteOfMisconception"
                  from={0}
                  to={longestLessonMin}
                  show={(minute) => t('plan.minute', { minute })}
                  none={t('plan.noMinute')}
                />
              )}
            </div>
            <dl className={classes.parts}>
              {parts.map(
                (part) =>
                  (textOf(fields[part]) || (!isOld && part !== 'correction')) && (
                    <div key={part} className={classes.part}>
                      {!isOld && <dt className={classes.label}>{t(`plan.${part}`)}</dt>}
                      <dd className={classes.text}>
                        <Text path={[...path, part]} value={fields[part]} />
                      </dd>
                    </div>
                  ),
              )}
            </dl>
          </>
        )
      }}
    </Items>
  )
}

/** Whether the marks of an exam say something about a misconception. */
export const hasEvidence = (value: unknown): boolean =>
  listOf(fieldsOf(value)['items']).some((item) => textOf(fieldsOf(item)['evidence']) !== '')
