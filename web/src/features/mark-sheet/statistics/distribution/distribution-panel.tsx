import type { ExamAnalysis } from '@classeur/domain/marks'
import { scaleLinear } from 'd3-scale'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { endText } from '../../model/figures/histogram-end.ts'
import { HistogramTable } from '../../model/figures/histogram-table.tsx'
import { BoxPlot } from './box-plot.tsx'
import classes from './distribution-panel.module.css'
import { HistogramBars } from './histogram-bars.tsx'
import { useBinText } from './use-bin-text.ts'

interface DistributionPanelProps {
  sheet: SheetState['sheet']
  analysis: ExamAnalysis
}

const whole = 10_000

/** Histogram and box plot on one axis, from 0 to the maximum of the scale. A bar opens its students. */
export function DistributionPanel({ sheet, analysis }: DistributionPanelProps) {
  const { t } = useTranslation('mark-statistics')
  const range = useBinText(sheet)
  const { bins, shares, mean } = analysis.results
  if (!shares) return null
  const { effectiveScale: scale, effectivePassMarkBasisPoints: pass } = sheet.exam
  /** Position on the axis, in percent of its length. Results above the maximum stay at its end. */
  const position = scaleLinear([0, whole], [0, 100]).clamp(true)
  const edges = [...bins.map(({ fromBasisPoints }) => fromBasisPoints), whole]
  return (
    <Panel
      compact
      title={t('distribution.title')}
      aside={t('distribution.n', { n: isolate(`n = ${formatNumber(mean.papers)}`) })}
    >
      <div className={classes.chart}>
        <span className={classes.pass} style={{ insetInlineStart: `${position(pass)}%` }} aria-hidden>
          <span>{t('distribution.pass', { mark: isolate(results.edge(pass, scale)) })}</span>
        </span>
        <HistogramBars bins={bins} sheet={sheet} />
        <div className={classes.axis} aria-hidden>
          {edges.map((edge) => (
            <span key={edge} style={{ insetInlineStart: `${position(edge)}%` }}>
              {edge === whole ? endText(results.edge(edge, scale), bins) : results.edge(edge, scale)}
            </span>
          ))}
        </div>
        <BoxPlot
          results={analysis.results}
          shares={shares}
          position={(share) => position(share * whole)}
          sheet={sheet}
        />
      </div>
      <HistogramTable bins={bins} range={range} caption={t('distribution.title')} />
    </Panel>
  )
}
