import type { BillingOverview } from '@classeur/contracts'
import { nextPlan, offeredInterval } from '@classeur/domain/billing'
import { useQuery } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { EndingCredits } from '../../../../components/billing/ending-credits.tsx'
import { useCheckout } from '../../../../components/billing/orders/use-checkout.ts'
import { useOrderText } from '../../../../components/billing/orders/use-order-text.ts'
import { useGains } from '../../../../components/billing/plans/use-gains.ts'
import { plansQuery } from '../../../../http/queries/billing.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import classes from './free-plan.module.css'

/** The free plan: what it gives, and the next larger plan. */
export function FreePlan({ billing }: { billing: BillingOverview }) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const gains = useGains()
  const { data } = useQuery({ ...plansQuery, enabled: billing.provider !== null })
  const { buy } = useCheckout()
  const { plan, provider } = billing
  const larger = data ? nextPlan(data.plans, plan, 'credits') : null
  const interval = larger ? offeredInterval(larger) : 'monthly'
  return (
    <Panel>
      <header className={classes.header}>
        <h2 className={classes.name}>{planName(plan.id, plan.name)}</h2>
        <LinkButton to="/prime">{t('compare')}</LinkButton>
      </header>
      <p className={classes.price}>{t('free.price')}</p>
      <ul className={classes.gives}>
        {gains(plan).map((line) => (
          <li key={line}>
            <IconCheck size={17} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      {provider === null && <p className={classes.price}>{t('sellsNothing')}</p>}
      {larger && (
        <div className={classes.upgrade}>
          <div className={classes.offer}>
            <p>
              {t('free.larger', {
                plan: planName(larger.id, larger.name),
                credits: larger.monthlyCredits,
                classes: larger.limits.classes,
              })}
            </p>
            <EndingCredits />
          </div>
          <Button
            look="primary"
            busy={buy.busy}
            onClick={() => void buy.submit({ kind: 'plan', planId: larger.id, interval })}
          >
            {t(`free.choose.${interval}`, {
              plan: planName(larger.id, larger.name),
              price: formatMoney(larger.priceMinor[interval], larger.currency),
            })}
          </Button>
        </div>
      )}
      {buy.error !== null && <ProblemNote error={buy.error} />}
    </Panel>
  )
}
