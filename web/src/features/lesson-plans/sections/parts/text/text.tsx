import { unwritten } from '@classeur/domain/lesson-plans'
import { useContext } from 'react'
import { textOf } from '../../../model/read-partial.ts'
import { PartsForEditing, type TextProps } from '../section-parts.ts'
import classes from './text.module.css'
import { Unwritten } from './unwritten.tsx'
import { Written } from './written.tsx'

/** A text of a section: only to read, or to edit in place. */
export function Text(props: TextProps) {
  const parts = useContext(PartsForEditing)
  const { path, value, prompt, inline } = props
  if (parts) return <parts.Text {...props} />
  if (textOf(value) === unwritten) return <Unwritten prompt={prompt} />
  return (
    <span className={classes.text} data-inline={inline || undefined}>
      {path.at(-1) === 'code' ? textOf(value) : <Written value={value} />}
    </span>
  )
}
