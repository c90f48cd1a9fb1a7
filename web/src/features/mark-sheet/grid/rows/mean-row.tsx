import { classMeanOf, questionMean, shareNumber, wholePapers } from '@classeur/domain/marks'
import { memo, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ProvisionalTag } from '../../../../components/grading/provisional-tag.tsx'
import { usePapersText } from '../../../../components/grading/use-papers-text.ts'
import { results } from '../../../../i18n/results.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { useGrid } from '../grid-context.ts'
import type { GridLayout } from '../grid-layout.ts'
import type { GridColumn, GridModel } from '../../model/grid-model.ts'
import { EndCells } from './end-cells.tsx'
import classes from './mean-row.module.css'
import { totalOf } from '../../model/figures/total-of.ts'

interface MeanRowProps {
  model: GridModel
  columns: readonly number[]
  layout: GridLayout
  rowIndex: number
}

/** The keyboard can't reach the row of means, so each heading refers to its mean with `aria-describedby`. */
export const meanIdOf = ({ leaf }: GridColumn) => `mean-${leaf.id}`
export const meanOfResultsId = 'mean-of-results'
export const meanOfPointsId = 'mean-of-points'

const half = 0.5
const percent = (share: number) => `${Math.min(share, 1) * 100}%`

interface MeanCellProps {
  column: GridColumn
  col: number
  /** How many marks the mean counts. */
  n: number
  /** Null if nobody has a mark. */
  text: string | null
  facility: number | null
  start: number | undefined
  width: number | undefined
}

/** The mean of one question. Memoised, because a mark changes the mean of its own question only. */
const MeanCell = memo(function MeanCell({ column, col, n, text, facility, start, width }: MeanCellProps) {
  const { t } = useTranslation('mark-grid')
  const { label, leaf } = column
  const maximum = pointsText(leaf.maxHundredths)
  return (
    <div
      id={meanIdOf(column)}
      role="gridcell"
      aria-colindex={col + 2}
      aria-readonly
      aria-label={
        text === null
          ? t('meanNone', { label })
          : t('meanOfQuestion', { label, mean: text, maximum, count: n })
      }
      className={classes.mean}
      data-low={facility !== null && facility < half ? true : undefined}
      style={{ insetInlineStart: start, inlineSize: width }}
    >
      {text}
      {facility !== null && (
        <span className={classes.meter}>
          <span style={{ inlineSize: percent(facility) }} />
        </span>
      )}
    </div>
  )
})

/** The mean mark of each question, with a bar for its share of the maximum, then the mean of complete papers. */
export function MeanRow({ model, columns, layout, rowIndex }: MeanRowProps) {
  const { t } = useTranslation('mark-grid')
  const papersText = usePapersText()
  const { engine } = useGrid()
  const rows = useSyncExternalStore(engine.subscribeRows, engine.rows)
  const studentIds = useMemo(
    () => model.everybody.filter(({ takesPart }) => takesPart).map(({ id }) => id),
    [model.everybody],
  )
  const mean = useMemo(
    () => classMeanOf(wholePapers(studentIds, rows, (row) => totalOf(model, row))),
    [model, rows, studentIds],
  )
  const heard = (label: string, text: string | null) =>
    text === null ? t('meanNone', { label }) : t('meanOf', { label, mean: text, papers: papersText(mean) })
  const onScale = mean.share === null ? null : results.mean(mean.share, model.result)
  const inPoints =
    mean.share === null
      ? null
      : results.meanPointsOf(mean.share, model.maximumHundredths, model.result.rounding)
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classes.means}
      style={{ blockSize: layout.meanHeight }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes.corner}
        style={{ inlineSize: layout.nameWidth }}
      >
        <span className={classes.number} />
        <span className={classes.meanName}>
          {t('classMean')} <ProvisionalTag mean={mean} />
        </span>
      </div>
      {columns.map((col) => {
        const column = model.columns[col]
        if (!column) return null
        const { n, share } = questionMean(column.leaf, studentIds, rows)
        return (
          <MeanCell
            key={column.leaf.id}
            {...{ column, col, n }}
            text={share === null ? null : results.twoDecimalMean(share, column.leaf.maxHundredths)}
            facility={share === null ? null : shareNumber(share)}
            start={layout.starts[col]}
            width={layout.widths[col]}
          />
        )
      })}
      <EndCells
        look="mean"
        row={null}
        activeCol={null}
        {...{ model, layout }}
        result={{
          ...{ role: 'gridcell', id: meanOfResultsId, content: <bdi>{onScale ?? '—'}</bdi>, clips: true },
          label: heard(t('result'), onScale),
        }}
        points={{
          ...{ role: 'gridcell', id: meanOfPointsId, content: <bdi>{inPoints ?? '—'}</bdi>, clips: true },
          label: heard(t('points'), inPoints),
        }}
      />
      <div
        {...(model.hasRanks
          ? { role: 'gridcell', 'aria-colindex': model.columns.length + 4, 'aria-readonly': true }
          : { 'aria-hidden': true })}
        className={classes.end}
        style={{ inlineSize: layout.rankWidth }}
      />
    </div>
  )
}
