import type { Restore } from '@classeur/contracts'
import { IconShieldX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { useProblemText } from '../../../../i18n/use-problem-text.ts'
import { SheetBody } from '../frame/sheet-body.tsx'
import classes from './restore-refused.module.css'

/** The archive can't be restored: why, because of which file, and that nothing was changed. */
export function RestoreRefused({ restore, onClose }: { restore: Restore; onClose: () => void }) {
  const { t } = useTranslation('backup')
  const { title, advice } = useProblemText(restore.error)
  return (
    <SheetBody
      footer={
        <div className={classes.foot}>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      }
    >
      <div role="alert" className={classes.refused}>
        <IconShieldX size={22} stroke={1.7} className={classes.icon} aria-hidden />
        <div className={classes.text}>
          <p className={classes.title}>{title}</p>
          <p>{advice}</p>
          {restore.refusedFile !== null && (
            <p className={classes.file}>
              {t('restore.refused.file')} <bdi className={classes.path}>{restore.refusedFile}</bdi>
            </p>
          )}
          <p className={classes.unchanged}>{t('restore.refused.unchanged')}</p>
        </div>
      </div>
    </SheetBody>
  )
}
