import { useEffect } from 'react'
import type { CellRef, SheetPresence } from '@classeur/contracts'
import { keyOf } from '../engine/cell-key.ts'
import type { SheetState } from '../engine/sheet-engine.ts'
import { cellPositionText, gridText } from '../model/sheet-text.ts'
import { announce, type Grid } from './model/grid.ts'
import type { GridState } from './model/grid-state.ts'

const added = (before: readonly CellRef[], after: readonly CellRef[]) => {
  const keysBefore = new Set(before.map(keyOf))
  return after.filter((ref) => !keysBefore.has(keyOf(ref)))
}

const more = (others: readonly CellRef[]): string[] =>
  others.length > 0 ? [gridText('news.more', { count: others.length })] : []

/**
 * The announcement about single cells that changed between two states of the sheet; null for none. The saving of the
 * whole sheet is announced elsewhere.
 */
function newsOf(grid: Grid, before: SheetState, after: SheetState): string | null {
  const { model } = grid.store.get()
  const [refused, ...otherRefused] = added(before.refused, after.refused)
  const [conflict, ...otherConflicts] = added(before.conflicts, after.conflicts)
  const parts: string[] = []
  if (refused) {
    const { refusal } = grid.engine.cell(refused)
    const reason = refusal ? gridText(`refusal.${refusal}`) : ''
    parts.push(
      gridText('news.refused', { cell: cellPositionText(model, refused), reason }),
      ...more(otherRefused),
    )
  }
  if (conflict)
    parts.push(
      gridText('news.conflict', { cell: cellPositionText(model, conflict) }),
      ...more(otherConflicts),
    )
  return parts.length > 0 ? parts.join(' ') : null
}

/** Announces changes of marks, and keeps the others' current cells up to date. */
export function useEngineNews(grid: Grid): void {
  useEffect(() => {
    let last = grid.engine.state()
    const follow = () => {
      const state = grid.engine.state()
      const news = newsOf(grid, last, state)
      if (state.present !== last.present) grid.store.update({ present: presentIn(state) })
      last = state
      if (news !== null) announce(grid, news)
    }
    grid.store.update({ present: presentIn(last) })
    return grid.engine.subscribe(follow)
  }, [grid])
}

function presentIn({ present }: SheetState): GridState['present'] {
  const rows = new Map<string, Map<string, SheetPresence>>()
  for (const one of present) {
    if (!one.cell) continue
    const { studentId, leafId } = one.cell
    const row = rows.get(studentId) ?? new Map<string, SheetPresence>()
    rows.set(studentId, row.set(leafId, one))
  }
  return rows
}
