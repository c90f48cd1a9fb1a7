import { lazy, Suspense } from 'react'
import { useMatches } from 'react-router-dom'
import { PanelBoundary } from '../../components/feedback/panel-boundary.tsx'
import type { RouteHandle } from '../guarded-screen.ts'

const TestRibbon = lazy(() => import('../../components/billing/test-ribbon.tsx'))

/** On screens about payments: says when they are only test payments. */
export function PaymentsRibbon() {
  const isAboutPayments = useMatches().some(
    ({ handle }) => (handle as RouteHandle | undefined)?.isAboutPayments === true,
  )
  if (!isAboutPayments) return null
  return (
    <PanelBoundary>
      <Suspense>
        <TestRibbon />
      </Suspense>
    </PanelBoundary>
  )
}
