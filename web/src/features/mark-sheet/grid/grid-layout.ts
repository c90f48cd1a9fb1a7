import type { ResultScale } from '@classeur/domain/marks'
import type { GridColumn, GridModel } from '../model/grid-model.ts'

/** Positions and sizes in pixels. Rows count from the first student, columns from the inline start of the grid. */
export interface GridLayout {
  nameWidth: number
  starts: readonly number[]
  widths: readonly number[]
  /** Start of the result column. Results and points stay visible at the inline end. */
  endStart: number
  resultWidth: number
  pointsWidth: number
  /** True if one column shows the points below the result. */
  isFolded: boolean
  /** Without ranks, the empty space after the points. */
  rankWidth: number
  inlineSize: number
  /** Width that results and points cover at the inline end. */
  coveredEnd: number
  groupHeight: number
  meanHeight: number
  headerHeight: number
  rowHeight: number
}

const narrowBelow = 600
const letterWidth = 7.6
const widest = 132
const hairline = 1
const markerWidth = 24
const namesGiveUp = 36
/** What a phone shows of the next question: a hint that there are more, too narrow to show a part of its maximum. */
const peek = 12

/** Fits the longest text: the mean "12.35 / 20" above the results, or a letter with its percentage. */
function resultWidthOf({ scale }: ResultScale): number {
  const letters =
    scale.kind === 'points'
      ? String(scale.max).length * 2 + 6
      : Math.max(...scale.steps.map(({ label }) => label.length)) + 7
  return Math.min(Math.max(84, Math.ceil(letters * letterWidth) + 10), 132)
}

/** Fits "15 of 17.5", and the mean "16.51 of 25" above it. */
const pointsWidthOf = (maximumHundredths: number): number =>
  Math.ceil((String(maximumHundredths / 100).length * 2 + 8) * 7) + 10

/** Fits a result with its points below in smaller letters. */
const foldedWidthOf = (maximumHundredths: number): number =>
  Math.max(80, Math.ceil((String(maximumHundredths / 100).length * 2 + 6) * 6.2) + 8)

/** By how much each column must grow so that the columns that fit into `space` fill it. */
function untilWhole(widths: readonly number[], space: number): number {
  let [count, sum] = [0, 0]
  while (sum + (widths[count] ?? Infinity) <= space) {
    sum += widths[count] ?? 0
    count += 1
  }
  return count === 0 ? 0 : Math.floor((space - sum) / count)
}

/** Widths that fit the labels. Remaining `available` width goes to the questions, then to names and ranks. */
export function gridLayoutOf(
  columns: readonly Pick<GridColumn, 'leaf' | 'label' | 'group' | 'markers'>[],
  available: number,
  { result, maximumHundredths, hasRanks }: Pick<GridModel, 'result' | 'maximumHundredths' | 'hasRanks'>,
): GridLayout {
  const isNarrow = available > 0 && available < narrowBelow
  const least = isNarrow ? 58 : 64
  let nameWidth = isNarrow ? 132 : 236
  let rankWidth = !hasRanks ? 0 : isNarrow ? 48 : 56
  const foldedWidth = foldedWidthOf(maximumHundredths)
  const resultWidth = isNarrow ? foldedWidth : resultWidthOf(result)
  const pointsWidth = isNarrow ? foldedWidth : pointsWidthOf(maximumHundredths)
  const endWidth = isNarrow ? foldedWidth : resultWidth + pointsWidth
  const wanted = columns.map(({ label, leaf, markers }) => {
    const letters = label.length + String(leaf.maxHundredths / 100).length * 0.9 + 1
    return (
      Math.min(Math.max(least, Math.ceil(letters * letterWidth) + 22), widest) +
      (markers.length > 0 ? markerWidth : 0)
    )
  })
  const questions = wanted.reduce((sum, width) => sum + width, 0)
  const taken = nameWidth + endWidth + rankWidth + questions
  const spare = Math.max(available - taken, 0)
  // Narrower names make a table whole that lacks little room.
  if (!isNarrow && available > 0 && taken - available <= namesGiveUp)
    nameWidth -= Math.max(taken - available, 0)
  const more =
    isNarrow && taken > available
      ? untilWhole(wanted, available - nameWidth - endWidth - peek)
      : columns.length === 0
        ? 0
        : Math.min(Math.floor(spare / columns.length), 36)
  const left = Math.max(spare - more * columns.length, 0)
  nameWidth += Math.min(Math.floor(left / 2), 84)
  rankWidth += Math.max(left - Math.min(Math.floor(left / 2), 84), 0)
  const widths = wanted.map((width) => width + more)
  const starts: number[] = []
  let at = nameWidth
  for (const width of widths) {
    starts.push(at)
    at += width
  }
  const [group, meanHeight] = isNarrow ? [20, 30] : [28, 31]
  const groupHeight = columns.some((column) => column.group !== '') ? group : 0
  return {
    ...{ nameWidth, starts, widths, resultWidth, pointsWidth, rankWidth, groupHeight, meanHeight },
    isFolded: isNarrow,
    ...{ endStart: at, inlineSize: at + endWidth + rankWidth, coveredEnd: endWidth },
    headerHeight: groupHeight + labelHeight + meanHeight + hairline,
    rowHeight: isNarrow ? 42 : 31,
  }
}

export const labelHeight = 32

/** Pixels between the end of the previous rendered question (of the names if there is none) and the start of `col`. */
export function gapBefore(
  { nameWidth, starts, widths }: Pick<GridLayout, 'nameWidth' | 'starts' | 'widths'>,
  col: number,
  previous: number | undefined,
): number {
  const end = previous === undefined ? nameWidth : (starts[previous] ?? 0) + (widths[previous] ?? 0)
  return (starts[col] ?? 0) - end
}
