import Handsontable from 'handsontable/base'
import { registerCellType, TextCellType } from 'handsontable/cellTypes'
import { CopyPaste, registerPlugin } from 'handsontable/plugins'
import { questionNames, readRows, sizes } from '../read-rows.ts'
import { answerWith } from '../sheet-page.ts'

/** Only the parts that this page uses. */
registerCellType(TextCellType)
registerPlugin(CopyPaste)

const read = await readRows()
const questions = questionNames(read[0]?.marks.length ?? 0)
const root = document.querySelector('#root') as HTMLElement
const grid = new Handsontable(root, {
  data: read.map(({ name, marks }) => [name, ...marks]),
  colHeaders: ['Student', ...questions],
  columns: [{ readOnly: true }, ...questions.map(() => ({}))],
  colWidths: [sizes.namePx, ...questions.map(() => sizes.markPx)],
  rowHeights: sizes.rowPx,
  fixedColumnsStart: 1,
  width: '100vw',
  height: '100vh',
  copyPaste: true,
  licenseKey: 'non-commercial-and-evaluation',
})

answerWith({
  cellAt: (row, col) => grid.getCell(row, col + 1),
  activeAt() {
    const [row, col] = grid.getSelectedLast() ?? []
    // The border of the current cell is drawn with its class.
    const isDrawn = row !== undefined && col !== undefined && grid.getCell(row, col)?.matches('.current')
    return isDrawn ? `${row}:${col - 1}` : null
  },
  editor() {
    const editor = grid.getActiveEditor()
    return editor?.isOpened() ? root.querySelector('.handsontableInput') : null
  },
})
