import type { Restore } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { useCancelRestore } from '../../model/use-cancel-restore.ts'
import { ProgressLine } from '../../model/progress/progress-line.tsx'
import { SheetBody } from '../frame/sheet-body.tsx'
import classes from './checking-backup.module.css'

/** Every file of the archive is read and compared before anything can be restored. */
export function CheckingBackup({ restore, onClose }: { restore: Restore; onClose: () => void }) {
  const { t } = useTranslation('backup')
  const cancelling = useCancelRestore(restore.id, onClose)
  const { files, filesTotal } = restore.progress
  const title =
    filesTotal === null
      ? t('restore.checking.begin')
      : t('restore.checking.files', { done: formatNumber(files), count: filesTotal })
  return (
    <SheetBody
      footer={
        <div className={classes.foot}>
          <Button busy={cancelling.busy} onClick={() => void cancelling.submit()}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <h3 className={classes.title}>{title}</h3>
      <ProgressLine
        id={restore.id}
        title={t('restore.checking.title')}
        progress={restore.progress}
        text={t('restore.nothingWritten')}
      />
      <p className={classes.text}>{t('restore.checking.text')}</p>
    </SheetBody>
  )
}
