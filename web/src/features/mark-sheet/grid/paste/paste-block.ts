import { emptyContent, sameContent, showMark, writeBlock } from '@classeur/domain/marks'
import { neutralise } from '@classeur/domain/text'
import { flushSync } from 'react-dom'
import type { CellRef } from '@classeur/contracts'
import { keyOf } from '../../engine/cell-key.ts'
import type { CellChange, CellText } from '../../engine/sheet-engine.ts'
import { refuseEntry } from '../edit/edit-cell.ts'
import { pointsText, studentName, gridText } from '../../model/sheet-text.ts'
import { takeText } from '../edit/take-text.ts'
import { refAt } from '../../model/grid-model.ts'
import { selectionOf } from '../model/grid-state.ts'
import { announce, announceAfterPaint, type Grid } from '../model/grid.ts'
import { isOneCell, type Position } from '../../model/position.ts'
import { resultText } from '../rows/result-text.ts'
import { totalOf } from '../../model/figures/total-of.ts'
import { readPaste } from './read-paste.ts'

/** Shows a pasted block over the sheet, to apply or discard. A single text for a single cell counts as typing. */
export function pasteBlock(grid: Grid, block: readonly (readonly string[])[]): void {
  const { model, active, anchor } = grid.store.get()
  const selection = selectionOf({ active, anchor })
  if (block.length === 0 || refuseEntry(grid, -1)) return
  const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
  const [ref, column] = [refAt(model, active), model.columns[active.col]]
  if (only !== undefined && isOneCell(selection)) {
    if (ref && column && !refuseEntry(grid, active.row))
      takeText(grid, ref, column, only, grid.engine.seen(ref))
    return
  }
  const from = { ...selection, top: Math.max(selection.top, 0), first: Math.max(selection.first, 0) }
  const preview = readPaste(model, grid.engine, block, from)
  flushSync(() => grid.store.update({ preview, anchor: null, note: null, menu: null }))
  grid.show(active)
  announceAfterPaint(grid, () => {
    const shown = gridText('paste.shown', { count: preview.valid })
    const bad = preview.bad > 0 ? `${gridText('paste.bad', { count: preview.bad })}.` : ''
    return [shown, bad, gridText('paste.keys')].filter(Boolean).join(' ')
  })
}

/** Writes all readable marks as one step. Unreadable texts stay in their cells, unsaved. */
export function applyPaste(grid: Grid): void {
  const { preview, model } = grid.store.get()
  if (!preview) return
  const { engine } = grid
  const changes: CellChange[] = []
  const texts: (CellRef & CellText)[] = []
  // Most cells are out of sight, so read only their marks and not their views.
  engine.batch(() => {
    const unread = new Set(engine.state().unread.map(keyOf))
    for (const [studentId, row] of preview.rows) {
      const before = engine.row(studentId)
      for (const [leafId, { ref, text, content, problem, nearest, seen }] of row)
        if (content) {
          const isOverText = unread.size > 0 && unread.has(keyOf(ref))
          if (isOverText || !sameContent(before[leafId] ?? emptyContent, content))
            changes.push({ studentId, leafId, content, base: seen.base, epoch: seen.epoch })
        } else if (problem && problem !== 'not-taking-part')
          texts.push({ ...ref, unread: { text, problem, nearest }, seen })
    }
    if (changes.length > 0) engine.write('paste', changes, texts)
    else for (const { unread, seen, ...ref } of texts) engine.keepUnread(ref, unread, seen)
  })
  const { top, first, bottom, last } = preview.range
  // Render together with the cells, and before the focus moves, because moving it forces a layout of the page.
  flushSync(() =>
    grid.store.update({
      ...{ model, preview: null },
      ...{ active: { row: top, col: first }, anchor: { row: bottom, col: last } },
    }),
  )
  grid.show({ row: top, col: first })
  announceAfterPaint(grid, () => gridText('paste.applied', { count: changes.length }))
}

/** Discards the pasted block without writing anything. */
export function cancelPaste(grid: Grid): void {
  grid.store.update({ preview: null })
  grid.show(grid.store.get().active)
  announce(grid, gridText('paste.cancelled'))
}

function textAt(grid: Grid, position: Position): string {
  const { model } = grid.store.get()
  const [student, column, ref] = [
    model.students[position.row],
    model.columns[position.col],
    refAt(model, position),
  ]
  if (ref && column) {
    const view = grid.engine.cell(ref)
    // An unreadable text may hold a formula, so neutralise it. A mark needs no protection.
    return view.unread ? neutralise(view.unread.text) : showMark(view.content, column.context)
  }
  if (column) return neutralise(column.label)
  if (position.col === -1) return student ? neutralise(studentName(student)) : ''
  if (!student) return ''
  const total = totalOf(model, grid.engine.row(student.id))
  if (position.col === model.columns.length) return neutralise(resultText(model, total) ?? '')
  const isPoints = position.col === model.columns.length + 1 && total.share !== null
  return isPoints ? pointsText(total.pointsHundredths ?? 0) : ''
}

/** The selection in a form that spreadsheets read. */
export function copiedText(grid: Grid): string {
  const { top, bottom, first, last } = selectionOf(grid.store.get())
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (_, along) =>
      textAt(grid, { row: top + down, col: first + along }),
    ),
  )
  announce(grid, gridText('copied', { count: rows.length * (rows[0]?.length ?? 0) }))
  return writeBlock(rows)
}
