import type { Backup } from '@classeur/contracts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../components/feedback/spinner.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { isRefused } from '../model/backups.ts'
import { useBackupNames } from '../model/use-backup-names.ts'
import { useVerify } from './use-verify.ts'

const iconPx = 13

/** Whether a backup can be relied on; one that wasn't read again yet can be verified here. */
export function VerificationState({ backup }: { backup: Backup }) {
  const { t } = useTranslation('backup')
  const { fullNameOf } = useBackupNames()
  const { busy, submit } = useVerify(backup)
  if (backup.state === 'failed') return <Tag tone="pen">{t('state.failed')}</Tag>
  if (backup.state !== 'done') return <Tag>{t(`state.${backup.state}`)}</Tag>
  switch (backup.verification) {
    case 'verified':
      return (
        <Tag tone="board">
          <IconCheck size={iconPx} aria-hidden />
          {t('verification.verified')}
        </Tag>
      )
    case 'checking':
      return (
        <Tag tone="sky">
          <Spinner sizePx={iconPx} />
          {t('verification.checking')}
        </Tag>
      )
    case 'damaged':
      return (
        <Tag tone="pen">
          <IconAlertTriangle size={iconPx} aria-hidden />
          {t(isRefused(backup) ? 'verification.notRestorable' : 'verification.damaged')}
        </Tag>
      )
    case 'unverified':
      return (
        <Button
          small
          busy={busy}
          aria-label={t('verifyOne', { name: fullNameOf(backup) })}
          onClick={() => void submit()}
        >
          {t('verify')}
        </Button>
      )
  }
}
