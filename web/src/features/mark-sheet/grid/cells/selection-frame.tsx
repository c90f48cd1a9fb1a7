import { useGridState } from '../grid-context.ts'
import type { GridLayout } from '../grid-layout.ts'
import { selectionOf } from '../model/grid-state.ts'
import { isOneCell } from '../../model/position.ts'
import classes from './selection-frame.module.css'

/** Pixels. At the end sides the border is beyond the last cells, because their own lines would cover it. */
const border = 2

/**
 * The outline and the colour of the selected block, or of a pasted block that isn't applied yet. One element for all of
 * its cells: colouring each one would style, lay out and paint each one again.
 */
export function SelectionFrame({ layout }: { layout: GridLayout }) {
  const active = useGridState((state) => state.active)
  const anchor = useGridState((state) => state.anchor)
  const preview = useGridState((state) => state.preview)
  const range = preview ? preview.range : selectionOf({ active, anchor })
  if (!preview && isOneCell(range)) return null
  const startOf = (col: number) => layout.starts[col] ?? (col < 0 ? 0 : layout.endStart)
  const last = Math.min(range.last, layout.starts.length - 1)
  const start = startOf(range.first)
  return (
    <div
      aria-hidden
      className={classes.frame}
      data-paste={preview ? true : undefined}
      style={{
        insetBlockStart: Math.max(range.top, 0) * layout.rowHeight,
        blockSize: (range.bottom - Math.max(range.top, 0) + 1) * layout.rowHeight + border,
        insetInlineStart: start,
        inlineSize: (layout.starts[last] ?? 0) + (layout.widths[last] ?? 0) - start + border,
      }}
    />
  )
}
