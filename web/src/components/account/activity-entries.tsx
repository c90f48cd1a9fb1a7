import type { AccountActivity } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../i18n/format.ts'
import classes from './activity-entries.module.css'

/** Entries of the account's log, with the texts of the area `settings`. */
export function ActivityEntries({ entries }: { entries: readonly AccountActivity[] }) {
  const { t } = useTranslation('settings')

  /** Roles and kinds of files are codes, which have texts of their own. */
  const textOf = ({ kind, details }: AccountActivity) =>
    t(`activity.kind.${kind}`, {
      ...details,
      device: details['device'] || t('sessions.unknownDevice'),
      role: 'role' in details ? t(`activity.role.${String(details['role'])}`) : '',
      file: 'file' in details ? t(`activity.file.${String(details['file'])}`) : '',
    })

  return (
    <ul className={`plain-list ${classes.list ?? ''}`}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.item}>
          <span>{textOf(entry)}</span>
          <time className="text-quiet" dateTime={entry.at}>
            {formatDateTime(entry.at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
