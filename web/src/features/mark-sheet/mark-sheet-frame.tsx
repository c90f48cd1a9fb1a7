import { lazy, Suspense } from 'react'
import { Outlet, useParams } from 'react-router-dom'
import { isProblem } from '../../http/client.ts'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SheetSkeleton } from './sheet/sheet-skeleton.tsx'
import { useOpenSheet } from './sheet/use-open-sheet.ts'
import type { SheetOutlet } from './model/use-sheet-outlet.ts'

const NoSuchSheet = lazy(() => import('./sheet/no-such-sheet.tsx'))

/** `/marksheet/{mark_id}`: opens the sheet once for its four pages. */
export default function MarkSheetFrame() {
  const { mark_id: examId = '' } = useParams()
  const { engine, error, retry } = useOpenSheet(examId)
  if (isProblem(error, 'general/not-found') || isProblem(error, 'general/validation-failed'))
    return (
      <Suspense fallback={<SheetSkeleton />}>
        <NoSuchSheet examId={examId} onFound={retry} />
      </Suspense>
    )
  if (error) return <ProblemNote error={error} onRetry={retry} />
  if (!engine) return <SheetSkeleton />
  // The key remounts the page, so that unfinished marks and open dialogs don't carry over to another sheet.
  return (
    <>
      <Outlet key={examId} context={{ engine } satisfies SheetOutlet} />
      <LeaveGuard engine={engine} />
    </>
  )
}
