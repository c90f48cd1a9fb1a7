import { shareNumber } from '@classeur/domain/marks'
import type { ExactShare, StudentCard } from '@classeur/contracts'

export interface ChartPoint {
  x: number
  y: number
  share: ExactShare
  result: StudentCard['results'][number]
}

/** One dot per exam, and the pieces of the line. A missed exam leaves a gap. */
export interface ChartLine {
  points: ChartPoint[]
  path: string
}

export interface ChartFrame {
  widthPx: number
  heightPx: number
  /** True if time runs from right to left. */
  isRightToLeft: boolean
}

/** Space for the numbers of the axis and the names at the ends of the lines, px. */
export const margins = { top: 14, bottom: 26, start: 40, end: 96 }

/** A share above 1, which a bonus can give, is drawn at the top. */
export const yOf = (share: ExactShare, { heightPx }: ChartFrame): number => {
  const inner = heightPx - margins.top - margins.bottom
  return margins.top + inner * (1 - Math.min(shareNumber(share), 1))
}

export const xOf = (index: number, count: number, { widthPx, isRightToLeft }: ChartFrame): number => {
  const inner = widthPx - margins.start - margins.end
  const fromStart = margins.start + (count < 2 ? inner / 2 : (inner * index) / (count - 1))
  return isRightToLeft ? widthPx - fromStart : fromStart
}

/**
 * Lays out a line of shares over the exams, oldest first. Every exam has its own position, even without a point, so
 * two lines over the same exams always match.
 */
export function chartLine(
  results: StudentCard['results'],
  shareOf: (result: StudentCard['results'][number]) => ExactShare | null,
  frame: ChartFrame,
): ChartLine {
  const points: ChartPoint[] = []
  let path = ''
  let isApart = true
  for (const [index, result] of results.entries()) {
    const share = shareOf(result)
    if (share === null) {
      isApart = true
      continue
    }
    const [x, y] = [xOf(index, results.length, frame), yOf(share, frame)]
    points.push({ x, y, share, result })
    path += `${isApart ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    isApart = false
  }
  return { points, path }
}

/** Height of the two lines of a label, and the least gap between two labels, px. */
export const labelLinePx = 15
const labelGapPx = 6

/** The range for the middle of a label that keeps the whole label inside the chart. */
const insideFrame = ({ heightPx }: ChartFrame): [number, number] => [labelLinePx, heightPx - margins.bottom]

const between = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(Math.max(value, least), most)

/**
 * Returns the middle of the label at the end of each line, px. A label stands level with the last point of its line.
 * Two labels at the same exam are moved apart only as far as needed, and none leaves the chart.
 */
export function labelMiddles(own: ChartLine, mean: ChartLine, frame: ChartFrame): [number, number] {
  const [first, second] = [own.points.at(-1), mean.points.at(-1)]
  const [least, most] = insideFrame(frame)
  const middles = [first, second].map((point) => between(point?.y ?? most, [least, most])) as [number, number]
  const apartPx = 2 * labelLinePx + labelGapPx
  if (!first || !second || first.x !== second.x || Math.abs(first.y - second.y) >= apartPx) return middles
  const middle = between((first.y + second.y) / 2, [least + apartPx / 2, most - apartPx / 2])
  const isAbove = first.y <= second.y
  return isAbove ? [middle - apartPx / 2, middle + apartPx / 2] : [middle + apartPx / 2, middle - apartPx / 2]
}
