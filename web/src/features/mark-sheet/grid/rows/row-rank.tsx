import type { SheetStudent } from '@classeur/contracts'
import { memo, useSyncExternalStore } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { gridText } from '../../model/sheet-text.ts'
import { useGrid } from '../grid-context.ts'
import type { GridLayout } from '../grid-layout.ts'
import type { GridModel } from '../../model/grid-model.ts'
import { ranksOf } from './ranks-of.ts'
import classes from './row-rank.module.css'

interface RowRankProps {
  row: number
  student: SheetStudent
  model: GridModel
  layout: GridLayout
  activeCol: number | null
}

/** The rank of a paper by its result, among complete papers. */
export const RowRank = memo(function RowRank({ row, student, model, layout, activeCol }: RowRankProps) {
  const { engine } = useGrid()
  const col = model.columns.length + 2
  const isActive = activeCol === col
  const ranks = () => ranksOf(model, engine.rows())
  const rank = useSyncExternalStore(engine.subscribeRows, () => ranks().get(student.id) ?? null)
  const of = useSyncExternalStore(engine.subscribeRows, () => ranks().size)
  const heard = rank === null ? undefined : gridText('rank', { rank, of })
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-at={`${row}:${col}`}
      aria-colindex={col + 2}
      aria-readonly
      aria-label={heard}
      title={heard}
      className={classes.rank}
      data-selection={isActive ? 'active' : undefined}
      style={{ inlineSize: layout.rankWidth }}
    >
      {rank !== null && <bdi>{formatNumber(rank)}</bdi>}
    </div>
  )
})
