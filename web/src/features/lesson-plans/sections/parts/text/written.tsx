import { caretMark, textOf } from '../../../model/read-partial.ts'
import { ChangedText } from './changed-text.tsx'
import { Inline } from './inline.tsx'
import classes from './written.module.css'
import { isMarked } from '../../../model/change-marks.ts'

/** Generated text, never as markup, with a caret where writing continues. */
export function Written({ value }: { value: unknown }) {
  const text = textOf(value)
  if (isMarked(text)) return <ChangedText text={text} />
  if (!text.endsWith(caretMark)) return <Inline text={text} />
  return (
    <>
      <Inline text={text.slice(0, -1)} />
      <span className={classes.caret} aria-hidden />
    </>
  )
}
