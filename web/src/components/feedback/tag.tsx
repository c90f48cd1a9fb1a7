import type { ReactNode } from 'react'
import classes from './tag.module.css'

/** board = own or done · pen = errors · sun = provisional · sky = live or someone else · plain = neutral */
export type Tone = 'board' | 'pen' | 'sun' | 'sky' | 'plain'

/** A short label. Its text carries the meaning; the tone only repeats it. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes.tag} data-tone={tone}>
    {children}
  </span>
)
