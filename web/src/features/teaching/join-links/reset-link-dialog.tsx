import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import classes from './reset-link-dialog.module.css'

interface ResetLinkDialogProps {
  onReset: () => Promise<boolean>
  onClose: () => void
}

/** Asks before a link is reset: this can't be undone, and printed or sent copies stop working. */
export function ResetLinkDialog({ onReset, onClose }: ResetLinkDialogProps) {
  const { t } = useTranslation('teaching')
  const { busy, submit } = useSubmission(async () => {
    if (await onReset()) onClose()
  })
  return (
    <Dialog title={t('link.resetTitle')} onClose={onClose}>
      <p className={classes.lead}>{t('link.resetText')}</p>
      <div className="actions">
        <Button look="primary" busy={busy} onClick={() => void submit()}>
          {t('link.reset')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Dialog>
  )
}
