import { sameContent } from '@classeur/domain/marks'
import type { CellRef } from '@classeur/contracts'
import { useLayoutEffect } from 'react'
import type { CellText, UnreadText } from '../../engine/sheet-engine.ts'
import { readText } from './take-text.ts'
import type { Grid } from '../model/grid.ts'

/** The typed text of the open edit; null if closing the page would lose nothing. */
function openEditOf({ store, engine, editor }: Grid): (CellRef & CellText) | null {
  const { edit, model } = store.get()
  const column = model.columns.find(({ leaf }) => leaf.id === edit?.ref.leafId)
  if (!edit || !column) return null
  const { ref, seen } = edit
  const text = editor()?.value ?? edit.text
  if (text.trim() === '' || (!edit.typed && text === edit.text)) return null
  const reading = readText(text, column)
  if (reading.ok && sameContent(reading.content, engine.cell(ref).content)) return null
  const meant = reading.ok ? reading.content.valueHundredths : null
  // Even a readable text may be only the beginning of a mark, so the person decides.
  const unread: UnreadText = reading.ok
    ? { text, problem: 'unfinished', nearest: meant === null ? [] : [meant] }
    : { text, problem: reading.problem, nearest: reading.nearest }
  return { ...ref, unread, seen }
}

/**
 * While an edit is open, closing the tab asks first. If the page is closed anyway, the typed text is kept on this device
 * and appears in its cell when the sheet is opened again.
 */
export function useKeptEdit(grid: Grid): void {
  const { engine, store } = grid
  useLayoutEffect(() => {
    let isBegun = false
    const follow = () => {
      const isEditing = store.get().edit !== null
      if (isEditing === isBegun) return
      isBegun = isEditing
      engine.setBegun('editor', isEditing)
      if (!isEditing) engine.keepEdit(null)
    }
    const keep = () => engine.keepEdit(openEditOf(grid))
    // A closing tab is hidden first. A phone may end a hidden tab without any other event.
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') keep()
      else engine.keepEdit(null)
    }
    const unsubscribe = store.subscribe(follow)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', keep)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', keep)
      // For example, the browser's Back button leaves the table without closing the editor.
      const open = openEditOf(grid)
      engine.keepEdit(null)
      if (open) engine.keepUnread(open, open.unread, open.seen)
      if (isBegun) engine.setBegun('editor', false)
    }
  }, [grid, engine, store])
}
