import { maximumOf } from '@classeur/domain/exams'
import { exactShares, type ExamAnalysis } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { results as texts } from '../../../../i18n/results.ts'
import type { SheetEngine, SheetState } from '../../engine/sheet-engine.ts'
import {
  inFormula,
  onScale as onScaleText,
  percentText,
  pointsOfShare,
  type ShownShare,
} from '../../model/figures/statistics-text.ts'
import type { HowComputed } from '../how/how-computed.ts'
import { useHowRows } from '../how/use-how-rows.tsx'

interface Figure {
  name: 'mean' | 'median' | 'passed' | 'deviation' | 'middle' | 'range'
  main: string
  /** The unit of the scale; empty for grades. */
  unit: string
  /** The same figure in percent, and in points. */
  below: string
  how: () => HowComputed
}

/** The six figures. Shares become numbers on the exam's scale; a scale of grades is shown in percent. */
export function useHeadlineFigures(
  engine: SheetEngine,
  sheet: SheetState['sheet'],
  analysis: ExamAnalysis,
): Figure[] {
  const { t } = useTranslation('mark-statistics')
  const { ofResults } = useHowRows(engine, analysis)
  const { shares, passed, results, median } = analysis.results
  const mean = analysis.results.mean.share
  if (!shares || mean === null || median === null) return []
  const { effectiveScale: scale, effectivePassMarkBasisPoints: passMark, structure } = sheet.exam
  const maximumHundredths = maximumOf(structure)
  const maximum = inFormula(maximumHundredths / 100)
  const unit = texts.unit(scale)
  const isPoints = scale.kind === 'points'
  const times = isPoints ? scale.max : 100
  const onScale = (share: ShownShare) => onScaleText(share, scale)
  const short = (share: number) => (isPoints ? inFormula(share * times) : percentText(share))
  const percent = (share: ShownShare) => isolate(percentText(share))
  const points = (share: ShownShare) => isolate(pointsOfShare(share, maximumHundredths))
  const inPercentAndPoints = (share: ShownShare) =>
    `${percent(share)} · ${t('figures.ofPoints', { points: points(share), maximum: isolate(maximum) })}`
  const { standardDeviation, lowerQuartile, upperQuartile, lowest, highest } = shares
  const exact = exactShares(results)
  const inOrder = exact.values.map((value) => Number(value) / Number(exact.perUnit)).sort((a, b) => a - b)
  const values = { label: t('how.values'), value: <bdi dir="ltr">{inOrder.map(short).join(' · ')}</bdi> }
  const n = inOrder.length
  const explain =
    (name: Figure['name'], formula: HowComputed['formula'], numbers?: string) => (): HowComputed => ({
      title: t('how.title', { name: t(`figures.${name}`) }),
      ...{ formula, ...(numbers !== undefined && { numbers }), rows: [...ofResults(), values] },
    })
  const sum = inOrder.reduce((all, share) => all + share, 0)
  const range = (from: string, to: string) => `${from}–${to}`
  const pass = texts.edge(passMark, scale)
  return [
    {
      ...{ name: 'mean', main: onScale(mean), unit, below: inPercentAndPoints(mean) },
      how: explain('mean', 'Σ x / n', `= ${short(sum)} / ${inFormula(n)} = ${onScale(mean)}`),
    },
    {
      ...{ name: 'median', main: onScale(median), unit, below: inPercentAndPoints(median) },
      how: explain('median', t('how.median')),
    },
    {
      ...{ name: 'passed', main: formatNumber(passed), unit: t('figures.of', { n }) },
      below: `${percent(passed / n)} · ${t('figures.passMark', { mark: isolate(pass) })}`,
      how: explain(
        'passed',
        t('how.passed', { mark: pass }),
        `= ${inFormula(passed)} / ${inFormula(n)} = ${percentText(passed / n)}`,
      ),
    },
    {
      name: 'deviation',
      ...(standardDeviation === null
        ? { main: '–', unit: '', below: t('figures.oneResult') }
        : {
            ...{ main: onScale(standardDeviation), unit },
            below: `${percent(standardDeviation)} · ${t('figures.points', { points: points(standardDeviation) })}`,
          }),
      how: explain('deviation', '√( Σ (x − mean)² / (n − 1) )'),
    },
    {
      ...{ name: 'middle', main: range(onScale(lowerQuartile), onScale(upperQuartile)), unit },
      below: t('figures.to', { from: percent(lowerQuartile), to: percent(upperQuartile) }),
      how: explain(
        'middle',
        t('how.quartiles'),
        `(n − ${inFormula(1)}) / ${inFormula(4)} = ${inFormula((n - 1) / 4)}`,
      ),
    },
    {
      ...{ name: 'range', main: range(onScale(lowest), onScale(highest)), unit },
      below: t('figures.to', { from: percent(lowest), to: percent(highest) }),
      how: explain('range', t('how.range')),
    },
  ]
}
