import { useLayoutEffect, useRef, type FocusEvent } from 'react'

const rowSelector = 'li, [data-row]'
const controls = 'button:not(:disabled), select:not(:disabled), input:not(:disabled), a[href]'

/** A row that has the focus, and its position among the rows. */
interface FocusedRow {
  row: Element
  position: number
}

/**
 * Keeps the focus near a row that is removed while it has the focus: it moves to the next row with a control, otherwise
 * to the one before, otherwise to the list as a whole. Spread the attributes on a labelled element that stays when the
 * last row goes. Rows are its `li` elements, or elements with `data-row`.
 */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<FocusedRow | null>(null)
  const rows = () => [...(list.current?.querySelectorAll(rowSelector) ?? [])]

  // React calls no `onBlur` for a removed element, so what is stored here is the row that had the focus until now.
  useLayoutEffect(() => {
    const last = focused.current
    if (!last || last.row.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const left = rows()
    const nearest = [...left.slice(last.position), ...left.slice(0, last.position).reverse()]
    const next = nearest.map((row) => row.querySelector<HTMLElement>(controls)).find(Boolean)
    ;(next ?? list.current)?.focus()
  })

  return {
    ref: list,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest(rowSelector)
      const position = row ? rows().indexOf(row) : -1
      focused.current = row && position >= 0 ? { row, position } : null
    },
    onBlur: () => {
      focused.current = null
    },
  }
}
