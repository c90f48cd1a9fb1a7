import type { JoinAudience } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { joinRequestsQuery } from '../model/join-links-requests.ts'
import { JoinRequestRow } from './join-request-row.tsx'

interface JoinRequestsPanelProps {
  classId: string
  canDecide: boolean
  /** Shows only these requests; undefined shows all. */
  audience?: JoinAudience
}

/** The join requests. Renders nothing without any. */
export function JoinRequestsPanel({ classId, canDecide, audience }: JoinRequestsPanelProps) {
  const { t } = useTranslation('teaching')
  const { data, error, refetch } = useQuery(joinRequestsQuery(classId))
  if (error && !data) return <ProblemNote error={error} onRetry={() => void refetch()} />
  const requests = data?.requests.filter((one) => !audience || one.audience === audience) ?? []
  if (requests.length === 0) return null
  return (
    <Panel title={t('request.title')} aside={formatNumber(requests.length)}>
      <ul className="plain-list">
        {requests.map((request) => (
          <JoinRequestRow
            key={request.id}
            classId={classId}
            request={request}
            hasMarks={data?.hasMarks ?? false}
            canDecide={canDecide}
          />
        ))}
      </ul>
    </Panel>
  )
}
