import { Fragment } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { SkeletonLines } from '../../../components/ui/skeleton-lines.tsx'
import { schoolQuery } from '../api/school.ts'
import { IdentityPanel } from '../components/school/identity-panel.tsx'
import { ListsPanel } from '../components/school/lists-panel.tsx'
import { MarksPanel } from '../components/school/marks-panel.tsx'
import { MembersPanel } from '../components/school/members-panel.tsx'
import { ReadOnlyNote } from '../components/school/read-only-note.tsx'
import { YearPanel } from '../components/school/year-panel.tsx'
import { SkillsPanel } from '../components/skills/skills-panel.tsx'

/** The school: administrators change it part by part, everybody else reads it; the skills are everybody's. */
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
  // Another school is another set of forms: nothing typed for one goes into the other.
  return (
    <Fragment key={school.id}>
      {readOnly && <ReadOnlyNote />}
      <IdentityPanel {...shared} />
      <YearPanel {...shared} />
      <MarksPanel {...shared} />
      <ListsPanel {...shared} />
      <SkillsPanel />
      <MembersPanel {...shared} />
    </Fragment>
  )
}
