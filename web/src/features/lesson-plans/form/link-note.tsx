import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import classes from './link-note.module.css'

interface LinkNoteProps {
  onFill: () => void
  onKeep: () => void
}

/** Asks before a link fills in a form that holds unsaved text. */
export function LinkNote({ onFill, onKeep }: LinkNoteProps) {
  const { t } = useTranslation('lesson-context')
  return (
    <div className={classes.note} role="alert">
      <p>{t('link.question')}</p>
      <div className="actions">
        <Button small onClick={onFill}>
          {t('link.fill')}
        </Button>
        <Button small look="quiet" onClick={onKeep}>
          {t('link.keep')}
        </Button>
      </div>
    </div>
  )
}
