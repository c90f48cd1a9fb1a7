import type { SheetPresence } from '@classeur/contracts'
import { emptyNote, showMark } from '@classeur/domain/marks'
import type { CellView } from '../../engine/sheet-engine.ts'
import {
  cachedGridText,
  cellLabel,
  contentText,
  pointsText,
  problemText,
  gridText,
} from '../../model/sheet-text.ts'
import { noteText } from '../../model/note-text.ts'
import type { GridColumn } from '../../model/grid-model.ts'
import type { PastedCell } from '../model/grid-state.ts'

/** Colour and pattern of a cell. Its text says the same. */
export type CellTone = 'low' | 'status' | 'unread' | 'not-applicable' | undefined

const isLow = ({ valueHundredths }: CellView['content'], { leaf }: GridColumn) =>
  valueHundredths !== null && !leaf.isBonus && valueHundredths * 2 < leaf.maxHundredths

export function toneOf(view: CellView, column: GridColumn, canEnter: boolean): CellTone {
  if (view.state === 'unread') return 'unread'
  if (view.content.status !== null) return 'status'
  if (isLow(view.content, column)) return 'low'
  return canEnter ? undefined : 'not-applicable'
}

/** The text shown in a cell. */
export const textOf = (view: CellView, column: GridColumn): string =>
  view.unread?.text ?? showMark(view.content, column.context)

const letterWidth = 7.5
const cellPadding = 8

/** True if a text may be wider than a cell of this width in pixels. */
export const mayOverflow = (text: string, width: number): boolean =>
  text.length * letterWidth + cellPadding > width

/**
 * "3 → 4": a mark and the pasted text that will replace it, or only the pasted text where both don't fit. One text,
 * because a paste shows hundreds of them and creating elements is the slow part of rendering.
 * @param width the width of the cell in pixels
 */
export function changeText(before: string, after: string, width: number): string {
  const shown = after || '∅'
  const both = cachedGridText('change', { before, after: shown })
  return before !== '' && !mayOverflow(both, width) ? both : shown
}

/** "Nasri Walid, Q5 of 4: 3.5" */
export function nameOfCell(student: string, view: CellView, column: GridColumn, canEnter: boolean): string {
  const isEmpty = view.content.status === null && view.content.valueHundredths === null
  const content =
    view.unread?.text ??
    (isEmpty && !canEnter ? gridText('notApplicable') : contentText(view.content, column))
  return cellLabel(student, column, content)
}

/** Additional information about a cell; empty for an ordinary one. */
export function descriptionOf(
  view: CellView,
  column: GridColumn,
  pasted: PastedCell | undefined,
  present: SheetPresence | undefined,
  nameOf: (userId: string) => string | undefined,
): string {
  const parts: string[] = []
  if (pasted?.problem) parts.push(`${pasted.text}: ${problemText(pasted.problem, pasted.nearest, column)}`)
  else if (pasted?.content && !pasted.isSame)
    parts.push(cachedGridText('pastedAs', { content: contentText(pasted.content, column) }))
  if (view.unread)
    parts.push(problemText(view.unread.problem, view.unread.nearest, column), gridText('unsaved'))
  if (view.state === 'conflict' && view.conflict)
    parts.push(
      gridText('conflict', {
        name: nameOf(view.conflict.theirs.by) ?? gridText('somebody'),
        content: [contentText(view.conflict.theirs, column), noteText(view.conflict.theirs.note ?? emptyNote)]
          .filter(Boolean)
          .join(' · '),
      }),
    )
  if (view.state === 'refused' && view.refusal)
    parts.push(gridText(`refusal.${view.refusal}`, { maximum: pointsText(column.leaf.maxHundredths) }))
  if (view.state === 'queued') parts.push(gridText('queued'))
  if (view.comment) parts.push(gridText('comment', { text: view.comment }))
  if (present) parts.push(gridText('isHere', { name: present.user.name }))
  return parts.join(' ')
}
