import { maxBackupUploadBytes } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { formatSize } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import type { FileProblem } from '../model/upload.ts'
import classes from './refused-file.module.css'

interface RefusedFileProps {
  name: string
  problem: FileProblem
  onClose: () => void
}

/** A chosen file that can't be an archive. Nothing was sent. */
export function RefusedFile({ name, problem, onClose }: RefusedFileProps) {
  const { t } = useTranslation('backup')
  return (
    <div role="alert" className={classes.note}>
      <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <p className={classes.title}>{t(`upload.problem.${problem}`, { name: isolate(name) })}</p>
        <p>{t(`upload.advice.${problem}`, { most: formatSize(maxBackupUploadBytes) })}</p>
      </div>
      <Button small onClick={onClose}>
        {t('hide')}
      </Button>
    </div>
  )
}
