import { fieldsOf, listOf, textOf } from '../model/read-partial.ts'
import classes from './pairs-body.module.css'
import { Written } from './written.tsx'

interface PairsBodyProps {
  items: unknown
  /** `term` is the field shown in bold, `meaning` the field that explains it. */
  term: string
  meaning: string
}

/** Words with their meaning, errors with their correction, questions with their answer. */
export const PairsBody = ({ items, term, meaning }: PairsBodyProps) => (
  <dl className={classes.pairs}>
    {listOf(items).map((item, index) => {
      const fields = fieldsOf(item)
      return (
        <div key={index} className={classes.pair}>
          <dt>
            <Written value={fields[term]} />
          </dt>
          {textOf(fields[meaning]) && (
            <dd>
              <Written value={fields[meaning]} />
            </dd>
          )}
        </div>
      )
    })}
  </dl>
)
