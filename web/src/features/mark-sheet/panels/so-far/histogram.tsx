import type { CellRef } from '@classeur/contracts'
import type { SheetSoFar } from '@classeur/domain/marks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { BinStudents } from './bin-students.tsx'
import classes from './histogram.module.css'
import { endText } from '../../model/figures/histogram-end.ts'
import { HistogramTable } from '../../model/figures/histogram-table.tsx'

interface HistogramProps {
  soFar: SheetSoFar
  sheet: SheetState['sheet']
  onGoTo: (ref: CellRef) => void
}

/** Closer to an end than this, the label of the pass mark would overlap the label of the end. */
const clearOfEndsPercent = 20

/** Papers by result, red below the pass mark. A bar opens the list of its students. */
export function Histogram({ soFar: { bins }, sheet, onGoTo }: HistogramProps) {
  const { t } = useTranslation('mark-panels')
  const [open, setOpen] = useState<number | null>(null)
  const { effectiveScale: scale, effectivePassMarkBasisPoints: pass } = sheet.exam
  const highest = Math.max(...bins.map(({ studentIds }) => studentIds.length), 1)
  const percentOf = (count: number) => `${(100 * count) / highest}%`
  const range = (bin: (typeof bins)[number]) =>
    t(bin.isOpenEnded ? 'soFar.orMore' : 'soFar.range', {
      from: isolate(results.edge(bin.fromBasisPoints, scale)),
      to: isolate(results.edge(bin.toBasisPoints, scale)),
    })
  const passPercent = pass / 100
  const opened = open === null ? undefined : bins[open]
  return (
    <div className={classes.chart}>
      <div className={classes.bars}>
        <span className={classes.pass} style={{ insetInlineStart: `${passPercent}%` }} aria-hidden />
        {bins.map((bin, index) => {
          const count = bin.studentIds.length
          return (
            <button
              key={bin.fromBasisPoints}
              type="button"
              className={classes.column}
              disabled={count === 0}
              aria-expanded={count === 0 ? undefined : open === index}
              aria-label={t('soFar.bar', { count, range: range(bin) })}
              onClick={() => setOpen(open === index ? null : index)}
            >
              {count > 0 && <span className={classes.count}>{formatNumber(count)}</span>}
              <span className={classes.bar} style={{ blockSize: percentOf(count) }}>
                <span className={classes.passed} style={{ flexGrow: bin.passed }} />
                <span className={classes.failed} style={{ flexGrow: count - bin.passed }} />
              </span>
            </button>
          )
        })}
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{results.edge(0, scale)}</span>
        {passPercent >= clearOfEndsPercent && passPercent <= 100 - clearOfEndsPercent && (
          <span className={classes.passText} style={{ insetInlineStart: `${passPercent}%` }}>
            {t('soFar.pass', { mark: isolate(results.edge(pass, scale)) })}
          </span>
        )}
        <span>{endText(results.edge(10_000, scale), bins)}</span>
      </div>
      <HistogramTable
        bins={bins}
        range={range}
        caption={t('soFar.table', { mark: results.edge(pass, scale) })}
      />
      {opened && <BinStudents bin={opened} range={range(opened)} sheet={sheet} onGoTo={onGoTo} />}
    </div>
  )
}
