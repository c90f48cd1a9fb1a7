import type { ReactNode } from 'react'
import classes from './tag.module.css'

/** board = ours, done · pen = errors · sun = provisional · sky = live or someone else · plain = a fact */
export type Tone = 'board' | 'pen' | 'sun' | 'sky' | 'plain'

/** A short label; its words carry the meaning, the tone only repeats it. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes.tag} data-tone={tone}>
    {children}
  </span>
)
