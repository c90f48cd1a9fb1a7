import { isProvisional } from '@classeur/domain/marks'
import type { StudentCard } from '@classeur/contracts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortLabel } from '../../../../components/charts/short-label.ts'
import { formatDayMonth } from '../../../../i18n/format.ts'
import { results as texts } from '../../../../i18n/results.ts'
import { chartLine, labelLinePx, labelMiddles, margins, xOf, yOf, type ChartLine } from './chart-layout.ts'
import classes from './results-chart.module.css'

const heightPx = 190
const firstWidthPx = 520
/** From the middle of a line of text to its baseline. */
const baselinePx = 4
const gridShares = ['0/1', '1/4', '1/2', '3/4', '1/1']
/** Dates closer than this would overlap. */
const dateWidthPx = 56

interface ResultsChartProps {
  results: StudentCard['results']
  /** The label of the student's line. */
  name: string
}

/** The student's line beside the class's, each labelled at its end. The table below gives the same numbers. */
export function ResultsChart({ results, name }: ResultsChartProps) {
  const { t, i18n } = useTranslation('students')
  const box = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(firstWidthPx)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(entry.contentRect.width))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const isRightToLeft = i18n.dir() === 'rtl'
  const frame = { widthPx, heightPx, isRightToLeft }
  const own = chartLine(results, ({ share }) => share, frame)
  const mean = chartLine(results, ({ classMean }) => classMean.share, frame)
  const [ownY, meanY] = labelMiddles(own, mean, frame)
  const everyNth = Math.ceil(
    (results.length * dateWidthPx) / Math.max(widthPx - margins.start - margins.end, 1),
  )
  const start = isRightToLeft ? widthPx : 0
  const end = isRightToLeft ? margins.end : widthPx - margins.end
  const label = (line: ChartLine, middle: number, labelText: string, kind: 'own' | 'mean') => {
    const last = line.points.at(-1)
    if (!last) return null
    const x = last.x + (isRightToLeft ? -10 : 10)
    return (
      <text className={classes.label} data-line={kind} x={x} y={middle + baselinePx - labelLinePx / 2}>
        <tspan x={x}>{shortLabel(labelText)}</tspan>
        <tspan x={x} dy={labelLinePx}>
          {texts.percent(last.share)}
        </tspan>
      </text>
    )
  }
  return (
    <div ref={box} className={classes.chart} aria-hidden>
      <svg width={widthPx} height={heightPx} viewBox={`0 0 ${widthPx} ${heightPx}`}>
        {gridShares.map((share) => (
          <g key={share}>
            <line
              className={classes.grid}
              x1={isRightToLeft ? widthPx - margins.start : margins.start}
              x2={end}
              y1={yOf(share, frame)}
              y2={yOf(share, frame)}
            />
            <text className={classes.axis} x={start} y={yOf(share, frame) + 4}>
              {texts.percent(share)}
            </text>
          </g>
        ))}
        {results.map(({ examId, date }, index) =>
          date !== null && index % everyNth === 0 ? (
            <text
              key={examId}
              className={classes.axis}
              textAnchor="middle"
              x={xOf(index, results.length, frame)}
              y={heightPx - 6}
            >
              {formatDayMonth(date)}
            </text>
          ) : null,
        )}
        <path className={classes.line} data-line="mean" d={mean.path} />
        <path className={classes.line} data-line="own" d={own.path} />
        {mean.points.map(({ x, y, share, result }) => (
          <circle
            key={result.examId}
            className={classes.dot}
            data-line="mean"
            data-exam={result.examId}
            data-provisional={isProvisional(result.classMean) || undefined}
            cx={x}
            cy={y}
            r={3}
          >
            <title>{`${result.title} · ${t('card.classMean')} · ${texts.percent(share)}`}</title>
          </circle>
        ))}
        {own.points.map(({ x, y, share, result }) => (
          <circle
            key={result.examId}
            className={classes.dot}
            data-line="own"
            data-exam={result.examId}
            cx={x}
            cy={y}
            r={4}
          >
            <title>{`${result.title} · ${texts.percent(share)}`}</title>
          </circle>
        ))}
        {label(own, ownY, name, 'own')}
        {label(mean, meanY, t('card.theClass'), 'mean')}
      </svg>
    </div>
  )
}
