import { nameSearch, normaliseName } from '@classeur/domain/roster'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, unhide } from '../edit/go-to.ts'
import { studentName } from '../../model/sheet-text.ts'
import { useGrid, useGridState } from '../grid-context.ts'
import type { GridModel } from '../../model/grid-model.ts'
import classes from './student-search.module.css'

const most = 7

/** Row numbers of students with this number, or with names whose words begin with the typed words in either script. */
export function findStudents(students: GridModel['students'], text: string): number[] {
  const wanted = normaliseName(text).split(' ').filter(Boolean)
  if (wanted.length === 0) return []
  const isMeant = nameSearch(text)
  return students.flatMap((student, row) => {
    const name = studentName(student)
    const parts = [...normaliseName(name).split(' '), String(student.number)]
    const begins = wanted.every((start) => parts.some((word) => word.startsWith(start)))
    return begins || isMeant(name) ? [row] : []
  })
}

/** Jumps to a student by letters of the name. */
export function StudentSearch() {
  const isOpen = useGridState((state) => state.isSearching)
  return isOpen ? <OpenSearch /> : null
}

function OpenSearch() {
  const { t } = useTranslation('mark-grid')
  const grid = useGrid()
  const listId = useId()
  const students = useGridState((state) => state.model.everybody)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const matches = findStudents(students, text).slice(0, most)
  useLayoutEffect(() => input.current?.focus(), [])

  const close = () => {
    grid.store.update({ isSearching: false })
    grid.show(grid.store.get().active)
  }
  const go = (rowIndex: number | undefined) => {
    const student = students[rowIndex ?? -1]
    if (!student) return
    unhide(grid, student.id)
    const { active, model } = grid.store.get()
    goTo(grid, { row: model.students.indexOf(student), col: Math.max(active.col, 0) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') go(matches[chosen])
    else if (event.key === 'Escape' || event.key === 'Tab') close()
    else if (step !== undefined) setChosen((chosen + step + matches.length) % Math.max(matches.length, 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const optionId = (row: number | undefined) => `${listId}-${String(row)}`
  return (
    <div role="search" className={classes.search}>
      <input
        ref={input}
        role="combobox"
        data-no-draft="search"
        aria-label={t('search.label')}
        aria-expanded={matches.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={matches.length > 0 ? optionId(matches[chosen]) : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => grid.store.update({ isSearching: false })}
      />
      <ul role="listbox" id={listId} aria-label={t('search.label')}>
        {matches.map((row, at) => (
          <li
            key={row}
            id={optionId(row)}
            role="option"
            aria-selected={at === chosen}
            onPointerDown={(event) => {
              event.preventDefault()
              go(row)
            }}
          >
            <bdi>{studentName(students[row] ?? { firstName: '', lastName: '' })}</bdi>
          </li>
        ))}
      </ul>
      {text.trim() !== '' && matches.length === 0 && <p role="status">{t('search.none')}</p>}
    </div>
  )
}
