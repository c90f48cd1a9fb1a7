import type { BillingOverview } from '@classeur/contracts'
import { IconCheck, IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { useGains } from '../../../../components/billing/plans/use-gains.ts'
import { useOrderText } from '../../../../components/billing/orders/use-order-text.ts'
import { LinkButton } from '../../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import classes from './seated-plan.module.css'

/** The plan of a person with a seat of their school: who pays for it, and what it gives. */
export function SeatedPlan({ billing: { plan, school } }: { billing: BillingOverview }) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const gains = useGains()
  const payer = school.payer?.name ?? ''
  return (
    <Panel>
      <header className={classes.header}>
        <div className={classes.heading}>
          <h2 className={classes.name}>{planName(plan.id, plan.name)}</h2>
          <Tag tone="board">
            <IconSchool size={13} aria-hidden />
            {t('seat.tag')}
          </Tag>
        </div>
        <LinkButton to="/prime">{t('compare')}</LinkButton>
      </header>
      <p className={classes.text}>{t('seat.text', { school: school.name, payer })}</p>
      <p className={classes.text}>{t('seat.ask', { payer })}</p>
      <ul className={classes.gives}>
        {gains(plan).map((line) => (
          <li key={line}>
            <IconCheck size={17} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
