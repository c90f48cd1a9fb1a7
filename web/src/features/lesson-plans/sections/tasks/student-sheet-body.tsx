import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf } from '../../model/read-partial.ts'
import { OptionalText } from '../parts/text/optional-text.tsx'
import { Text } from '../parts/text/text.tsx'
import classes from './student-sheet-body.module.css'
import { TaskList } from './task-list.tsx'

/** The sheet that students get, as it prints: white paper in the dark theme too. */
export function StudentSheetBody({ value }: { value: unknown }) {
  const t = usePlanText()
  const { title, instructions, tasks } = fieldsOf(value)
  return (
    <div className={classes.desk}>
      <div className={`${classes.paper} on-paper`}>
        <p className={classes.name} aria-hidden>
          <span>{t('plan.studentName')}</span>
          <span>{t('plan.date')}</span>
        </p>
        <h3 className={classes.title}>
          <Text path={['title']} value={title} inline />
        </h3>
        <OptionalText value={instructions}>
          <div className={classes.instructions}>
            <Text path={['instructions']} value={instructions} prompt={t('plan.blank.instructions')} />
          </div>
        </OptionalText>
        <TaskList list={['tasks']} tasks={tasks} />
      </div>
    </div>
  )
}
