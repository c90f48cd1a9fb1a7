import {
  CompactSelection,
  DataEditor,
  GridCellKind,
  type EditListItem,
  type GridCell,
  type GridSelection,
  type Item,
} from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { questionNames, readRows, sizes } from '../read-rows.ts'
import { positionOf } from '../sheet-page.ts'

const read = await readRows()
const cells = read.map(({ name, marks }) => [name, ...marks])
const columns = [
  { id: 'name', title: 'Student', width: sizes.namePx },
  ...questionNames(read[0]?.marks.length ?? 0).map((title) => ({ id: title, title, width: sizes.markPx })),
]
/** The text drawn last in each cell of the canvas. */
const drawn = new Map<string, string>()
/** The current cell of the selection that React has committed; the canvas is drawn in effects below this one. */
let activeAt: string | null = null

function Peer() {
  const box = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<GridSelection>({
    columns: CompactSelection.empty(),
    rows: CompactSelection.empty(),
  })
  const contentOf = useCallback(([col, row]: Item): GridCell => {
    const data = cells[row]?.[col] ?? ''
    return { kind: GridCellKind.Text, data, displayData: data, allowOverlay: col > 0, readonly: col === 0 }
  }, [])
  const take = useCallback((edits: readonly EditListItem[]) => {
    for (const {
      location: [col, row],
      value,
    } of edits) {
      const line = cells[row]
      if (line && value.kind === GridCellKind.Text) line[col] = value.data
    }
    return true
  }, [])
  useLayoutEffect(() => {
    const [col, row] = selection.current?.cell ?? []
    activeAt = col === undefined ? null : `${row}:${col - 1}`
  }, [selection])
  return (
    <div ref={box} style={{ height: '100vh' }}>
      <DataEditor
        width="100%"
        height="100%"
        columns={columns}
        rows={cells.length}
        rowHeight={sizes.rowPx}
        headerHeight={sizes.rowPx}
        freezeColumns={1}
        getCellContent={contentOf}
        getCellsForSelection
        gridSelection={selection}
        onGridSelectionChange={setSelection}
        onCellsEdited={take}
        onPaste
        drawCell={({ row, col, cell }, draw) => {
          draw()
          drawn.set(`${row}:${col - 1}`, cell.kind === GridCellKind.Text ? cell.displayData : '')
        }}
      />
    </div>
  )
}

window.sheetPage = {
  activeAt: () => activeAt,
  textAt(at) {
    const editor = document.querySelector<HTMLTextAreaElement>('#portal textarea')
    return editor && activeAt === at ? editor.value : (drawn.get(at) ?? null)
  },
  pointOf(at) {
    const scroller = document.querySelector('.dvn-scroller')
    const { row, col } = positionOf(at)
    return {
      x: sizes.namePx + (col + 0.5) * sizes.markPx - (scroller?.scrollLeft ?? 0),
      y: (row + 1.5) * sizes.rowPx - (scroller?.scrollTop ?? 0),
    }
  },
}
createRoot(document.querySelector('#root') as HTMLElement).render(<Peer />)
