import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ClassDot } from '../../../components/classes/class-dot.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { openJoinRequestsQuery } from '../model/join-links-requests.ts'
import { JoinRequestRow } from './join-request-row.tsx'
import classes from './open-join-requests.module.css'

/** Join requests of the person's classes, grouped by class. Renders nothing without any. */
export function OpenJoinRequests() {
  const { t } = useTranslation('teaching')
  const { data } = useQuery(openJoinRequestsQuery)
  if (!data || data.length === 0) return null
  const count = data.reduce((sum, { requests }) => sum + requests.length, 0)
  return (
    <Panel title={t('request.title')} aside={formatNumber(count)}>
      {data.map(({ classId, className, classColour, requests, hasMarks }) => (
        <section key={classId} className={classes.askingClass} aria-label={className}>
          <p className={classes.askingFor}>
            <ClassDot colour={classColour} />
            <Link to={`/classe/${classId}/students`}>
              <bdi>{className}</bdi>
            </Link>
          </p>
          <ul className="plain-list">
            {requests.map((request) => (
              <JoinRequestRow
                key={request.id}
                classId={classId}
                request={request}
                hasMarks={hasMarks}
                canDecide
              />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}
