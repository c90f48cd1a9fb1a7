import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/format-list.ts'
import { membersQuery } from '../model/school-queries.ts'
import classes from './read-only-note.module.css'

/** Explains why nothing can be changed here, and who can change it. */
export function ReadOnlyNote() {
  const { t } = useTranslation('school')
  const { data } = useQuery(membersQuery)
  const admins =
    data?.members.filter(({ role }) => role === 'admin').map(({ displayName }) => displayName) ?? []
  return (
    <p className={classes.note}>
      <IconLock size={18} aria-hidden />
      <span>{admins.length > 0 ? t('readOnlyNamed', { names: formatList(admins) }) : t('readOnly')}</span>
    </p>
  )
}
