import type { SheetStudent } from '@classeur/contracts'
import type { PaperOwner } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { pointsText, studentName } from '../model/sheet-text.ts'
import { isEnterable } from '../model/grid-model.ts'
import classes from './owner-option.module.css'

interface OwnerOptionProps {
  owner: PaperOwner<SheetStudent>
  isBegun: boolean
}

const hundred = 100

/** One student in the list of papers, with the state of the paper. */
export function OwnerOption({ owner, isBegun }: OwnerOptionProps) {
  const { t } = useTranslation('mark-pile')
  const { student, isDone } = owner
  return (
    <>
      <bdi className={classes.number}>{pointsText(student.number * hundred)}</bdi>
      <span className={classes.name} data-done={isDone || undefined}>
        <bdi>{studentName(student)}</bdi>
      </span>
      {!isEnterable(student) ? (
        <Tag>{t('owner.notHere')}</Tag>
      ) : isBegun ? (
        <Tag tone="sun">{t('owner.begun')}</Tag>
      ) : (
        isDone && <Tag tone="board">{t('owner.done')}</Tag>
      )}
    </>
  )
}
