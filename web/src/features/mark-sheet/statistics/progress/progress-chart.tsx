import type { Progress } from '@classeur/domain/marks'
import type { GradebookExam } from '@classeur/contracts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortLabel } from '../../../../components/charts/short-label.ts'
import { formatDayMonth } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { results as texts } from '../../../../i18n/results.ts'
import { progressLine, progressScales, type ProgressDot } from './progress-lines.ts'
import classes from './progress-chart.module.css'

const heightPx = 200
const firstWidthPx = 640
const gridShares = ['0/1', '1/4', '1/2', '3/4', '1/1']
/** Dates closer than this would overlap. */
const dateWidthPx = 60
const [labelGapPx, lineHeightPx] = [10, 15]
/** From the middle of a line of text to its baseline. */
const baselinePx = 4

interface ProgressChartProps {
  progress: Progress<GradebookExam>
  /** The name at the end of the student's line; null without a student. */
  student: string | null
}

/** The lines of the class and of a student over the exams. Screen readers get the table below instead. */
export function ProgressChart({ progress, student }: ProgressChartProps) {
  const { t, i18n } = useTranslation('mark-statistics')
  const box = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(firstWidthPx)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(entry.contentRect.width))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const { points, hasMeanLine, hasStudentLine } = progress
  const isRtl = i18n.dir() === 'rtl'
  const scales = progressScales({ widthPx, heightPx, isRtl, count: points.length })
  const mean = progressLine(points, (point) => (hasMeanLine ? point.mean.share : null), scales)
  const own = progressLine(points, (point) => (hasStudentLine ? point.share : null), scales)
  const everyNth = Math.max(
    1,
    Math.ceil((points.length * dateWidthPx) / Math.max(Math.abs(scales.end - scales.start), 1)),
  )
  const [meanEnd, ownEnd] = [mean.dots.at(-1), own.dots.at(-1)]
  const isClose = meanEnd && ownEnd && Math.abs(meanEnd.y - ownEnd.y) < 2 * lineHeightPx
  const away = !isClose ? 0 : ownEnd.y <= meanEnd.y ? lineHeightPx : -lineHeightPx
  const label = (end: ProgressDot | undefined, name: string, line: 'mean' | 'own', shift: number) =>
    end && (
      <text
        className={classes.label}
        data-line={line}
        x={end.x + (isRtl ? -labelGapPx : labelGapPx)}
        y={Math.min(Math.max(end.y + shift, lineHeightPx), heightPx - lineHeightPx) + baselinePx}
      >
        <title>{name}</title>
        {isolate(shortLabel(name))}
      </text>
    )
  return (
    <div ref={box} className={classes.chart} aria-hidden>
      <svg width={widthPx} height={heightPx} viewBox={`0 0 ${widthPx} ${heightPx}`}>
        {gridShares.map((share) => (
          <g key={share}>
            <line
              className={classes.grid}
              x1={scales.start}
              x2={scales.end}
              y1={scales.y(share)}
              y2={scales.y(share)}
            />
            <text className={classes.axis} x={isRtl ? widthPx : 0} y={scales.y(share) + baselinePx}>
              {texts.percent(share)}
            </text>
          </g>
        ))}
        {points.map(({ exam }, index) =>
          exam.date !== null && index % everyNth === 0 ? (
            <text
              key={exam.id}
              className={classes.axis}
              textAnchor="middle"
              x={scales.x(index)}
              y={heightPx - baselinePx}
            >
              {formatDayMonth(exam.date)}
            </text>
          ) : null,
        )}
        {(['mean', 'own'] as const).map((line) => {
          const { path, dots } = line === 'mean' ? mean : own
          return (
            <g key={line} data-line={line} className={classes.line}>
              {path !== '' && <path d={path} />}
              {dots.map(({ x, y, index, share }) => (
                <circle key={index} cx={x} cy={y} r={line === 'mean' ? 3 : 4}>
                  <title>{`${points[index]?.exam.title ?? ''} · ${texts.percent(share)}`}</title>
                </circle>
              ))}
            </g>
          )
        })}
        {label(meanEnd, t('progress.class'), 'mean', away)}
        {student !== null && label(ownEnd, student, 'own', -away)}
      </svg>
    </div>
  )
}
