import type { SheetStudent } from '@classeur/contracts'
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import { studentName } from '../edit/place-words.ts'
import { useGrid, useGridState } from '../hooks/grid-context.ts'
import { isEnterable, keyOf, type GridColumn } from '../model/grid-model.ts'
import { selectionOf, type GridState } from '../model/grid-state.ts'
import { isInRange, isOneCell } from '../model/position.ts'
import { initialsOf } from '../../../../../components/people/initials.ts'
import { CellEditor } from './cell-editor.tsx'
import { descriptionOf, nameOfCell, textOf, toneOf } from './cell-looks.ts'
import classes from './mark-cell.module.css'

interface MarkCellProps {
  row: number
  col: number
  student: SheetStudent
  column: GridColumn
  start: number
  width: number
  isReadOnly: boolean
}

/** `under-field`: the field opened by touch covers the cell. */
type Place = 'active' | 'editing' | 'under-field' | 'selected' | 'active-selected' | undefined

function placeIn(state: GridState, row: number, col: number): Place {
  const isActive = state.active.row === row && state.active.col === col
  if (isActive && state.edit) return state.edit.isTouch ? 'under-field' : 'editing'
  const range = selectionOf(state)
  const isSelected = !isOneCell(range) && isInRange(range, { row, col })
  if (isActive) return isSelected ? 'active-selected' : 'active'
  return isSelected ? 'selected' : undefined
}

/** One mark. Draws itself again when it changes, or what is around it; no other cell does. */
export const MarkCell = memo(function MarkCell(props: MarkCellProps) {
  const { row, col, student, column, start, width, isReadOnly } = props
  const { engine } = useGrid()
  const ref = useMemo(() => ({ studentId: student.id, leafId: column.leaf.id }), [student.id, column.leaf.id])
  const key = keyOf(ref)
  const descriptionId = `about-${key}`
  const follow = useCallback((listener: () => void) => engine.subscribeCell(ref, listener), [engine, ref])
  const view = useSyncExternalStore(follow, () => engine.cell(ref))
  const place = useGridState((state) => placeIn(state, row, col))
  const edit = useGridState((state) => (place === 'editing' ? state.edit : null))
  const pasted = useGridState((state) => state.preview?.cells.get(key))
  const present = useGridState((state) => state.present.get(key))

  const canEnter = isEnterable(student)
  const description = descriptionOf(
    view,
    column,
    pasted,
    present,
    (userId) => engine.state().sheet.markers.find(({ id }) => id === userId)?.name,
  )
  const isActive = place !== undefined && place !== 'selected'
  const isWrong = view.state === 'unread' || view.state === 'refused' || Boolean(pasted?.problem)
  return (
    <div
      role="gridcell"
      tabIndex={isActive && place !== 'under-field' ? 0 : -1}
      data-at={`${row}:${col}`}
      aria-colindex={col + 2}
      aria-label={place === 'editing' ? undefined : nameOfCell(studentName(student), view, column, canEnter)}
      aria-selected={isActive || place === 'selected'}
      aria-readonly={isReadOnly || !canEnter || undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={description ? descriptionId : undefined}
      title={description || undefined}
      className={classes.mark}
      style={{ insetInlineStart: start, inlineSize: width }}
      data-tone={toneOf(view, column, canEnter)}
      aria-hidden={place === 'under-field' || undefined}
      data-state={view.state === 'saved' ? undefined : view.state}
      data-place={place}
      data-present={present ? initialsOf(present.user.name) : undefined}
      data-comment={view.comment ? true : undefined}
      data-pasted={pasted && (pasted.problem ? 'bad' : pasted.isSame ? 'same' : 'new')}
    >
      {edit ? (
        <CellEditor student={student} column={column} edit={edit} />
      ) : pasted && !pasted.isSame ? (
        <Overlay before={textOf(view, column)} after={pasted.text} />
      ) : (
        textOf(view, column)
      )}
      {description && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
    </div>
  )
})

const Overlay = ({ before, after }: { before: string; after: string }) => (
  <>
    {before && <s className={classes.before}>{before}</s>}
    <b>{after || '∅'}</b>
  </>
)
