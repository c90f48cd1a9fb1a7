import { caretMark, listOf, textOf } from '../model/read-partial.ts'
import classes from './written.module.css'

/** Text as it was written, never markup; a soft caret where writing goes on. */
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
  /** Numbered instead of with dots. */
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
