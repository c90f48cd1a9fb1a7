import type { Description, SheetSoFar } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { onScale, type ShownShare } from '../../model/figures/statistics-text.ts'
import classes from './box-plot.module.css'

interface BoxPlotProps {
  results: Pick<SheetSoFar, 'mean' | 'median'>
  shares: Description
  /** Position of a share on the axis, in percent. */
  position: (share: number) => number
  sheet: SheetState['sheet']
}

/**
 * Whiskers from the lowest to the highest result, a box for the middle half, a line for the median, a diamond for the
 * mean. A highest result above the maximum is also written, because its whisker stops at the end of the axis.
 */
export function BoxPlot({ results, shares, position, sheet }: BoxPlotProps) {
  const { t } = useTranslation('mark-statistics')
  const { effectiveScale: scale } = sheet.exam
  const { mean, median, lowerQuartile, upperQuartile, lowest, highest } = shares
  const text = (share: ShownShare | null) => isolate(onScale(share, scale))
  const span = (from: number, to: number) => ({
    insetInlineStart: `${position(from)}%`,
    inlineSize: `${position(to) - position(from)}%`,
  })
  const at = (share: number) => ({ insetInlineStart: `${position(share)}%` })
  const both = t('box.middle', { mean: text(results.mean.share), median: text(results.median) })
  return (
    <div
      role="img"
      aria-label={t('box.label', {
        ...{ lowest: text(lowest), lower: text(lowerQuartile), both },
        ...{ upper: text(upperQuartile), highest: text(highest) },
      })}
    >
      <div className={classes.plot}>
        <span className={classes.whisker} style={span(lowest, highest)} />
        <span className={classes.box} style={span(lowerQuartile, upperQuartile)} />
        <span className={classes.median} style={at(median)} />
        <span className={classes.mean} style={at(mean)} />
      </div>
      <p className={classes.texts}>
        <span>{t('box.lowest', { value: text(lowest) })}</span>
        <span>{t('box.lower', { value: text(lowerQuartile) })}</span>
        <span>{both}</span>
        <span>{t('box.upper', { value: text(upperQuartile) })}</span>
        {highest > 1 && <span>{t('box.highest', { value: text(highest) })}</span>}
      </p>
    </div>
  )
}
