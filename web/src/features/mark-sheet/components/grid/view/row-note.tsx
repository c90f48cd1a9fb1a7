import type { SheetStudent } from '@classeur/contracts'
import { useSyncExternalStore } from 'react'
import { formatNumber } from '../../../../../i18n/format.ts'
import { pointsText, words } from '../edit/place-words.ts'
import { useGrid, useGridState } from '../hooks/grid-context.ts'
import type { GridLayout } from '../hooks/grid-layout.ts'
import type { GridModel } from '../model/grid-model.ts'
import { ranksOf } from './ranks-of.ts'
import type { RowTotal } from './total-of.ts'
import classes from './cells.module.css'

interface RowNoteProps {
  row: number
  student: SheetStudent
  model: GridModel
  layout: GridLayout
  total: RowTotal
}

/** What is to be known of a row: why it counts otherwise, and its rank among the complete ones. */
export function RowNote({ row, student, model, layout, total }: RowNoteProps) {
  const { engine } = useGrid()
  const col = model.columns.length + 1
  const isActive = useGridState(({ active }) => active.row === row && active.col === col)
  const ranks = () => ranksOf(model, engine.rows())
  const rank = useSyncExternalStore(engine.subscribeRows, () => ranks().get(student.id) ?? null)
  const of = useSyncExternalStore(engine.subscribeRows, () => ranks().size)
  const note = noteOf(student, model, total)
  const heard = [note, rank !== null && words('rank', { rank, of })].filter(Boolean).join(', ')
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-at={`${row}:${col}`}
      aria-colindex={col + 2}
      aria-readonly
      aria-label={heard || undefined}
      title={rank === null ? undefined : heard}
      className={classes.note}
      data-place={isActive ? 'active' : undefined}
      style={{ inlineSize: layout.noteWidth }}
    >
      {note && <bdi>{note}</bdi>}
      {rank !== null && <bdi className={classes.rank}>#{formatNumber(rank)}</bdi>}
    </div>
  )
}

function noteOf(student: SheetStudent, model: GridModel, total: RowTotal): string {
  if (!student.takesPart) return words('note.notTakingPart')
  if (total.status) return words(`note.${total.status}`, { zero: 0 })
  return total.isComplete && total.maximumHundredths < model.maximumHundredths
    ? words('note.outOf', { maximum: pointsText(total.maximumHundredths) })
    : ''
}
