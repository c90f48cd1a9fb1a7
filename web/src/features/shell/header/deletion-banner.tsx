import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { keepAccount, useDeletionDue } from '../../../http/queries/account.ts'
import { formatDate } from '../../../i18n/format.ts'
import classes from './deletion-banner.module.css'

/** On every screen while a deletion of the account is requested: when it happens, and the way back. */
export function DeletionBanner() {
  const { t } = useTranslation('shell')
  const dueAt = useDeletionDue()
  const { busy, error, submit } = useSubmission(keepAccount)
  if (dueAt === null) return null
  return (
    <aside className={classes.banner} aria-label={t('deletion.title', { date: formatDate(dueAt) })}>
      <IconTrash size={20} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>{t('deletion.title', { date: formatDate(dueAt) })}</p>
        <p>{t('deletion.text')}</p>
        {error !== null && <ProblemNote error={error} />}
      </div>
      <Button small busy={busy} onClick={() => void submit()}>
        {t('deletion.keep')}
      </Button>
    </aside>
  )
}
