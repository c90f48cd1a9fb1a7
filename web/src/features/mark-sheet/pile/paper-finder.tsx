import { matchPapers, type PaperOwner } from '@classeur/domain/marks'
import type { SheetStudent } from '@classeur/contracts'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { studentName } from '../model/sheet-text.ts'
import { isEnterable } from '../model/grid-model.ts'
import { OwnerOption } from './owner-option.tsx'
import classes from './paper-finder.module.css'

interface PaperFinderProps {
  owners: readonly PaperOwner<SheetStudent>[]
  /** Unfinished papers, by student. */
  begun: Readonly<Record<string, unknown>>
  search: string
  onSearch: (search: string) => void
  onTake: (student: SheetStudent) => void
  onClose: () => void
}

/** Finds the student of the next paper by a few letters of the name or the number in the list. */
export function PaperFinder({ owners, begun, search, onSearch, onTake, onClose }: PaperFinderProps) {
  const { t } = useTranslation('mark-pile')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [hint, setHint] = useState('')
  const { owners: matches, taken } = matchPapers(search, owners)
  const possible = matches.filter(({ student }) => isEnterable(student))
  const active = possible.find(({ student }) => student.id === chosenId) ?? taken
  const optionId = (studentId: string) => `${id}-${studentId}`

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.student.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const type = (text: string) => {
    setChosenId(null)
    setHint('')
    onSearch(text)
  }
  const choose = (by: number) => {
    const at = active ? possible.indexOf(active) : by > 0 ? -1 : possible.length
    setChosenId(possible[Math.min(Math.max(at + by, 0), possible.length - 1)]?.student.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const takesAtOnce = event.key === ' ' && active !== null && possible.length === 1
    if (step !== 0) choose(step)
    else if (event.key === 'Enter' || takesAtOnce) {
      if (active) onTake(active.student)
      else setHint(possible.length > 1 ? t('find.several', { count: possible.length }) : t('find.nobody'))
    } else if (event.key === 'Escape') {
      if (search === '') onClose()
      else type('')
    } else return
    event.preventDefault()
  }

  return (
    <div className={classes.finder}>
      <label htmlFor={`${id}-input`} className={classes.label}>
        {t('find.label')}
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        className={classes.input}
        role="combobox"
        data-no-draft="search"
        dir="auto"
        autoComplete="off"
        autoFocus
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={active ? optionId(active.student.id) : undefined}
        aria-describedby={`${id}-hint`}
        placeholder={t('find.example')}
        value={search}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="text-quiet" role="status">
        {hint || (search !== '' && matches.length === 0 ? t('find.nobody') : t('find.hint'))}
      </p>
      <ul id={`${id}-list`} role="listbox" aria-label={t('find.list')} className={classes.list}>
        {matches.map((owner) => (
          <OwnerOption
            key={owner.student.id}
            id={optionId(owner.student.id)}
            owner={owner}
            name={studentName(owner.student)}
            isActive={owner === active}
            isBegun={begun[owner.student.id] !== undefined}
            onTake={() => onTake(owner.student)}
          />
        ))}
      </ul>
    </div>
  )
}
