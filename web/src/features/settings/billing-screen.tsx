import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../components/fields/button.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { useCurrentPlan, type CurrentPlan } from '../../http/current-plan.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import { PlanLimits } from './billing/plan-limits.tsx'
import classes from './billing-screen.module.css'

/** The person's plan, its price and its limits. */
export default function BillingScreen() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useCurrentPlan()
  return (
    <>
      <Panel title={t('billing.title')}>
        {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines lines={3} heightPx={20} />}
        {data && <PlanNow current={data} />}
      </Panel>
      {data && (
        <Panel title={t('billing.limits')}>
          <PlanLimits plan={data.plan} />
        </Panel>
      )}
    </>
  )
}

function PlanNow({ current: { plan, subscription } }: { current: CurrentPlan }) {
  const { t } = useTranslation('settings')
  const interval = subscription?.interval ?? 'monthly'
  const price = formatMoney(plan.priceMinor[interval], plan.currency)
  return (
    <div className={classes.stack}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('billing.plan')}</dt>
          <dd>{t(`plan.${plan.id}`, { defaultValue: plan.name })}</dd>
        </div>
        <div>
          <dt>{t('billing.price')}</dt>
          <dd>{subscription ? t(`billing.${interval}`, { price }) : t('billing.nothing')}</dd>
        </div>
        {subscription?.renewsAt && (
          <div>
            <dt>{t('billing.renews')}</dt>
            <dd>{formatDate(subscription.renewsAt)}</dd>
          </div>
        )}
      </dl>
      <LinkButton to="/prime">{t('billing.compare')}</LinkButton>
    </div>
  )
}
