import type { SheetPresence, SheetStudent } from '@classeur/contracts'
import { memo } from 'react'
import { initialsOf } from '../../../../components/people/initials.ts'
import type { CellView } from '../../engine/sheet-engine.ts'
import { studentName } from '../../model/sheet-text.ts'
import { useGrid } from '../grid-context.ts'
import { isEnterable, type GridColumn } from '../../model/grid-model.ts'
import type { Edit, PastedCell } from '../model/grid-state.ts'
import { CellEditor } from './cell-editor.tsx'
import { changeText, descriptionOf, nameOfCell, textOf, toneOf } from './cell-looks.ts'
import type { CellSelectionState } from './row-selection.ts'
import classes from './mark-cell.module.css'

interface MarkCellProps {
  row: number
  col: number
  student: SheetStudent
  column: GridColumn
  /** Pixels between the previous visible cell of the row and this one. */
  gap: number
  width: number
  isReadOnly: boolean
  view: CellView
  /** True if the cell shows that it is being saved. */
  isSavingShown: boolean
  selection: CellSelectionState
  /** The edit in this cell. */
  edit: Edit | null
  pasted: PastedCell | undefined
  /** Another person whose current cell this is. */
  present: SheetPresence | undefined
}

/** One mark. Its row passes the content, so the cell renders again only when that changes. */
export const MarkCell = memo(function MarkCell(props: MarkCellProps) {
  const { row, col, student, column, gap, width, isReadOnly, view, isSavingShown } = props
  const { selection, edit, pasted, present } = props
  const { engine } = useGrid()
  const descriptionId = `about-${student.id}:${column.leaf.id}`

  const canEnter = isEnterable(student)
  const isActive = selection !== undefined && selection !== 'selected'
  // A paste changes hundreds of cells, and the text of a valid one says what is pasted: describe only the active one.
  const described = pasted?.problem || isActive ? pasted : undefined
  const description = descriptionOf(
    view,
    column,
    described,
    present,
    (userId) => engine.state().sheet.markers.find(({ id }) => id === userId)?.name,
  )
  // For hundreds of pasted cells, the title alone describes the problem: creating elements is the slow part of
  // rendering.
  const describedBy = description && !pasted ? descriptionId : undefined
  const isUnshown = view.state === 'saved' || (view.state === 'saving' && !isSavingShown)
  const shownState = isUnshown ? undefined : view.state
  const about = describedBy && (
    <span id={describedBy} hidden>
      {description}
    </span>
  )
  const before = textOf(view, column)
  const text = pasted && !pasted.isSame ? changeText(before, pasted.text, width) : before
  const isWrong = view.state === 'unread' || view.state === 'refused' || Boolean(pasted?.problem)
  return (
    <div
      role="gridcell"
      tabIndex={isActive && selection !== 'under-field' ? 0 : -1}
      data-at={`${row}:${col}`}
      aria-colindex={col + 2}
      aria-label={
        selection === 'editing' ? undefined : nameOfCell(studentName(student), view, column, canEnter)
      }
      aria-selected={isActive || selection === 'selected'}
      aria-readonly={isReadOnly || !canEnter || undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      title={description || undefined}
      className={classes.mark}
      style={{ marginInlineStart: gap || undefined, inlineSize: width }}
      data-tone={toneOf(view, column, canEnter)}
      aria-hidden={selection === 'under-field' || undefined}
      data-state={shownState}
      data-selection={isActive ? selection : undefined}
      data-present={present ? initialsOf(present.user.name) : undefined}
      data-comment={view.comment ? true : undefined}
      data-pasted={pasted?.problem ? 'bad' : pasted?.isSame ? 'same' : undefined}
    >
      {edit ? (
        <>
          <CellEditor student={student} column={column} edit={edit} />
          {about}
        </>
      ) : about ? (
        <>
          {text}
          {about}
        </>
      ) : (
        // Alone, a text is a property of its cell and not a child that React compares too.
        text
      )}
    </div>
  )
})
