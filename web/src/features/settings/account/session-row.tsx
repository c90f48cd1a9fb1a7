import type { SessionSummary } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatAgo, formatDate } from '../../../i18n/format.ts'
import { useEndSessions } from './sessions-queries.ts'
import classes from './session-row.module.css'

/** One of the person's sessions. It can be ended here unless it is the current one. */
export function SessionRow({ session }: { session: SessionSummary }) {
  const { t } = useTranslation('settings')
  const ending = useSubmission(useEndSessions())
  const device = session.device || t('sessions.unknownDevice')
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.strong}>
          {device} {session.current && <Tag tone="board">{t('sessions.current')}</Tag>}
        </p>
        <p className="text-quiet">
          {t('sessions.used', { ago: formatAgo(session.lastUsedAt), since: formatDate(session.createdAt) })}
        </p>
        {ending.error !== null && <ProblemNote error={ending.error} />}
      </div>
      {!session.current && (
        <Button
          small
          busy={ending.busy}
          aria-label={t('sessions.endOne', { device })}
          onClick={() => void ending.submit(session.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
