import type { Backup } from '@classeur/contracts'
import { IconDots, IconRestore, IconShieldCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/fields/buttons/icon-button.tsx'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import { useBackupNames } from '../model/use-backup-names.ts'
import { useRestoreBackup } from '../model/use-restore-backup.ts'
import { DeleteBackup } from './delete-backup.tsx'
import { useVerify } from './use-verify.ts'

/** What can be done with a backup. */
export function BackupMenu({ backup }: { backup: Backup }) {
  const { t } = useTranslation('backup')
  const { fullNameOf } = useBackupNames()
  const restore = useRestoreBackup()
  const verify = useVerify(backup)
  const [isDeleting, setIsDeleting] = useState(false)
  const name = fullNameOf(backup)
  const isDone = backup.state === 'done'
  const isChecked = isDone && backup.verification !== 'unverified'
  const uses = [
    ...(isDone && backup.verification !== 'damaged'
      ? [
          {
            key: 'restore',
            label: t('menu.restore'),
            icon: IconRestore,
            run: () => void restore.submit(backup.id),
          },
        ]
      : []),
    ...(isChecked
      ? [
          {
            key: 'verify',
            label: t('menu.verifyAgain'),
            icon: IconShieldCheck,
            isDisabled: backup.verification === 'checking',
            run: () => void verify.submit(),
          },
        ]
      : []),
  ]
  const remove = {
    key: 'delete',
    label: t('menu.delete'),
    icon: IconTrash,
    tone: 'danger' as const,
    run: () => setIsDeleting(true),
  }
  return (
    <>
      <Menu
        label={t('menu.of', { name })}
        align="end"
        groups={[
          ...(uses.length > 0 ? [{ key: 'uses', items: uses }] : []),
          { key: 'remove', items: [remove] },
        ]}
      >
        {(opener) => (
          <IconButton
            {...opener}
            label={t('menu.of', { name })}
            title={t('menu.more')}
            busy={restore.busy || verify.busy}
          >
            <IconDots size={18} stroke={1.7} aria-hidden />
          </IconButton>
        )}
      </Menu>
      {isDeleting && <DeleteBackup backup={backup} onClose={() => setIsDeleting(false)} />}
    </>
  )
}
