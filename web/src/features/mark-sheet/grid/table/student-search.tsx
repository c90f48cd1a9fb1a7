import type { SheetStudent } from '@classeur/contracts'
import { nameSearch, normaliseName } from '@classeur/domain/roster'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../../components/overlays/combobox/combobox.tsx'
import { goTo, unhide } from '../edit/move-active-cell.ts'
import { studentName } from '../../model/sheet-text.ts'
import { useGrid, useGridState } from '../grid-context.ts'
import type { GridModel } from '../../model/grid-model.ts'
import classes from './student-search.module.css'

const most = 7

/** The students with this number, or with names whose words begin with the typed words in either script. */
function findStudents(students: GridModel['students'], text: string): SheetStudent[] {
  const wanted = normaliseName(text).split(' ').filter(Boolean)
  if (wanted.length === 0) return []
  const isMeant = nameSearch(text)
  return students.filter((student) => {
    const name = studentName(student)
    const parts = [...normaliseName(name).split(' '), String(student.number)]
    const begins = wanted.every((start) => parts.some((word) => word.startsWith(start)))
    return begins || isMeant(name)
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
  const students = useGridState((state) => state.model.everybody)
  const [text, setText] = useState('')
  const matches = findStudents(students, text).slice(0, most)

  const go = ({ id }: SheetStudent) => {
    unhide(grid, id)
    const { active, model } = grid.store.get()
    const row = model.students.findIndex((student) => student.id === id)
    goTo(grid, { row, col: Math.max(active.col, 0) })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    grid.store.update({ isSearching: false })
    grid.show(grid.store.get().active)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div role="search" className={classes.search}>
      <Combobox
        label={t('search.label')}
        listLabel={t('search.label')}
        text={text}
        onText={setText}
        options={matches}
        onChoose={go}
        onKey={onKey}
        onBlur={() => grid.store.update({ isSearching: false })}
        autoFocus
        placeholder={t('search.placeholder')}
        hint={text.trim() !== '' && matches.length === 0 ? t('search.none') : undefined}
        inputClassName={classes.input}
        listClassName={classes.list}
      >
        {(student) => <bdi>{studentName(student)}</bdi>}
      </Combobox>
    </div>
  )
}
