import { BillingPlanList } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { http } from '../../http/client.ts'
import { useCurrentPlan } from '../../http/current-plan.ts'
import { PlanCard, type Interval } from './plan-card.tsx'
import classes from './prime-screen.module.css'

/** The plans side by side, with the person's own marked. */
export default function PrimeScreen() {
  const { t } = useTranslation('prime')
  const [interval, setInterval] = useState<Interval>('monthly')
  const current = useCurrentPlan()
  const { data, error, refetch } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => http.get('/api/plans', BillingPlanList, signal),
  })
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
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} heightPx={90} />}
      <div className={classes.plans}>
        {data?.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            interval={interval}
            isCurrent={current.data?.plan.id === plan.id}
          />
        ))}
      </div>
      <p className={classes.note}>{t('note')}</p>
    </>
  )
}
