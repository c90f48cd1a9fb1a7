import { isProvisional, type ClassMean } from '@classeur/domain/marks'
import type { ExactShare } from '@classeur/contracts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayMonth } from '../../i18n/format.ts'
import { isolate } from '../../i18n/isolate.ts'
import { results as texts } from '../../i18n/results.ts'
import {
  chartLine,
  dateStepOf,
  fromStart,
  labelLinePx,
  labelMiddles,
  margins,
  xOf,
  yOf,
} from './progress-layout.ts'
import { shortLabel } from './short-label.ts'
import classes from './progress-chart.module.css'

const heightPx = 200
const firstWidthPx = 640
const gridShares = ['0/1', '1/4', '1/2', '3/4', '1/1']
const labelDistancePx = 10
/** From the middle of a line of text to its baseline. */
const baselinePx = 4
const radiusPx = { mean: 3, own: 4 }

interface ChartExam {
  id: string
  title: string
  date: string | null
  mean: ClassMean
  /** The student's result. */
  share: ExactShare | null
}

interface ProgressChartProps {
  /** Oldest first. */
  exams: readonly ChartExam[]
  /** The name at the end of the student's line; null for no such line. */
  student: string | null
  /** The name at the end of the line of class means; null for no such line. */
  schoolClass: string | null
}

/**
 * A student's results and the class means over the exams. An exam without a result is a gap, not a line past it. Screen
 * readers get the table below instead.
 */
export function ProgressChart({ exams, student, schoolClass }: ProgressChartProps) {
  const { i18n } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(firstWidthPx)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(entry.contentRect.width))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const frame = { widthPx, heightPx, isRtl: i18n.dir() === 'rtl' }
  const mean = chartLine(
    exams.map((exam) => (schoolClass === null ? null : exam.mean.share)),
    frame,
  )
  const own = chartLine(
    exams.map(({ share }) => (student === null ? null : share)),
    frame,
  )
  const [ownMiddle, meanMiddle] = labelMiddles(own, mean, frame)
  const dateStep = dateStepOf(exams.length, frame)
  const lines = [
    { kind: 'mean', name: schoolClass, middle: meanMiddle, ...mean },
    { kind: 'own', name: student, middle: ownMiddle, ...own },
  ] as const
  return (
    <div ref={box} className={classes.chart} aria-hidden>
      <svg width={widthPx} height={heightPx} viewBox={`0 0 ${widthPx} ${heightPx}`}>
        {gridShares.map((share) => (
          <g key={share}>
            <line
              className={classes.grid}
              x1={fromStart(margins.start, frame)}
              x2={fromStart(widthPx - margins.end, frame)}
              y1={yOf(share, frame)}
              y2={yOf(share, frame)}
            />
            <text className={classes.axis} x={fromStart(0, frame)} y={yOf(share, frame) + baselinePx}>
              {texts.percent(share)}
            </text>
          </g>
        ))}
        {exams.map(({ id, date }, index) =>
          date !== null && index % dateStep === 0 ? (
            <text
              key={id}
              className={classes.axis}
              textAnchor="middle"
              x={xOf(index, exams.length, frame)}
              y={heightPx - baselinePx}
            >
              {formatDayMonth(date)}
            </text>
          ) : null,
        )}
        {lines.map(({ kind, name, path, points }) => (
          <g key={kind} data-line={kind} className={classes.line}>
            {path !== '' && <path d={path} />}
            {points.map(({ x, y, index, share }) => (
              <circle
                key={index}
                data-line={kind}
                data-exam={exams[index]?.id}
                data-provisional={(kind === 'mean' && isMeanProvisional(exams[index])) || undefined}
                cx={x}
                cy={y}
                r={radiusPx[kind]}
              >
                <title>{[exams[index]?.title, name, texts.percent(share)].filter(Boolean).join(' · ')}</title>
              </circle>
            ))}
          </g>
        ))}
        {lines.map(({ kind, name, middle, points }) => {
          const last = points.at(-1)
          if (!last || name === null) return null
          const x = last.x + (frame.isRtl ? -labelDistancePx : labelDistancePx)
          return (
            <text
              key={kind}
              className={classes.label}
              data-line={kind}
              x={x}
              y={middle + baselinePx - labelLinePx / 2}
            >
              <title>{name}</title>
              <tspan x={x}>{isolate(shortLabel(name))}</tspan>
              <tspan x={x} dy={labelLinePx}>
                {texts.percent(last.share)}
              </tspan>
            </text>
          )
        })}
      </svg>
    </div>
  )
}

const isMeanProvisional = (exam: ChartExam | undefined) => exam !== undefined && isProvisional(exam.mean)
