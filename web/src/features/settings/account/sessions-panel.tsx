import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { formatAgo, formatDate } from '../../../i18n/format.ts'
import { sessionsQuery, useEndSessions } from './sessions-queries.ts'
import classes from './sessions-panel.module.css'

/** The person's sessions. All but the current one can be ended here. */
export function SessionsPanel() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(sessionsQuery)
  const ending = useSubmission(useEndSessions())
  const sessions = data?.sessions ?? []
  const hasOthers = sessions.some((session) => !session.current)

  return (
    <Panel
      title={t('sessions.title')}
      aside={
        hasOthers && (
          <Button small look="danger" busy={ending.busy} onClick={() => void ending.submit()}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {ending.error !== null && <ProblemNote error={ending.error} />}
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={2} heightPx={36} />}
      <ul className="plain-list">
        {sessions.map((session) => (
          <li key={session.id} className={classes.item}>
            <div>
              <p className={classes.strong}>
                {session.device || t('sessions.unknownDevice')}{' '}
                {session.current && <Tag tone="board">{t('sessions.current')}</Tag>}
              </p>
              <p className="text-quiet">
                {t('sessions.used', {
                  ago: formatAgo(session.lastUsedAt),
                  since: formatDate(session.createdAt),
                })}
              </p>
            </div>
            {!session.current && (
              <Button
                small
                aria-label={t('sessions.endOne', { device: session.device })}
                onClick={() => void ending.submit(session.id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
