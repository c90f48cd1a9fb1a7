import { shareNumber, type ProgressPoint } from '@classeur/domain/marks'
import type { ExactShare } from '@classeur/contracts'
import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'

export interface ProgressDot {
  x: number
  y: number
  index: number
  share: ExactShare
}

/** Space for the numbers of the axis and the names at the ends of the lines, px. */
export const margins = { top: 12, bottom: 26, start: 44, end: 104 }

interface Frame {
  widthPx: number
  heightPx: number
  /** Time then runs from right to left. */
  isRtl: boolean
  count: number
}

/** Positions in the chart, px. A share above 1, which a bonus can give, is drawn at the top. */
export function progressScales({ widthPx, heightPx, isRtl, count }: Frame) {
  const [from, to] = [margins.start, Math.max(widthPx - margins.end, margins.start + 1)]
  const across = scalePoint<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range(isRtl ? [widthPx - from, widthPx - to] : [from, to])
  const up = scaleLinear()
    .domain([0, 1])
    .range([heightPx - margins.bottom, margins.top])
    .clamp(true)
  return {
    x: (index: number): number => across(index) ?? from,
    y: (share: ExactShare): number => up(shareNumber(share)),
    start: isRtl ? widthPx - from : from,
    end: isRtl ? widthPx - to : to,
  }
}

const through = line<ProgressDot>(
  ({ x }) => x,
  ({ y }) => y,
)

/** The dots of one line, and the line through them, which skips exams without a value. */
export function progressLine(
  points: readonly ProgressPoint<unknown>[],
  valueOf: (point: ProgressPoint<unknown>) => ExactShare | null,
  { x, y }: Pick<ReturnType<typeof progressScales>, 'x' | 'y'>,
): { dots: ProgressDot[]; path: string } {
  const dots = points.flatMap((point, index): ProgressDot[] => {
    const share = valueOf(point)
    return share === null ? [] : [{ x: x(index), y: y(share), index, share }]
  })
  return { dots, path: through(dots) ?? '' }
}
