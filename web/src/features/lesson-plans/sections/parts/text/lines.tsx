import type { Path } from '../../../engine/paths.ts'
import { Items } from '../items.tsx'
import classes from './lines.module.css'
import { Text } from './text.tsx'

interface LinesProps {
  path: Path
  items: unknown
  add: string
  /** True for numbers instead of bullets. */
  ordered?: boolean
  /** Says what to write into an unwritten line. */
  prompt?: string
}

/** A list of short texts. */
export const Lines = ({ path, items, add, ordered, prompt }: LinesProps) => (
  <Items list={path} items={items} as={ordered ? 'ol' : 'ul'} className={classes.lines} add={add}>
    {(item, at) => <Text path={at} value={item} prompt={prompt} />}
  </Items>
)
