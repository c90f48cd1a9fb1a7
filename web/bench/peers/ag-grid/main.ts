import {
  CellApiModule,
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  RenderApiModule,
  TextEditorModule,
  themeQuartz,
} from 'ag-grid-community'
import { questionNames, readBlock, readRows, sizes } from '../read-rows.ts'
import { answerWith } from '../sheet-page.ts'

/** Only the modules that this page uses. */
ModuleRegistry.registerModules([ClientSideRowModelModule, TextEditorModule, RenderApiModule, CellApiModule])

const read = await readRows()
const questions = questionNames(read[0]?.marks.length ?? 0)
const rows = read.map(({ name, marks }) => ({
  name,
  ...Object.fromEntries(marks.map((mark, question) => [String(question), mark])),
})) as Record<string, string>[]
const root = document.querySelector('#root') as HTMLElement
const grid = createGrid(root, {
  rowData: rows,
  columnDefs: [
    { field: 'name', headerName: 'Student', width: sizes.namePx, pinned: 'left' },
    ...questions.map((headerName, question) => ({
      ...{ field: String(question), headerName, width: sizes.markPx, editable: true },
    })),
  ],
  // With the usual padding, a column of this width cuts off its marks.
  theme: themeQuartz.withParams({ cellHorizontalPadding: 8 }),
  rowHeight: sizes.rowPx,
  headerHeight: sizes.rowPx,
  enterNavigatesVerticallyAfterEdit: true,
})

/** Pasting is not a part of AG Grid Community: this page writes a pasted block to the rows for the measurement. */
root.addEventListener('paste', (event) => {
  const focused = grid.getFocusedCell()
  if (!focused) return
  event.preventDefault()
  const firstCol = Number(focused.column.getColId())
  readBlock(event.clipboardData?.getData('text/plain') ?? '').forEach((line, at) => {
    const row = rows[focused.rowIndex + at]
    if (row) line.forEach((text, col) => (row[String(firstCol + col)] = text))
  })
  grid.refreshCells()
})

answerWith({
  cellAt: (row, col) => root.querySelector(`.ag-row[row-index="${row}"] .ag-cell[col-id="${col}"]`),
  activeAt() {
    const cell = root.querySelector('.ag-cell-focus')
    const row = cell?.closest('.ag-row')?.getAttribute('row-index')
    return cell && row ? `${row}:${cell.getAttribute('col-id')}` : null
  },
})
