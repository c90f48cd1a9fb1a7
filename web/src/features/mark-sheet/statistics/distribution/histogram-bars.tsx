import type { HistogramBin } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Popover } from '../../../../components/overlays/panels/popover.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { StudentLinks } from '../how/student-links.tsx'
import classes from './histogram-bars.module.css'
import { useBinText } from './use-bin-text.ts'

interface HistogramBarsProps {
  bins: readonly HistogramBin[]
  sheet: SheetState['sheet']
}

/** One bar for each tenth of the scale, red for results below the pass mark. */
export function HistogramBars({ bins, sheet }: HistogramBarsProps) {
  const { t } = useTranslation('mark-statistics')
  const range = useBinText(sheet)
  const highest = Math.max(...bins.map(({ studentIds }) => studentIds.length), 1)
  return (
    <div className={classes.bars}>
      {bins.map((bin) => {
        const count = bin.studentIds.length
        const name = t('distribution.bar', { count, range: range(bin) })
        const column = (
          <>
            {count > 0 && <span className={classes.count}>{formatNumber(count)}</span>}
            <span className={classes.bar} style={{ blockSize: `${(100 * count) / highest}%` }}>
              <span className={classes.passed} style={{ flexGrow: bin.passed }} />
              <span className={classes.failed} style={{ flexGrow: count - bin.passed }} />
            </span>
          </>
        )
        if (count === 0) return <span key={bin.fromBasisPoints} className={classes.column} aria-hidden />
        return (
          <Popover
            key={bin.fromBasisPoints}
            label={name}
            opener={(opener) => (
              <button type="button" className={classes.column} aria-label={name} {...opener}>
                {column}
              </button>
            )}
          >
            {() => <StudentLinks title={name} sheet={sheet} studentIds={bin.studentIds} />}
          </Popover>
        )
      })}
    </div>
  )
}
