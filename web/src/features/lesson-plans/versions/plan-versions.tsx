import type { LessonPlan } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { VersionsPanel } from '../../../components/versions/versions-panel.tsx'
import { versionsQuery } from '../model/plan/versions-queries.ts'
import { useRestoreVersion } from './use-restore-version.ts'
import { useVersionText } from './use-version-text.ts'

const CompareDialog = lazy(() => import('./compare-dialog.tsx'))

/** The versions of a plan. */
export function PlanVersions({ plan }: { plan: LessonPlan }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(versionsQuery(plan.id))
  const textOf = useVersionText()
  const restore = useRestoreVersion(plan)
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['lesson-plans', 'versions', plan.id] })
  }, [client, plan.id, plan.revision])
  const versions = data?.versions.map(({ number, change, by, at }) => ({
    number,
    text: textOf(change),
    by,
    at,
  }))
  return (
    <VersionsPanel
      area="lesson-edit"
      versions={versions}
      error={error}
      onRetry={() => void refetch()}
      restore={restore}
      compare={(close) => (
        <Suspense>
          <CompareDialog plan={plan} versions={versions ?? []} onClose={close} />
        </Suspense>
      )}
    />
  )
}
