import { emptyNote, sameNote } from '@classeur/domain/marks'
import type { CellNote } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChangedMark } from './changed-mark.tsx'
import classes from './changed-note.module.css'
import type { HistoryNames } from './use-history-names.ts'

interface ChangedNoteProps {
  from: CellNote
  to: CellNote
  names: Pick<HistoryNames, 'errorTypes'>
}

/** The changed parts of a cell's note: "error types: Calculation → Method", "comment added: Show each step". */
export function ChangedNote({ from, to, names }: ChangedNoteProps) {
  const { t } = useTranslation('mark-history')
  const areTypesSame = sameNote({ ...emptyNote, errorTypes: from.errorTypes }, { ...to, comment: '' })
  const types = ({ errorTypes }: CellNote) =>
    errorTypes.length > 0 ? names.errorTypes(errorTypes) : t('note.noTypes')
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
