import type { Student, StudentGroup } from '@classeur/contracts'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { RosterOrder } from '../../model/arrange-roster.ts'
import type { RosterMeans } from '../../model/use-roster-view.ts'
import type { Selection } from '../use-selection.ts'
import { StudentRow } from './student-row.tsx'
import { StudentTableHead } from './student-table-head.tsx'
import classes from './student-table.module.css'

interface StudentTableProps {
  label: string
  students: readonly Student[]
  groups: readonly StudentGroup[]
  showExternalIds: boolean
  means: RosterMeans | null
  order: RosterOrder
  onOrder: (order: RosterOrder) => void
  /** Null if nothing may be changed. */
  selection: Selection | null
  /** Id of the student whose card covers the list. The focus returns to this row when the card closes. */
  openId: string | null
  onOpen: (id: string) => void
  onDelete: () => void
  /** Rows after the students, such as the one that adds a student. */
  children?: ReactNode
}

/**
 * The compact class list, with one Tab stop. Arrow keys move, Shift extends the selection, Space selects, Ctrl A
 * selects all, Enter opens a card, Escape clears the selection, Delete deletes the selected students.
 */
export function StudentTable({
  label,
  students,
  groups,
  showExternalIds,
  means,
  order,
  onOrder,
  selection,
  openId,
  onOpen,
  onDelete,
  children,
}: StudentTableProps) {
  const [lastFocused, setLastFocused] = useState<{ id: string; index: number } | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const ids = students.map(({ id }) => id)
  const isGone = lastFocused !== null && !ids.includes(lastFocused.id)
  const current =
    lastFocused && !isGone ? lastFocused.id : ids[Math.min(lastFocused?.index ?? 0, ids.length - 1)]

  // When the focused row is removed, focus the row that takes its position.
  useEffect(() => {
    if (isGone && document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()
  }, [isGone])

  const lastOpenId = useRef(openId)
  useEffect(() => {
    const closedId = openId === null ? lastOpenId.current : null
    lastOpenId.current = openId
    const row = closedId && body.current?.querySelector<HTMLElement>(`[data-student="${closedId}"]`)
    if (!row) return
    // Wait until the navigation has scrolled the page to the top.
    const frame = requestAnimationFrame(() => row.focus())
    return () => cancelAnimationFrame(frame)
  }, [openId])

  const moveTo = (index: number, extend: boolean) => {
    const id = ids[Math.min(Math.max(index, 0), ids.length - 1)]
    if (id === undefined) return
    body.current?.querySelector<HTMLElement>(`[data-student="${id}"]`)?.focus()
    if (extend) selection?.extendTo(id, current ?? id, ids)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTableRowElement) || current === undefined) return
    const index = ids.indexOf(current)
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => moveTo(index + 1, event.shiftKey),
      ArrowUp: () => moveTo(index - 1, event.shiftKey),
      Home: () => moveTo(0, event.shiftKey),
      End: () => moveTo(ids.length - 1, event.shiftKey),
      Enter: () => onOpen(current),
      ' ': () => selection?.press(current, event.shiftKey, ids),
      Escape: () => selection?.clear(),
      Delete: () => selection && selection.chosen.size > 0 && onDelete(),
      a: event.ctrlKey || event.metaKey ? () => selection?.take(ids) : undefined,
    }
    const run = keys[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }

  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        role="grid"
        aria-label={label}
        aria-multiselectable={selection ? true : undefined}
      >
        {(ids.length > 0 || !children) && (
          <StudentTableHead
            ids={ids}
            order={order}
            onOrder={onOrder}
            selection={selection}
            showExternalIds={showExternalIds}
            showMeans={means !== null}
          />
        )}
        <tbody ref={body} onKeyDown={onKeyDown}>
          {students.map((student, index) => (
            <StudentRow
              key={student.id}
              student={student}
              groups={groups}
              showExternalId={showExternalIds}
              means={means}
              isCurrent={student.id === current}
              isChosen={selection ? selection.has(student.id) : null}
              onFocus={() => setLastFocused({ id: student.id, index })}
              onPress={(extend) => selection?.press(student.id, extend, ids)}
              onOpen={() => onOpen(student.id)}
            />
          ))}
        </tbody>
        {children}
      </table>
    </div>
  )
}
