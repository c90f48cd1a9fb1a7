import { emptyNote, sameNote } from '@classeur/domain/marks'
import type { CellNote } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { errorTypesInText } from '../model/note-text.ts'
import { useErrorTypeNames } from '../model/use-error-type-names.ts'
import { ChangedMark } from './changed-mark.tsx'
import classes from './changed-note.module.css'

interface ChangedNoteProps {
  from: CellNote
  to: CellNote
}

/** The changed parts of a cell's note: "error types: Calculation → Method", "comment added: Show each step". */
export function ChangedNote({ from, to }: ChangedNoteProps) {
  const { t } = useTranslation('mark-history')
  const own = useErrorTypeNames()
  const areTypesSame = sameNote({ ...emptyNote, errorTypes: from.errorTypes }, { ...to, comment: '' })
  const types = ({ errorTypes }: CellNote) =>
    errorTypes.length > 0 ? errorTypesInText(errorTypes, own) : t('note.noTypes')
  return (
    <>
      {!areTypesSame && (
        <span className={classes.part}>
          <span>{t('note.errorTypes')}</span> <ChangedMark from={types(from)} to={types(to)} />
        </span>
      )}
      {from.comment !== to.comment && (
        <span className={classes.part}>
          <span>{t(`note.${commentChange(from.comment, to.comment)}`)}</span>{' '}
          {to.comment !== '' && (
            <bdi className={classes.comment} dir="auto">
              {to.comment}
            </bdi>
          )}
        </span>
      )}
    </>
  )
}

function commentChange(from: string, to: string): 'commentAdded' | 'commentChanged' | 'commentRemoved' {
  if (from === '') return 'commentAdded'
  return to === '' ? 'commentRemoved' : 'commentChanged'
}
