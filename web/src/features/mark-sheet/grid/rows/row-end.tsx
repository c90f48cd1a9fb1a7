import type { SheetStudent } from '@classeur/contracts'
import { memo, useSyncExternalStore } from 'react'
import { gridText } from '../../model/sheet-text.ts'
import { mayOverflow } from '../cells/cell-looks.ts'
import { useGrid } from '../grid-context.ts'
import type { GridLayout } from '../grid-layout.ts'
import type { GridModel } from '../../model/grid-model.ts'
import classes from './row-end.module.css'
import { EndCells } from './end-cells.tsx'
import { pointsName, pointsOfPaper, resultName, resultText } from './result-text.ts'
import { RowRank } from './row-rank.tsx'
import { totalOf, type RowTotal } from '../../model/figures/total-of.ts'

interface RowEndProps {
  row: number
  student: SheetStudent
  model: GridModel
  layout: GridLayout
  /** The active column if it is one of these. */
  activeCol: number | null
}

/** The result and points of a paper, once every question is entered, and its rank if the school shows ranks. */
export const RowEnd = memo(function RowEnd({ row, student, model, layout, activeCol }: RowEndProps) {
  const { engine } = useGrid()
  // Told after the marks are painted, like the means and ranks: a typed mark waits for its own cell only.
  const marks = useSyncExternalStore(engine.subscribeRows, () => engine.row(student.id))
  const total = totalOf(model, marks)
  const instead = insteadOfResult(student, total)
  const cell = (name: string, text: string | null, shortly: string, width: number) => ({
    role: 'gridcell' as const,
    clips: mayOverflow(text ?? shortly, width),
    content: text === null ? <span className={classes.instead}>{shortly}</span> : <bdi>{text}</bdi>,
    label: `${name}: ${text ?? instead ?? gridText(total.toEnter > 0 ? 'totalIncomplete' : 'withoutResult')}`,
  })
  return (
    <>
      <EndCells
        look="row"
        {...{ model, layout, row, activeCol }}
        result={cell(resultName(model), resultText(model, total), instead ?? '—', layout.resultWidth)}
        points={cell(
          pointsName(model),
          pointsOfPaper(model, total),
          instead === null ? '—' : '',
          layout.pointsWidth,
        )}
      />
      {model.hasRanks ? (
        <RowRank {...{ row, student, model, layout, activeCol }} />
      ) : (
        <div aria-hidden className={classes.filler} style={{ inlineSize: layout.rankWidth }} />
      )}
    </>
  )
})

/** The reason why a paper has no result, such as absence from the whole exam. */
function insteadOfResult(student: SheetStudent, { status, share }: RowTotal): string | null {
  if (!student.takesPart) return gridText('note.notTakingPart')
  return share === null && status ? gridText(`note.${status}`, { zero: 0 }) : null
}
