import type { BillingInterval, BillingPlan } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../components/fields/choices/choice-field.tsx'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { useFrom } from '../../components/billing/return/return-path.ts'
import { PlanChangeDialog } from '../../components/billing/plans/plan-change-dialog.tsx'
import { useCheckout } from '../../components/billing/orders/use-checkout.ts'
import { LinkButton } from '../../components/fields/buttons/button.tsx'
import { billingQuery, plansQuery } from '../../http/queries/billing.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './prime-screen.module.css'

/** The plans side by side, with the person's own marked, and the way to buy one. */
export default function PrimeScreen() {
  const { t } = useTranslation('prime')
  const [interval, setInterval] = useState<BillingInterval>('monthly')
  const [changing, setChanging] = useState<BillingPlan | null>(null)
  const from = useFrom()
  const { buy } = useCheckout(from)
  const { data: billing, error: billingError, refetch: readBilling } = useQuery(billingQuery)
  const { data, error, refetch } = useQuery(plansQuery)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <ChoiceField
            label={t('interval.label')}
            value={interval}
            options={[
              { value: 'monthly', label: t('interval.monthly') },
              { value: 'yearly', label: t('interval.yearly') },
            ]}
            onChange={setInterval}
          />
        }
      />
      {from !== null && (
        <p className={classes.back}>
          <LinkButton small to={from}>
            {t('back')}
          </LinkButton>
        </p>
      )}
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {billingError && <ProblemNote error={billingError} onRetry={() => void readBilling()} />}
      {buy.error !== null && <ProblemNote error={buy.error} />}
      {!data && !error && <SkeletonLines lines={3} heightPx={90} />}
      <div className={classes.plans}>
        {data?.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            interval={interval}
            taxRateBasisPoints={billing?.taxRateBasisPoints ?? null}
            isCurrent={billing?.plan.id === plan.id}
          >
            {billing && (
              <PlanAction
                billing={billing}
                plan={plan}
                interval={interval}
                busy={buy.busy}
                onChoose={() => void buy.submit({ kind: 'plan', planId: plan.id, interval })}
                onChange={() => setChanging(plan)}
              />
            )}
          </PlanCard>
        ))}
      </div>
      {changing && billing && (
        <PlanChangeDialog present={billing.plan} wanted={changing} onClose={() => setChanging(null)} />
      )}
      <p className={classes.note}>{t(billing?.provider === null ? 'sellsNothing' : 'note')}</p>
    </>
  )
}
