import type { FileProgress } from '@classeur/contracts'
import type { ReactNode } from 'react'
import classes from './progress-card.module.css'
import { ProgressLine } from './progress-line.tsx'

interface ProgressCardProps {
  /** Names the work: another one starts at its own progress. */
  id: string
  title: string
  tag: ReactNode
  progress: FileProgress
  /** What the progress counts: "1,436 of 2,316 files". */
  text: string
  note?: ReactNode
  action?: ReactNode
}

/** Work that runs in the background. */
export function ProgressCard({ id, title, tag, progress, text, note, action }: ProgressCardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {tag}
        {action}
      </div>
      <ProgressLine key={id} {...{ id, title, progress, text }} />
      {note && <p className={classes.note}>{note}</p>}
    </section>
  )
}
