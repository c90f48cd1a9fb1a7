import type { JoinAudience, SchoolClass } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { mayChange } from '../../../http/queries/school-class.ts'
import { joinLinksQuery } from '../model/join-links-requests.ts'
import { useJoinLinkActions } from './use-join-link-actions.ts'
import { JoinLinkCard } from './join-link-card.tsx'
import classes from './join-links-panel.module.css'
import { NoJoinLink } from './no-join-link.tsx'

/** The join links of a class: one for students, and for its owner one for teachers. */
export function JoinLinksPanel({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teaching')
  const { data, error, refetch } = useQuery(joinLinksQuery(schoolClass.id))
  const actions = useJoinLinkActions(schoolClass.id)
  const canChange = mayChange(schoolClass)
  const audiences: JoinAudience[] = schoolClass.role === 'owner' ? ['students', 'teachers'] : ['students']
  return (
    <Panel title={t('link.title')}>
      <p className={classes.lead}>{t('link.lead')}</p>
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={4} />}
      {data && (
        <div className={classes.cards}>
          {audiences.map((audience) => {
            const link = data.links.find((one) => one.audience === audience)
            return link ? (
              <JoinLinkCard
                key={audience}
                link={link}
                schoolClass={schoolClass}
                actions={actions}
                canChange={canChange}
              />
            ) : (
              <NoJoinLink
                key={audience}
                audience={audience}
                onCreate={actions.create}
                canChange={canChange}
              />
            )
          })}
        </div>
      )}
    </Panel>
  )
}
