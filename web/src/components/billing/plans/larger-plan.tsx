import type { LimitReason } from '@classeur/domain/billing'
import { lazy, Suspense } from 'react'

/** Loaded on demand, because every screen can show an error at a limit, public ones too. */
const LargerPlanOffer = lazy(() => import('./larger-plan-offer.tsx'))

/** What a larger plan gives at a limit, with its price, and the way there and back. */
export const LargerPlan = ({ reason }: { reason: LimitReason }) => (
  <Suspense>
    <LargerPlanOffer reason={reason} />
  </Suspense>
)
