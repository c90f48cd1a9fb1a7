import type { Backup, BackupKind, Restore } from '@classeur/contracts'
import {
  IconCalendarWeek,
  IconDeviceFloppy,
  IconMoon,
  IconPackageExport,
  IconShieldCheck,
  IconUpload,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatSize, formatWeekdayDate, useDigits } from '../../../i18n/format.ts'

export const backupIcons: Record<BackupKind, Icon> = {
  nightly: IconMoon,
  weekly: IconCalendarWeek,
  'before-restore': IconShieldCheck,
  'by-hand': IconDeviceFloppy,
  uploaded: IconUpload,
  export: IconPackageExport,
}

type Described = Pick<Backup, 'kind' | 'withMedia' | 'createdAt' | 'sizeBytes' | 'counts'>

/** How backups are called on screen. */
export function useBackupNames() {
  const { t } = useTranslation('backup')
  useDigits()
  const nameOf = ({ kind, withMedia }: Pick<Backup, 'kind' | 'withMedia'>) =>
    withMedia && (kind === 'by-hand' || kind === 'weekly')
      ? t('withMedia', { kind: t(`kind.${kind}`) })
      : t(`kind.${kind}`)
  const contentsOf = ({ sizeBytes, counts }: Described) => [
    ...(sizeBytes === null ? [] : [formatSize(sizeBytes)]),
    ...(counts ? [t('classes', { count: counts.classes })] : []),
  ]
  return {
    /** "Weekly, with media" */
    nameOf,
    /** "Nightly, 24 Nov 2026, 02:00": tells backups of one kind apart, also those of one day. */
    fullNameOf: (backup: Pick<Backup, 'kind' | 'withMedia' | 'createdAt'>) =>
      t('nameAndTime', { name: nameOf(backup), time: formatDateTime(backup.createdAt) }),
    /** When the restored archive was made: "22 Nov 2026, 02:00"; the day of the restore if that is unknown. */
    restoredFrom(
      backup: Backup | undefined,
      { archivedAt, createdAt }: Pick<Restore, 'archivedAt' | 'createdAt'>,
    ) {
      const madeAt = archivedAt ?? backup?.createdAt
      return madeAt ? formatDateTime(madeAt) : formatWeekdayDate(createdAt)
    },
    /** "Weekly, with media · 1,268 MB · 7 classes" */
    describe: (backup: Described) => [nameOf(backup), ...contentsOf(backup)].join(' · '),
    /** "1,268 MB · 7 classes" */
    contents: (backup: Described) => contentsOf(backup).join(' · '),
  }
}
