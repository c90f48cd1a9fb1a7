import type { BillingOverview } from '@classeur/contracts'
import { IconArchive, IconCoin, IconSchool, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOrderText } from '../../../../components/billing/orders/use-order-text.ts'
import { Panel } from '../../../../components/layout/panel.tsx'
import { useWallet } from '../../../../http/queries/wallet.ts'
import classes from './plan-end-panel.module.css'

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const

/** What the end of the subscription changes. */
export function PlanEndPanel({ billing: { plan, freePlan, usage } }: { billing: BillingOverview }) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const { data: wallet } = useWallet()
  const bought = wallet ? wallet.balance.purchased + (wallet.own?.purchased ?? 0) : 0
  const open = Math.min(usage.classes, freePlan.limits.classes)
  const locked = usage.classes - open
  return (
    <Panel title={t('end.title', { plan: planName(plan.id, plan.name) })}>
      <ul className={classes.list}>
        <li>
          <IconSchool {...icon} />
          {locked > 0
            ? `${t('end.open', { count: open })} ${t('end.locked', { count: locked })}`
            : t('end.allOpen', { count: freePlan.limits.classes })}
        </li>
        <li>
          <IconCoin {...icon} />
          {t('end.credits', { count: freePlan.monthlyCredits })}{' '}
          {bought > 0 && t('end.bought', { count: bought })}
        </li>
        {plan.seats !== null && (
          <li>
            <IconUsers {...icon} />
            {t('end.seats')}
          </li>
        )}
        <li>
          <IconArchive {...icon} />
          {t('end.kept')}
        </li>
      </ul>
    </Panel>
  )
}
