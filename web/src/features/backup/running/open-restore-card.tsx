import type { Backup, Restore } from '@classeur/contracts'
import { IconRestore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useBackupNames } from '../model/use-backup-names.ts'
import { useOpenRestore } from '../model/use-open-restore.ts'
import classes from './open-restore-card.module.css'

interface OpenRestoreCardProps {
  restore: Restore
  /** Undefined if it was deleted meanwhile. */
  backup: Backup | undefined
}

/** A restore that works or waits for a decision while its panel is closed. */
export function OpenRestoreCard({ restore, backup }: OpenRestoreCardProps) {
  const { t } = useTranslation('backup')
  const { restoredFrom } = useBackupNames()
  const { open } = useOpenRestore()
  const title = t('restore.title', { time: restoredFrom(backup, restore) })
  return (
    <section className={classes.card} aria-label={title}>
      <IconRestore size={18} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        <p className="text-quiet">{t(`restore.card.${restore.state}`)}</p>
      </div>
      <Button small onClick={() => open(restore.id)}>
        {t(restore.state === 'ready' ? 'restore.continue' : 'restore.show')}
      </Button>
    </section>
  )
}
