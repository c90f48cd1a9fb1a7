import { lazy, Suspense } from 'react'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import { limitReasonOf } from './limit-reason.ts'

/** Loaded only at a limit: most toasts never need prices. */
const WayToPlans = lazy(() => import('./way-to-plans.tsx'))

/** For an error at a limit of the plan: what a larger plan gives, and the way to it. */
export function PlansLink({ error }: { error: unknown }) {
  const { code } = useProblemText(error)
  const reason = limitReasonOf(code)
  if (!reason) return null
  return (
    <Suspense>
      <WayToPlans reason={reason} />
    </Suspense>
  )
}
