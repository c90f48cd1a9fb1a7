import jspreadsheet from 'jspreadsheet-ce'
import 'jspreadsheet-ce/dist/jspreadsheet.css'
import 'jsuites/dist/jsuites.css'
import { questionNames, readRows, sizes } from '../read-rows.ts'
import { answerWith } from '../sheet-page.ts'

const read = await readRows()
const questions = questionNames(read[0]?.marks.length ?? 0)
const root = document.querySelector('#root') as HTMLDivElement
jspreadsheet(root, {
  worksheets: [
    {
      data: read.map(({ name, marks }) => [name, ...marks]),
      columns: [
        { title: 'Student', type: 'text', width: sizes.namePx, readOnly: true },
        ...questions.map((title) => ({ title, type: 'text' as const, width: sizes.markPx })),
      ],
      freezeColumns: 1,
      defaultRowHeight: sizes.rowPx,
      tableOverflow: true,
      tableWidth: '100vw',
      tableHeight: '100vh',
    },
  ],
})

answerWith({
  cellAt: (row, col) => root.querySelector(`tbody td[data-y="${row}"][data-x="${col + 1}"]`),
  activeAt() {
    const cell = root.querySelector('tbody td.highlight-selected')
    return cell ? `${cell.getAttribute('data-y')}:${Number(cell.getAttribute('data-x')) - 1}` : null
  },
})
