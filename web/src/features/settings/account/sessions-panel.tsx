import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { useRowFocus } from '../../../components/layout/use-row-focus.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { SessionRow } from './session-row.tsx'
import { sessionsQuery, useEndSessions } from './sessions-queries.ts'

/** The person's sessions. All but the current one can be ended here. */
export function SessionsPanel() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(sessionsQuery)
  const ending = useSubmission(useEndSessions())
  const rowFocus = useRowFocus()
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
      <div {...rowFocus} role="group" aria-label={t('sessions.title')}>
        <ul className="plain-list">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </div>
    </Panel>
  )
}
