import { caretMark, listOf, textOf } from '../model/read-partial.ts'
import classes from './written.module.css'

/** Generated text, never as markup, with a caret where writing continues. */
export function Written({ value }: { value: unknown }) {
  const text = textOf(value)
  if (!text.endsWith(caretMark)) return <>{text}</>
  return (
    <>
      {text.slice(0, -1)}
      <span className={classes.caret} aria-hidden />
    </>
  )
}

interface LinesProps {
  items: unknown
  /** True for numbers instead of bullets. */
  ordered?: boolean
}

/** A list of short texts. */
export function Lines({ items, ordered }: LinesProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={classes.lines}>
      {listOf(items).map((item, index) => (
        <li key={index}>
          <Written value={item} />
        </li>
      ))}
    </List>
  )
}
