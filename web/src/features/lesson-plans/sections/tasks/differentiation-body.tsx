import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, listOf, textOf } from '../../model/read-partial.ts'
import { Items } from '../parts/items.tsx'
import { Labelled } from '../parts/labelled.tsx'
import { Lines } from '../parts/text/lines.tsx'
import { OptionalList } from '../parts/optional-list.tsx'
import { Text } from '../parts/text/text.tsx'
import classes from './differentiation-body.module.css'
import { TaskList } from './task-list.tsx'

const levels = ['support', 'core', 'challenge'] as const
const versions = ['supportTasks', 'challengeTasks'] as const

/** What students do who need support or are ahead, the finished tasks for them, and the groups of the class. */
export function DifferentiationBody({ value }: { value: unknown }) {
  const t = usePlanText()
  const fields = fieldsOf(value)
  return (
    <>
      <div className={classes.levels}>
        {levels.map(
          (level) =>
            listOf(fields[level]).length > 0 && (
              <Labelled key={level} label={t(`plan.${level}`)}>
                <Lines path={[level]} items={fields[level]} add="line" />
              </Labelled>
            ),
        )}
      </div>
      <OptionalList items={fields['groups']}>
        <Labelled label={t('plan.groups')}>
          <Items
            list={['groups']}
            items={fields['groups']}
            as="ul"
            className={classes.groups}
            itemClassName={classes.group}
            add="group"
          >
            {(item, path) => {
              const { letter, need, task } = fieldsOf(item)
              return (
                <>
                  <span className={classes.letter}>{textOf(letter)}</span>
                  <div className={classes.need}>
                    <Text path={[...path, 'need']} value={need} />
                  </div>
                  <Text path={[...path, 'task']} value={task} />
                </>
              )
            }}
          </Items>
        </Labelled>
      </OptionalList>
      {versions.map((version) => (
        <OptionalList key={version} items={fields[version]}>
          <div className={classes.version}>
            <Labelled label={t(`plan.${version}`)}>
              <TaskList list={[version]} tasks={fields[version]} />
            </Labelled>
          </div>
        </OptionalList>
      ))}
    </>
  )
}
