import { useTranslation } from 'react-i18next'
import { IconX } from '@tabler/icons-react'
import { useGrid, useGridState } from '../grid-context.ts'
import classes from './grid-note.module.css'

/** Shows why an entry was refused, until the next step. The live region announces it too. */
export function GridNote() {
  const { t } = useTranslation('mark-grid')
  const { store } = useGrid()
  const note = useGridState((state) => (state.preview ? null : state.note))
  if (note === null) return null
  return (
    <div className={classes.bar} data-tone="note">
      <p>{note}</p>
      <button
        type="button"
        className={classes.close}
        aria-label={t('closeNote')}
        onClick={() => store.update({ note: null })}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

/** Announcements for screen readers only. */
export function LiveText() {
  const said = useGridState((state) => state.said)
  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {said.text}
    </p>
  )
}
