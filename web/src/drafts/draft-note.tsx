import { useTranslation } from 'react-i18next'
import { formatDateTime, formatTime } from '../i18n/format.ts'
import classes from './draft-note.module.css'
import type { ShownDraft } from './use-draft-entry.ts'

/** The time alone for today, otherwise date and time. */
function formatMoment(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday ? formatTime(at) : formatDateTime(at)
}

/** Goes at the top of a form with a draft. Says that the form holds earlier unsaved text, or that text can't be kept. */
export function DraftNote({ draft }: { draft: ShownDraft }) {
  const { t } = useTranslation('shell')
  const { restoredAt, isKept, discard } = draft
  return (
    <>
      {restoredAt !== null && (
        <p className={classes.note} role="status">
          {t('draft.restored', { when: formatMoment(restoredAt) })}
          <button type="button" className={classes.link} onClick={discard}>
            {t('draft.discard')}
          </button>
        </p>
      )}
      {!isKept && (
        <p className={classes.note} role="alert">
          {t('draft.cannotKeep')}
        </p>
      )}
    </>
  )
}
