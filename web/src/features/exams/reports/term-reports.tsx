import { lazy, Suspense } from 'react'
import { usePackWindow } from '../../../components/packs/use-pack-window.ts'
import { useTermInAddress } from '../model/use-term-in-address.ts'

const ReportsDialog = lazy(() => import('./reports-dialog.tsx'))

/** The window for term reports, while the address asks for it. */
export function TermReports({ classId }: { classId: string }) {
  const { isAsked, ask } = usePackWindow('reports')
  const { termId, isReady } = useTermInAddress()
  if (!isAsked || !isReady) return null
  return (
    <Suspense>
      <ReportsDialog key={termId} term={{ classId, termId }} onClose={() => ask(false)} />
    </Suspense>
  )
}
