import { Fragment } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../components/layout/panel.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { ErrorTypesPanel } from './error-types/error-types-panel.tsx'
import { schoolQuery } from './model/school-queries.ts'
import { MembersPanel } from './members/members-panel.tsx'
import { ReadOnlyNote } from './school/read-only-note.tsx'
import { SchoolSettings } from './school/school-settings.tsx'
import { SkillsPanel } from './skills/skills-panel.tsx'

/**
 * The school settings: administrators can change them, others can read them. Everybody can edit the skills
 * and the error types.
 */
export default function SchoolScreen() {
  const { data: school, error, refetch } = useQuery(schoolQuery)
  if (!school) {
    return (
      <Panel>
        {error ? (
          <ProblemNote error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={6} heightPx={36} />
        )}
      </Panel>
    )
  }
  const readOnly = school.role !== 'admin'
  const shared = { school, readOnly }
  // The key separates the forms of different schools, so that typed text never moves to another school.
  return (
    <Fragment key={school.id}>
      {readOnly && <ReadOnlyNote />}
      <SchoolSettings {...shared} />
      <SkillsPanel />
      <ErrorTypesPanel />
      <MembersPanel {...shared} />
    </Fragment>
  )
}
