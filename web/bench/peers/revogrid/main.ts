import { defineCustomElements } from '@revolist/revogrid/loader'
import { questionNames, readRows, sizes } from '../read-rows.ts'
import { answerWith } from '../sheet-page.ts'

defineCustomElements()
const read = await readRows()
const questions = questionNames(read[0]?.marks.length ?? 0)
const root = document.querySelector('#root') as HTMLElement
const grid = document.createElement('revo-grid')
Object.assign(grid, {
  columns: [
    { prop: 'name', name: 'Student', size: sizes.namePx, pin: 'colPinStart', readonly: true },
    ...questions.map((name, question) => ({ prop: String(question), name, size: sizes.markPx })),
  ],
  source: read.map(({ name, marks }) => ({
    name,
    ...Object.fromEntries(marks.map((mark, question) => [String(question), mark])),
  })),
  rowSize: sizes.rowPx,
  range: true,
  hideAttribution: true,
})
grid.style.height = '100vh'
root.append(grid)

const marks = root.getElementsByClassName('rgCol')
/** The border of the current cell, or the editor over it, whose place states the cell. */
const currentCell = () => root.querySelector<HTMLElement>('revogr-edit, revogr-focus.focused-cell')
answerWith({
  cellAt: (row, col) => marks[0]?.querySelector(`[data-rgrow="${row}"][data-rgcol="${col}"]`),
  activeAt() {
    const { left, top } = currentCell()?.style ?? {}
    if (!left || !top) return null
    return `${Math.round(parseFloat(top) / sizes.rowPx)}:${Math.round(parseFloat(left) / sizes.markPx)}`
  },
  // The editor is built after the key; a key that comes before it has the focus is lost.
  editor: () => root.querySelector<HTMLInputElement>('revogr-edit input:focus'),
})
