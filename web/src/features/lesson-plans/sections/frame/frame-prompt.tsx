import type { ReactNode } from 'react'
import classes from './frame-prompt.module.css'

/** Says what to write here, with ruled lines for the printed page. */
export const FramePrompt = ({ lines, children }: { lines: number; children: ReactNode }) => (
  <div>
    <p className={classes.prompt}>{children}</p>
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className={classes.line} aria-hidden />
    ))}
  </div>
)
