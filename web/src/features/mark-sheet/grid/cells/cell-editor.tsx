import { movesOnAfter, readMark } from '@classeur/domain/marks'
import type { SheetStudent } from '@classeur/contracts'
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { commitEdit } from '../edit/edit-cell.ts'
import { goOn } from '../edit/go-to.ts'
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

/** One digit is the whole mark, and a mark of this question: more may come where it is a bonus or above the maximum. */
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
    // A first key that is the whole mark was typed before there was a field to hear it.
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
      data-no-draft="mark"
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
        // Another window came to the front: the field still has the focus of this one, half a mark in it.
        if (document.activeElement !== event.currentTarget) commitEdit(grid)
      }}
    />
  )
}
