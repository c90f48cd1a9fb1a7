/** What a bench asks of a page with a sheet. `at` is row:column, counted from 0, without the column of names. */
export interface SheetPage {
  /** The text that a cell shows, or its editor while it is edited; null if the cell isn't drawn. */
  textAt: (at: string) => string | null
  /** The cell that is shown as the current one. */
  activeAt: () => string | null
  /** The middle of a visible cell in pixels of the window. */
  pointOf: (at: string) => { x: number; y: number } | null
}

declare global {
  interface Window {
    /** Set by pages of other grids; the product's sheet and the bare grid are read by their roles. */
    sheetPage?: SheetPage
  }
}

export const positionOf = (at: string): { row: number; col: number } => {
  const [row = 0, col = 0] = at.split(':').map(Number)
  return { row, col }
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const inputOf = (element: Element) =>
  element.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')

/** Answers for a grid whose cells are elements. */
export function answerWith(cells: {
  cellAt: (row: number, col: number) => Element | null | undefined
  activeAt: () => string | null
  /** The field over the current cell, for a grid that doesn't draw it into the cell; null while nothing is edited. */
  editor?: () => HTMLInputElement | HTMLTextAreaElement | null
}): void {
  const cellAt = (at: string) => {
    const { row, col } = positionOf(at)
    return cells.cellAt(row, col) ?? null
  }
  window.sheetPage = {
    activeAt: cells.activeAt,
    textAt(at) {
      const cell = cellAt(at)
      const over = cells.editor?.()
      if (over && cells.activeAt() === at) return over.value
      return cell && (inputOf(cell)?.value ?? cell.textContent.trim())
    },
    pointOf(at) {
      const cell = cellAt(at)
      return cell && middleOf(cell)
    },
  }
}
