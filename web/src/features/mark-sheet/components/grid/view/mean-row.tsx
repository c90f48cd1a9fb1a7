import { questionMean } from '@classeur/contracts'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../../i18n/format.ts'
import type { RowContents } from '../../../engine/sheet-engine.ts'
import { pointsText } from '../edit/place-words.ts'
import { useGrid } from '../hooks/grid-context.ts'
import { meanHeight, type GridLayout } from '../hooks/grid-layout.ts'
import type { GridColumn, GridModel } from '../model/grid-model.ts'
import { meanResultText } from './result-words.ts'
import { totalOf } from './total-of.ts'
import classes from './header.module.css'

interface MeanRowProps {
  model: GridModel
  columns: readonly number[]
  layout: GridLayout
  rowIndex: number
}

/** A mean is heard with the heading of its question: the row of means has no place of its own for the keyboard. */
export const meanIdOf = ({ leaf }: GridColumn) => `mean-${leaf.id}`
export const meanOfTotalsId = 'mean-of-totals'

const half = 0.5
/** Basis points of the whole. */
const whole = 10_000
const noMarks: RowContents = {}
const percent = (share: number) => `${Math.round(Math.min(share, 1) * 100)}%`
const withDecimals = (hundredths: number, decimals: number) =>
  formatNumber(hundredths / 100, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/**
 * The mean of complete papers, in hundredths of a point of the exam's maximum: of shares, so that a paper with a
 * question taken out counts as what it is.
 */
function meanOfTotals(
  model: GridModel,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, RowContents>,
): number | null {
  const shares = studentIds
    .map((id) => totalOf(model, rows.get(id) ?? noMarks))
    .flatMap(({ isComplete, shareBasisPoints }) => (isComplete ? (shareBasisPoints ?? []) : []))
  if (shares.length === 0) return null
  const sum = shares.reduce((total, share) => total + share, 0)
  return (sum / shares.length / whole) * model.maximumHundredths
}

/** The mean of what was entered, of each question, with the share of its maximum as a bar. */
export function MeanRow({ model, columns, layout, rowIndex }: MeanRowProps) {
  const { t } = useTranslation('mark-grid')
  const { engine } = useGrid()
  const rows = useSyncExternalStore(engine.subscribeRows, engine.rows)
  const studentIds = useMemo(
    () => model.students.filter(({ takesPart }) => takesPart).map(({ id }) => id),
    [model.students],
  )
  const mean = useMemo(() => meanOfTotals(model, studentIds, rows), [model, rows, studentIds])
  return (
    <div role="row" aria-rowindex={rowIndex} className={classes.means} style={{ blockSize: meanHeight }}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes.corner}
        style={{ inlineSize: layout.nameWidth }}
      >
        <span className={classes.number} />
        {t('classMean')}
      </div>
      {columns.map((col) => {
        const column = model.columns[col]
        if (!column) return null
        const { meanHundredths, facility } = questionMean(column.leaf, studentIds, rows)
        return (
          <div
            key={column.leaf.id}
            id={meanIdOf(column)}
            role="gridcell"
            aria-colindex={col + 2}
            aria-readonly
            aria-label={
              meanHundredths === null
                ? t('meanNone', { label: column.label })
                : t('meanOf', {
                    label: column.label,
                    mean: withDecimals(meanHundredths, 2),
                    maximum: pointsText(column.leaf.maxHundredths),
                  })
            }
            className={classes.mean}
            data-low={facility !== null && facility < half ? true : undefined}
            style={{ insetInlineStart: layout.starts[col], inlineSize: layout.widths[col] }}
          >
            {meanHundredths !== null && withDecimals(meanHundredths, 2)}
            {facility !== null && (
              <span className={classes.meter}>
                <span style={{ inlineSize: percent(facility) }} />
              </span>
            )}
          </div>
        )
      })}
      <div
        id={meanOfTotalsId}
        role="gridcell"
        aria-colindex={model.columns.length + 2}
        aria-readonly
        aria-label={
          mean === null
            ? t('meanNone', { label: t('total') })
            : t('meanOf', {
                label: t('total'),
                mean: withDecimals(mean, 1),
                maximum: pointsText(model.maximumHundredths),
              })
        }
        className={classes.meanTotal}
        data-sticky={layout.coveredEnd > 0 || undefined}
        style={{ inlineSize: layout.totalWidth }}
      >
        <bdi className={classes.points}>{mean === null ? '—' : withDecimals(mean, 1)}</bdi>
        {layout.resultWidth > 0 && (
          <bdi className={classes.result} style={{ inlineSize: layout.resultWidth }}>
            {model.result && mean !== null && meanResultText(model.result, mean / model.maximumHundredths)}
          </bdi>
        )}
      </div>
      <div
        role="gridcell"
        aria-colindex={model.columns.length + 3}
        aria-readonly
        className={classes.end}
        style={{ inlineSize: layout.noteWidth }}
      />
    </div>
  )
}
