import type { SheetStudent } from '@classeur/contracts'
import { useCallback, useSyncExternalStore } from 'react'
import { pointsText, words } from '../edit/place-words.ts'
import { useGrid, useGridState } from '../hooks/grid-context.ts'
import type { GridLayout } from '../hooks/grid-layout.ts'
import type { GridModel } from '../model/grid-model.ts'
import { resultName, resultText } from './result-words.ts'
import { RowNote } from './row-note.tsx'
import { totalOf } from './total-of.ts'
import classes from './cells.module.css'

interface RowEndProps {
  row: number
  student: SheetStudent
  model: GridModel
  layout: GridLayout
}

/** The total of a student, once every question is entered, beside it what it comes to on the scale, and the note. */
export function RowEnd({ row, student, model, layout }: RowEndProps) {
  const { engine } = useGrid()
  const follow = useCallback(
    (listener: () => void) => engine.subscribeRow(student.id, listener),
    [engine, student.id],
  )
  const marks = useSyncExternalStore(follow, () => engine.row(student.id))
  const totalCol = model.columns.length
  const isActive = useGridState(({ active }) => active.row === row && active.col === totalCol)
  const total = totalOf(model, marks)
  const points =
    total.isComplete && total.pointsHundredths !== null ? pointsText(total.pointsHundredths) : null
  const result = model.result && resultText(model.result, total)
  const heard =
    model.result && result !== null ? `${points ?? ''}, ${resultName(model.result)}: ${result}` : undefined
  return (
    <>
      <div
        role="gridcell"
        tabIndex={isActive ? 0 : -1}
        data-at={`${row}:${totalCol}`}
        aria-colindex={totalCol + 2}
        aria-readonly
        aria-label={points === null ? words('totalIncomplete') : heard}
        className={classes.total}
        data-place={isActive ? 'active' : undefined}
        data-sticky={layout.coveredEnd > 0 || undefined}
        style={{ inlineSize: layout.totalWidth }}
      >
        <bdi className={classes.points}>{points ?? '—'}</bdi>
        {layout.resultWidth > 0 && (
          <bdi className={classes.result} style={{ inlineSize: layout.resultWidth }}>
            {result}
          </bdi>
        )}
      </div>
      <RowNote row={row} student={student} model={model} layout={layout} total={total} />
    </>
  )
}
