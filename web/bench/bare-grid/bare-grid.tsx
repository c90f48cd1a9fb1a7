import { memo, useState, type ClipboardEvent, type KeyboardEvent } from 'react'

/** Changed cells in hundredths, by row and column. */
type Changed = Record<number, Record<number, number>>

interface BareRowProps {
  row: number
  cells: readonly string[]
  /** The column of the focus if it is in this row. */
  active: number | null
  /** Cells with fewer points are marked; null for a grid without a threshold. */
  threshold: number | null
  onFocus: (row: number, col: number) => void
}

const BareRow = memo(function BareRow({ row, cells, active, threshold, onFocus }: BareRowProps) {
  return (
    <div role="row">
      <div role="rowheader">Student {row + 1}</div>
      {cells.map((text, col) => (
        <div
          key={col}
          role="gridcell"
          data-at={`${row}:${col}`}
          tabIndex={active === col ? 0 : -1}
          aria-selected={active === col}
          data-missed={(threshold !== null && Number(text) < threshold) || undefined}
          onClick={() => onFocus(row, col)}
        >
          {text}
        </div>
      ))}
    </div>
  )
})

/** The maximum of every question of the benches. */
const largestMark = 4

const pointsOf = (text: string): number => Math.round(Number(text) * 100)

/** A baseline grid of memoised rows over one state: the minimum cost of a sheet in React. */
export function BareGrid({
  first,
  onChange,
  hasThreshold = false,
}: {
  first: readonly (readonly string[])[]
  onChange: (changed: Changed) => void
  hasThreshold?: boolean
}) {
  const [rows, setRows] = useState(first)
  const [active, setActive] = useState({ row: 0, col: 0 })
  const [percent, setPercent] = useState(50)
  const [typed, setTyped] = useState<string | null>(null)

  const [focus] = useState(() => (row: number, col: number) => setActive({ row, col }))
  const onKeyDown = (event: KeyboardEvent) => {
    const { row, col } = active
    if (event.ctrlKey) return
    if (/^\d$/.test(event.key)) {
      const text = (typed ?? '') + event.key
      setTyped(text)
      setRows(rows.map((cells, at) => (at === row ? cells.with(col, text) : cells)))
    } else if (event.key === 'Enter') {
      if (typed !== null) onChange({ [row]: { [col]: pointsOf(typed) } })
      setTyped(null)
      setActive({ row: Math.min(row + 1, rows.length - 1), col })
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    const block = text.split('\n').map((line) => line.split('\t'))
    setRows(
      rows.map((cells, row) => {
        const pasted = block[row - active.row]
        return pasted ? cells.map((cell, col) => pasted[col - active.col] ?? cell) : cells
      }),
    )
    onChange(Object.fromEntries(block.map((line, row) => [row, { ...line.map(pointsOf) }])))
  }
  return (
    <div role="grid" onKeyDown={onKeyDown} onPaste={onPaste}>
      {hasThreshold && (
        <input
          type="range"
          value={percent}
          onChange={(event) => setPercent(Number(event.currentTarget.value))}
        />
      )}
      {rows.map((cells, row) => (
        <BareRow
          key={row}
          row={row}
          cells={cells}
          active={row === active.row ? active.col : null}
          threshold={hasThreshold ? (percent * largestMark) / 100 : null}
          onFocus={focus}
        />
      ))}
    </div>
  )
}
