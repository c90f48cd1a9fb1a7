import { shareNumber, type ExactShare, type StudentCard } from '@classeur/contracts'

export interface ChartPoint {
  x: number
  y: number
  share: ExactShare
  result: StudentCard['results'][number]
}

/** One dot an exam and the pieces of the line; a missed exam leaves a gap. */
export interface ChartLine {
  points: ChartPoint[]
  path: string
}

export interface ChartFrame {
  widthPx: number
  heightPx: number
  /** Time goes from right to left. */
  isRightToLeft: boolean
}

/** Room for the numbers of the axis and for the names at the end of the lines, px. */
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

/** Where two labels at the end of lines stand so that they do not cover each other, px. */
export function apart(first: number, second: number, leastPx: number): [number, number] {
  const missing = leastPx - Math.abs(first - second)
  if (missing <= 0) return [first, second]
  const shift = missing / 2
  return first <= second ? [first - shift, second + shift] : [first + shift, second - shift]
}
