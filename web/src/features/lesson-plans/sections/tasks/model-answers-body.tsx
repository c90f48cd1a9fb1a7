import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, listOf, textOf } from '../../model/read-partial.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Items } from '../parts/items.tsx'
import { Lines } from '../parts/text/lines.tsx'
import { Text } from '../parts/text/text.tsx'
import classes from './model-answers-body.module.css'

/** A model answer with marking points for every task. */
export function ModelAnswersBody({ items }: { items: unknown }) {
  const t = usePlanText()
  return (
    <Items
      list={['items']}
      items={items}
      as="ul"
      className={classes.answers}
      itemClassName={classes.answer}
      add="answer"
    >
      {(item, path) => {
        const { taskId, answer, blocks, markingPoints } = fieldsOf(item)
        return (
          <>
            <span className={classes.id}>{textOf(taskId)}</span>
            <div className={classes.content}>
              <Text path={[...path, 'answer']} value={answer} />
              <Blocks path={[...path, 'blocks']} blocks={blocks} />
              {listOf(markingPoints).length > 0 && (
                <div className={classes.points}>
                  <p className={classes.label}>{t('plan.markingPoints')}</p>
                  <Lines path={[...path, 'markingPoints']} items={markingPoints} add="markingPoint" />
                </div>
              )}
            </div>
          </>
        )
      }}
    </Items>
  )
}
