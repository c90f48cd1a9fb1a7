import type { SheetStudent } from '@classeur/contracts'
import { useCallback, useSyncExternalStore } from 'react'
import { pointsText, words } from '../edit/place-words.ts'
import { useGrid, useGridState } from '../hooks/grid-context.ts'
import type { GridLayout } from '../hooks/grid-layout.ts'
import type { GridModel } from '../model/grid-model.ts'
import { totalOf } from './total-of.ts'
import classes from './cells.module.css'

interface RowEndProps {
  row: number
  student: SheetStudent
  model: GridModel
  layout: GridLayout
}

/** The total of a student, once every question is entered, and what is to be known of the row. */
export function RowEnd({ row, student, model, layout }: RowEndProps) {
  const { engine } = useGrid()
  const follow = useCallback(
    (listener: () => void) => engine.subscribeRow(student.id, listener),
    [engine, student.id],
  )
  const marks = useSyncExternalStore(follow, () => engine.row(student.id))
  const activeCol = useGridState(({ active }) => (active.row === row ? active.col : null))
  const total = totalOf(model, marks)
  const isShown = total.isComplete && total.pointsHundredths !== null
  const note = !student.takesPart
    ? words('note.notTakingPart')
    : total.status
      ? words(`note.${total.status}`, { zero: 0 })
      : total.isComplete && total.maximumHundredths < model.maximumHundredths
        ? words('note.outOf', { maximum: pointsText(total.maximumHundredths) })
        : ''
  const [totalCol, noteCol] = [model.columns.length, model.columns.length + 1]
  return (
    <>
      <div
        role="gridcell"
        tabIndex={activeCol === totalCol ? 0 : -1}
        data-at={`${row}:${totalCol}`}
        aria-colindex={totalCol + 2}
        aria-readonly
        aria-label={isShown ? undefined : words('totalIncomplete')}
        className={classes.total}
        data-place={activeCol === totalCol ? 'active' : undefined}
        data-sticky={layout.coveredEnd > 0 || undefined}
        style={{ inlineSize: layout.totalWidth }}
      >
        {isShown ? pointsText(total.pointsHundredths ?? 0) : '—'}
      </div>
      <div
        role="gridcell"
        tabIndex={activeCol === noteCol ? 0 : -1}
        data-at={`${row}:${noteCol}`}
        aria-colindex={noteCol + 2}
        aria-readonly
        className={classes.note}
        data-place={activeCol === noteCol ? 'active' : undefined}
        style={{ inlineSize: layout.noteWidth }}
      >
        <bdi>{note}</bdi>
      </div>
    </>
  )
}
