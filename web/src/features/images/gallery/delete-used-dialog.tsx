import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import classes from './delete-used-dialog.module.css'
import type { UsedPictures } from './use-delete-images.ts'

interface DeleteUsedDialogProps {
  used: UsedPictures
  onDelete: () => void
  onClose: () => void
}

/** Warns before pictures are deleted that lesson plans or resources show. */
export function DeleteUsedDialog({ used, onDelete, onClose }: DeleteUsedDialogProps) {
  const { t } = useTranslation('my-media')
  return (
    <Dialog title={t('delete.used', { count: used.uses })} onClose={onClose}>
      <p>{t('delete.usedText')}</p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('delete.keep')}</Button>
        <Button look="danger" onClick={onDelete}>
          {t('delete.anyway')}
        </Button>
      </div>
    </Dialog>
  )
}
