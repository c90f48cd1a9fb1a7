import { matchPapers, type PaperOwner } from '@classeur/domain/marks'
import type { SheetStudent } from '@classeur/contracts'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../components/overlays/combobox/combobox.tsx'
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
  const [problem, setProblem] = useState<string | null>(null)
  const { owners: matches, taken } = matchPapers(search, owners)
  const options = matches.map((owner) => ({
    id: owner.student.id,
    isDisabled: !isEnterable(owner.student),
    owner,
  }))
  const possible = options.filter(({ isDisabled }) => !isDisabled)

  const type = (text: string) => {
    setProblem(null)
    onSearch(text)
  }
  const onKey = (event: KeyboardEvent, active: (typeof options)[number] | null) => {
    const takesAtOnce = event.key === ' ' && active !== null && possible.length === 1
    if (takesAtOnce) onTake(active.owner.student)
    else if (event.key !== 'Escape') return
    else if (search === '') onClose()
    else type('')
    event.preventDefault()
  }

  return (
    <div className={classes.finder}>
      <Combobox
        label={t('find.label')}
        isLabelShown
        listLabel={t('find.list')}
        text={search}
        onText={type}
        options={options}
        suggested={taken?.student.id ?? null}
        onChoose={({ owner }) => onTake(owner.student)}
        onNone={() =>
          setProblem(possible.length > 1 ? t('find.several', { count: possible.length }) : t('find.nobody'))
        }
        onKey={onKey}
        autoFocus
        dir="auto"
        placeholder={t('find.example')}
        hint={problem ?? (search !== '' && matches.length === 0 ? t('find.nobody') : t('find.hint'))}
        inputClassName={classes.input}
        listClassName={classes.list}
      >
        {({ owner }) => <OwnerOption owner={owner} isBegun={begun[owner.student.id] !== undefined} />}
      </Combobox>
    </div>
  )
}
