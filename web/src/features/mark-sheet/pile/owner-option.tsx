import type { SheetStudent } from '@classeur/contracts'
import type { PaperOwner } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { pointsText } from '../model/sheet-text.ts'
import { isEnterable } from '../model/grid-model.ts'
import classes from './owner-option.module.css'

interface OwnerOptionProps {
  id: string
  owner: PaperOwner<SheetStudent>
  name: string
  isActive: boolean
  isBegun: boolean
  onTake: () => void
}

const hundred = 100

/** One student in the list of papers, with the state of the paper. */
export function OwnerOption({ id, owner, name, isActive, isBegun, onTake }: OwnerOptionProps) {
  const { t } = useTranslation('mark-pile')
  const { student, isDone } = owner
  const isPossible = isEnterable(student)
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={!isPossible || undefined}
      className={classes.option}
      data-done={isDone || undefined}
      // Keep the focus in the search field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={isPossible ? onTake : undefined}
    >
      <bdi className={classes.number}>{pointsText(student.number * hundred)}</bdi>
      <bdi className={classes.name}>{name}</bdi>
      {!isPossible ? (
        <Tag>{t(student.takesPart ? 'owner.overLimit' : 'owner.notHere')}</Tag>
      ) : isBegun ? (
        <Tag tone="sun">{t('owner.begun')}</Tag>
      ) : (
        isDone && <Tag tone="board">{t('owner.done')}</Tag>
      )}
    </li>
  )
}
