import { useRef, useState, type ClipboardEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { DataGrid, renderTextEditor, type Column, type DataGridHandle } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { questionNames, readBlock, readRows, sizes } from '../read-rows.ts'
import { answerWith } from '../sheet-page.ts'

type Row = Record<string, string>

const read = await readRows()
const questions = questionNames(read[0]?.marks.length ?? 0)
const first: Row[] = read.map(({ name, marks }) => ({
  name,
  ...Object.fromEntries(marks.map((mark, question) => [String(question), mark])),
}))
const columns: Column<Row>[] = [
  { key: 'name', name: 'Student', width: sizes.namePx, frozen: true },
  ...questions.map((name, question) => ({
    ...{ key: String(question), name, width: sizes.markPx },
    renderEditCell: renderTextEditor,
  })),
]

/**
 * The grid leaves two things to its users, which this page adds for the measurement: Enter in the editor moves down,
 * and a pasted block is written to the rows.
 */
function Peer() {
  const [rows, setRows] = useState(first)
  const grid = useRef<DataGridHandle>(null)
  const active = useRef({ row: 0, col: 0 })
  const paste = (event: ClipboardEvent) => {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    event.preventDefault()
    const { row: firstRow, col: firstCol } = active.current
    setRows(
      rows.map((row, at) => {
        const pasted = block[at - firstRow]
        if (!pasted) return row
        return { ...row, ...Object.fromEntries(pasted.map((text, col) => [String(firstCol + col), text])) }
      }),
    )
  }
  return (
    <div onPaste={paste}>
      <DataGrid
        ref={grid}
        style={{ height: '100vh' }}
        columns={columns}
        rows={rows}
        rowHeight={sizes.rowPx}
        headerRowHeight={sizes.rowPx}
        onRowsChange={setRows}
        onActivePositionChange={({ rowIdx, column }) => {
          active.current = { row: rowIdx, col: (column?.idx ?? 1) - 1 }
        }}
        onCellKeyDown={(args, event) => {
          if (args.mode !== 'EDIT' || event.key !== 'Enter') return
          event.preventGridDefault()
          args.onClose(true, false)
          const rowIdx = Math.min(args.rowIdx + 1, rows.length - 1)
          grid.current?.setActivePosition({ idx: args.column.idx, rowIdx }, { shouldFocus: true })
        }}
      />
    </div>
  )
}

answerWith({
  cellAt: (row, col) =>
    document.querySelector(`[role=row][aria-rowindex="${row + 2}"] > [aria-colindex="${col + 2}"]`),
  activeAt() {
    const cell = document.querySelector('[role=gridcell][aria-selected=true]')
    const row = cell?.closest('[role=row]')?.getAttribute('aria-rowindex')
    return cell && row ? `${Number(row) - 2}:${Number(cell.getAttribute('aria-colindex')) - 2}` : null
  },
})
createRoot(document.querySelector('#root') as HTMLElement).render(<Peer />)
