import { movesOnAfter, readMark, type SheetStudent } from '@classeur/contracts'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { commitEdit } from '../edit/edit-cell.ts'
import { goOn } from '../edit/go-to.ts'
import { cellWords, studentName, words } from '../edit/place-words.ts'
import { useGrid } from '../hooks/grid-context.ts'
import type { GridColumn } from '../model/grid-model.ts'
import classes from './cells.module.css'

/** One digit is the whole mark, and a mark of this question: more may come where it is a bonus or above the maximum. */
const isWholeMark = (text: string, { leaf, context }: GridColumn) =>
  movesOnAfter(text, leaf) && readMark(text, context).ok

/** The field in a cell. Its text is its own: nothing is drawn again while somebody types. */
export function CellEditor({ student, column }: { student: SheetStudent; column: GridColumn }) {
  const grid = useGrid()
  const { edit, keyboard } = grid.store.get()
  const input = useRef<HTMLInputElement>(null)
  const typed = edit?.typed ?? false
  // How it began: questions are made anew with each reread, and the text being typed must not be selected again then.
  const [begun] = useState({
    isSelected: edit?.isSelected ?? false,
    isWhole: typed && keyboard.autoAdvance && isWholeMark(edit?.text ?? '', column),
  })

  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(begun.isSelected ? 0 : field.value.length, field.value.length)
    // A first key that is the whole mark was typed before there was a field to hear it.
    if (begun.isWhole) queueMicrotask(() => goOn(grid))
  }, [grid, begun])

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const { isComposing } = event.nativeEvent as InputEvent
    if (isComposing || !typed || !keyboard.autoAdvance) return
    if (isWholeMark(event.currentTarget.value, column)) goOn(grid)
  }

  return (
    <input
      ref={input}
      className={classes.editor}
      defaultValue={edit?.text ?? ''}
      aria-label={cellWords(studentName(student), column, words('editing'))}
      inputMode={column.context.scale.kind === 'points' ? 'decimal' : 'text'}
      enterKeyHint="next"
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
