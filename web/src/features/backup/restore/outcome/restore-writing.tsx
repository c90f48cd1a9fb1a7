import type { Restore } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { ProgressLine } from '../../model/progress/progress-line.tsx'
import { SheetBody } from '../frame/sheet-body.tsx'
import classes from './restore-writing.module.css'

/** The restore, or its undo, is being written. The panel and the page can be left meanwhile. */
export function RestoreWriting({ restore }: { restore: Restore }) {
  const { t } = useTranslation('backup')
  const state = restore.state === 'undoing' ? 'undoing' : 'restoring'
  const { files, filesTotal } = restore.progress
  return (
    <SheetBody>
      <h3 className={classes.title}>{t(`restore.${state}.title`)}</h3>
      <ProgressLine
        id={`${restore.id}:${state}`}
        title={t(`restore.${state}.title`)}
        progress={restore.progress}
        text={
          filesTotal === null
            ? t('restore.writing.begin')
            : t('restore.writing.records', { done: formatNumber(files), count: filesTotal })
        }
      />
      <p className={classes.text}>{t(`restore.${state}.text`)}</p>
    </SheetBody>
  )
}
