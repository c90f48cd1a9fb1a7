import { movesOnAfter, readMark } from '@classeur/domain/marks'
import type { SheetStudent } from '@classeur/contracts'
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { commitEdit } from '../edit/edit-cell.ts'
import { goOn } from '../edit/move-active-cell.ts'
import { cellLabel, studentName, gridText } from '../../model/sheet-text.ts'
import { useGrid } from '../grid-context.ts'
import type { GridColumn } from '../../model/grid-model.ts'
import type { Edit } from '../model/grid-state.ts'
import classes from './cell-editor.module.css'

interface CellEditorProps {
  student: SheetStudent
  column: GridColumn
  edit: Edit
}

/**
 * True if one digit completes a valid mark. False for a bonus question or a digit above the maximum, where more may
 * follow.
 */
const isWholeMark = (text: string, { leaf, context }: GridColumn) =>
  movesOnAfter(text, leaf) && readMark(text, context).ok

/**
 * The field of a cell. It is uncontrolled, so typing renders nothing. Opened by touch, the same element moves to the
 * next cell and then shows that cell's mark.
 */
export function CellEditor({ student, column, edit }: CellEditorProps) {
  const grid = useGrid()
  const input = useRef<HTMLInputElement>(null)
  const { autoAdvance } = grid.store.get().keyboard
  const isFirstKeyWhole = edit.typed && autoAdvance && isWholeMark(edit.text, column)
  // Each refetch creates new question objects, so only a new edit may write into the field.
  const isWhole = useRef(isFirstKeyWhole)

  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    field.value = edit.text
    field.focus({ preventScroll: true })
    field.setSelectionRange(edit.isSelected ? 0 : field.value.length, field.value.length)
    // The first key, if it completes the mark, was pressed before the field existed, so `onInput` missed it.
    if (isWhole.current) queueMicrotask(() => goOn(grid))
  }, [grid, edit])

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const { isComposing } = event.nativeEvent as InputEvent
    if (isComposing || !(edit.typed || edit.isTouch) || !autoAdvance) return
    if (isWholeMark(event.currentTarget.value, column)) goOn(grid)
  }

  return (
    <input
      ref={input}
      className={classes.editor}
      data-draft="mark-texts"
      defaultValue={edit.text}
      aria-label={cellLabel(studentName(student), column, gridText('editing'))}
      inputMode={column.context.scale.kind === 'points' ? 'decimal' : 'text'}
      // With "next", a phone would move to another field of the page instead of sending Enter.
      enterKeyHint="enter"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      size={1}
      tabIndex={-1}
      onInput={onInput}
      onBlur={(event) => {
        // Don't save when another window takes the focus: the field keeps it within this page, and the mark may be
        // incomplete.
        if (document.activeElement !== event.currentTarget) commitEdit(grid)
      }}
    />
  )
}
