import { useContext } from 'react'
import type { Path } from '../../engine/paths.ts'
import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, numberOf, textOf } from '../../model/read-partial.ts'
import { Blocks } from '../parts/blocks.tsx'
import { Items } from '../parts/items.tsx'
import { PartsForEditing } from '../parts/section-parts.ts'
import { Text } from '../parts/text/text.tsx'
import { AnswerLines, LineAmount } from './answer-lines.tsx'
import { ObjectiveChoice } from './objective-choice.tsx'
import classes from './task-list.module.css'

interface TaskListProps {
  list: Path
  tasks: unknown
}

/** Tasks as students get them: a number, the task with its tables and figures, and lines to write on. */
export function TaskList({ list, tasks }: TaskListProps) {
  const t = usePlanText()
  const isEdited = useContext(PartsForEditing) !== null
  return (
    <Items
      list={list}
      items={tasks}
      as="ol"
      className={classes.tasks}
      itemClassName={classes.task}
      add="task"
    >
      {(item, path) => {
        const { id, prompt, blocks, objective, answerLines } = fieldsOf(item)
        return (
          <>
            <span className={classes.id}>{textOf(id)}</span>
            <div className={classes.content}>
              <Text path={[...path, 'prompt']} value={prompt} prompt={t('plan.blank.task')} />
              <Blocks path={[...path, 'blocks']} blocks={blocks} />
              <AnswerLines count={numberOf(answerLines) ?? 0} />
            </div>
            {isEdited && (
              <div className={classes.tools}>
                <ObjectiveChoice path={[...path, 'objective']} objective={numberOf(objective)} />
                <LineAmount path={[...path, 'answerLines']} count={numberOf(answerLines) ?? 0} />
              </div>
            )}
          </>
        )
      }}
    </Items>
  )
}
