import type { ErrorsTable } from '@classeur/domain/marks'
import { useState } from 'react'
import { studentsOf } from '../matrix/active-cell.ts'

/** True if both tables have the same cells, in whatever order. */
function hasSameCells(before: ErrorsTable, after: ErrorsTable): boolean {
  const isSame = (a: readonly string[], b: readonly string[]) => {
    const ids = new Set(a)
    return a.length === b.length && b.every((id) => ids.has(id))
  }
  const columnsOf = ({ columns }: ErrorsTable) => columns.map(({ id }) => id)
  return isSame(studentsOf(before), studentsOf(after)) && isSame(columnsOf(before), columnsOf(after))
}

/**
 * The table, which keeps its order while an editor is open: a mark that a colleague saves must not move the field that
 * somebody types into. Cells that are gone leave at once.
 */
export function useHeldTable(table: ErrorsTable, isHeld: boolean): ErrorsTable {
  const [held, setHeld] = useState(table)
  const shown = isHeld && hasSameCells(held, table) ? held : table
  if (shown !== held) setHeld(shown)
  return shown
}
