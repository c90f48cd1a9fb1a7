import { useContext } from 'react'
import type { Path } from '../../engine/paths.ts'
import { PartsForEditing } from './section-parts.ts'

/** Where a table is edited, adds and removes rows and columns. */
export function TableTools({ path }: { path: Path }) {
  const parts = useContext(PartsForEditing)
  return parts && <parts.TableTools path={path} />
}
