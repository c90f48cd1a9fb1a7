import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import classes from './save-row.module.css'

/** The saving state of a form. */
interface Saving {
  isChanged: boolean
  isSaved: boolean
  busy: boolean
  error: unknown
}

interface SaveRowProps {
  saving: Saving
  isValid?: boolean
}

/** The save button of a form, and whether the shown values are saved. */
export function SaveRow({ saving: { isChanged, isSaved, busy, error }, isValid = true }: SaveRowProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      {error !== null && <ProblemNote error={error} />}
      <div className={classes.saveRow}>
        <Button type="submit" busy={busy} disabled={!isChanged || !isValid}>
          {t('save')}
        </Button>
        <p role="status" className={classes.saveState} data-saved={!isChanged && isSaved ? true : undefined}>
          {isChanged && !busy && t('notSaved')}
          {!isChanged && isSaved && (
            <>
              <IconCheck size={16} aria-hidden /> {t('savedState')}
            </>
          )}
        </p>
      </div>
    </>
  )
}
