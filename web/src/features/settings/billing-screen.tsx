import { useQuery } from '@tanstack/react-query'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { TwoColumns } from '../../components/layout/two-columns.tsx'
import { billingQuery } from '../../http/queries/billing.ts'
import { FreePlan } from './billing/plan/free-plan.tsx'
import { GraceStrip } from './billing/payment/grace-strip.tsx'
import { LatestPayments } from './billing/payment/latest-payments.tsx'
import { OverLimitNote } from './billing/usage/over-limit-note.tsx'
import { PaymentPanel } from './billing/payment/payment-panel.tsx'
import { PlanEndPanel } from './billing/plan/plan-end-panel.tsx'
import { SeatedPlan } from './billing/plan/seated-plan.tsx'
import { SubscribedPlan } from './billing/plan/subscribed-plan.tsx'
import { UsagePanel } from './billing/usage/usage-panel.tsx'

/** The person's plan: subscription, payment, use against the limits, and what happens when it ends. */
export default function BillingScreen() {
  const { data, error, refetch } = useQuery(billingQuery)
  if (!data)
    return (
      <Panel>
        {error ? (
          <ProblemNote error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={6} heightPx={32} />
        )}
      </Panel>
    )
  const { subscription } = data
  return (
    <>
      {subscription?.failedPayment && <GraceStrip billing={data} failed={subscription.failedPayment} />}
      <OverLimitNote billing={data} />
      <TwoColumns
        main={
          <>
            {subscription ? (
              <SubscribedPlan billing={data} subscription={subscription} />
            ) : data.plan.seats !== null ? (
              <SeatedPlan billing={data} />
            ) : (
              <FreePlan billing={data} />
            )}
            <UsagePanel billing={data} />
          </>
        }
        side={
          <>
            {subscription && <PaymentPanel billing={data} subscription={subscription} />}
            <LatestPayments billing={data} />
            {subscription && <PlanEndPanel billing={data} />}
          </>
        }
      />
    </>
  )
}
