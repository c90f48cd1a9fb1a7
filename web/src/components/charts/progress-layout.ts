import { shareNumber } from '@classeur/domain/marks'
import type { ExactShare } from '@classeur/contracts'
import { line } from 'd3-shape'

interface ChartPoint {
  x: number
  y: number
  /** The exam's index in the chart. */
  index: number
  share: ExactShare
}

/** A dot for each result, and the line through them, which has a gap at an exam without a result. */
export interface ChartLine {
  points: ChartPoint[]
  path: string
}

export interface ChartFrame {
  widthPx: number
  heightPx: number
  /** Time then runs from right to left. */
  isRtl: boolean
}

/** Space for the numbers of the axis and the names at the ends of the lines, px. */
export const margins = { top: 12, bottom: 26, start: 44, end: 104 }

const innerWidthOf = ({ widthPx }: ChartFrame) => Math.max(widthPx - margins.start - margins.end, 1)

/** The position at a distance from the start of the chart, which is at the right if time runs to the left. */
export const fromStart = (px: number, { widthPx, isRtl }: ChartFrame): number => (isRtl ? widthPx - px : px)

/** A share above 1, which a bonus can give, is drawn at the top. */
export const yOf = (share: ExactShare, { heightPx }: ChartFrame): number => {
  const inner = heightPx - margins.top - margins.bottom
  return margins.top + inner * (1 - Math.min(shareNumber(share), 1))
}

export const xOf = (index: number, count: number, frame: ChartFrame): number => {
  const inner = innerWidthOf(frame)
  return fromStart(margins.start + (count < 2 ? inner / 2 : (inner * index) / (count - 1)), frame)
}

/** Dates closer than this would overlap. */
const dateWidthPx = 60
/** Every exam of this step has its date below the chart, so that dates don't overlap. */
export const dateStepOf = (count: number, frame: ChartFrame): number =>
  Math.max(1, Math.ceil((count * dateWidthPx) / innerWidthOf(frame)))

const through = line<ChartPoint | null>(
  (point) => point?.x ?? 0,
  (point) => point?.y ?? 0,
).defined((point) => point !== null)

/**
 * Lays out a line of shares over the exams, oldest first. Every exam has its own position, even without a share, so
 * two lines over the same exams always match.
 */
export function chartLine(shares: readonly (ExactShare | null)[], frame: ChartFrame): ChartLine {
  const positions = shares.map((share, index): ChartPoint | null =>
    share === null
      ? null
      : { x: xOf(index, shares.length, frame), y: yOf(share, frame), ...{ index, share } },
  )
  return { points: positions.filter((point) => point !== null), path: through(positions) ?? '' }
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
