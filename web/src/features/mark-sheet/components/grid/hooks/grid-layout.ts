import type { GridColumn, GridModel } from '../model/grid-model.ts'

/** Where everything lies, in pixels. Rows count from the first student, columns from the inline start of the grid. */
export interface GridLayout {
  nameWidth: number
  starts: readonly number[]
  widths: readonly number[]
  totalStart: number
  /** With what it comes to on the scale, at its inline end. */
  totalWidth: number
  /** 0 where the result on the scale is not shown: it says the same, or there is no room. */
  resultWidth: number
  noteStart: number
  noteWidth: number
  inlineSize: number
  /** How much of the inline end the total covers, which stays in sight where there is room for it. */
  coveredEnd: number
  groupHeight: number
  headerHeight: number
  rowHeight: number
}

const narrowBelow = 600
const letterWidth = 7.6
const widest = 132
const hairline = 1
const markerWidth = 24

/** Wide enough for the result on the scale beside the total, even where the questions have to be scrolled. */
const wideFrom = 1100

/** As wide as its longest text. */
function resultWidthOf(result: GridModel['result']): number {
  if (!result) return 0
  const { scale } = result
  if (scale.kind === 'points') return 56
  // The heading of letters is a word.
  const letters = Math.max(...scale.steps.map(({ label }) => label.length))
  return Math.min(Math.max(70, Math.ceil(letters * letterWidth) + 18), 110)
}

/** Widths that hold the labels; what is left over of `available` goes to the questions, then to names and notes. */
export function gridLayoutOf(
  columns: readonly GridColumn[],
  available: number,
  result: GridModel['result'] = null,
): GridLayout {
  const isNarrow = available > 0 && available < narrowBelow
  const least = isNarrow ? 58 : 64
  let nameWidth = isNarrow ? 132 : 236
  let noteWidth = isNarrow ? 64 : 88
  let totalWidth = isNarrow ? 76 : 96
  const wanted = columns.map(({ label, leaf, markers }) => {
    const letters = label.length + String(leaf.maxHundredths / 100).length * 0.9 + 1
    return (
      Math.min(Math.max(least, Math.ceil(letters * letterWidth) + 22), widest) +
      (markers.length > 0 ? markerWidth : 0)
    )
  })
  const questions = wanted.reduce((sum, width) => sum + width, 0)
  const wantedResult = resultWidthOf(result)
  const hasRoom = nameWidth + totalWidth + noteWidth + questions + wantedResult <= available
  const resultWidth = available >= wideFrom || (hasRoom && !isNarrow) ? wantedResult : 0
  totalWidth += resultWidth
  const taken = nameWidth + totalWidth + noteWidth + questions
  const spare = Math.max(available - taken, 0)
  const more = columns.length === 0 ? 0 : Math.min(Math.floor(spare / columns.length), 36)
  const left = spare - more * columns.length
  nameWidth += Math.min(Math.floor(left / 2), 84)
  noteWidth += Math.max(left - Math.min(Math.floor(left / 2), 84), 0)
  const widths = wanted.map((width) => width + more)
  const starts: number[] = []
  let at = nameWidth
  for (const width of widths) {
    starts.push(at)
    at += width
  }
  const groupHeight = columns.some(({ group }) => group !== '') ? 28 : 0
  return {
    ...{ nameWidth, starts, widths, totalWidth, resultWidth, noteWidth, groupHeight },
    ...{ totalStart: at, noteStart: at + totalWidth, inlineSize: at + totalWidth + noteWidth },
    headerHeight: groupHeight + labelHeight + meanHeight + hairline,
    coveredEnd: isNarrow ? 0 : totalWidth,
    rowHeight: isNarrow ? 42 : 31,
  }
}

export const labelHeight = 32
export const meanHeight = 31
