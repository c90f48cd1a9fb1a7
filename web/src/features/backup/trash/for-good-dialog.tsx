import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import classes from './for-good-dialog.module.css'

interface ForGoodDialogProps {
  title: string
  text: string
  confirm: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks once before something is deleted that can't be undone. */
export function ForGoodDialog({ title, text, confirm, onConfirm, onClose }: ForGoodDialogProps) {
  const { t } = useTranslation('trash')
  const { busy, submit } = useSubmission(async () => {
    await onConfirm()
    onClose()
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={classes.text}>{text}</p>
      <div className={classes.buttons}>
        <Button onClick={onClose}>{t('keep')}</Button>
        <Button look="danger" busy={busy} onClick={() => void submit()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
