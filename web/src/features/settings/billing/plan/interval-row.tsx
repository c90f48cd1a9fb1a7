import type { BillingPlan, SubscriptionDetails } from '@classeur/contracts'
import { otherInterval, yearlySaving } from '@classeur/domain/billing'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { chargedPrices } from '../../../../components/billing/plans/charged-prices.ts'
import { subscriptionChanges } from '../../../../http/queries/billing.ts'
import { formatDayMonth, formatMoney } from '../../../../i18n/format.ts'
import { ActionRow } from './action-row.tsx'
import { useSubscriptionChange } from '../../../../components/billing/plans/use-subscription-change.ts'

interface IntervalRowProps {
  plan: BillingPlan
  subscription: SubscriptionDetails
}

/** Switches between monthly and yearly payment from the next period on, or withdraws such a switch. */
export function IntervalRow({ plan, subscription }: IntervalRowProps) {
  const { t } = useTranslation('billing')
  const { busy, error, submit } = useSubscriptionChange(subscriptionChanges.changeInterval)
  const { interval, nextInterval, period, status } = subscription
  const { priceMinor, nextPriceMinor, currency } = chargedPrices(plan, subscription)
  const other = otherInterval(interval)
  const date = formatDayMonth(period.endsAt)
  const note = error !== null && <ProblemNote error={error} />

  if (nextInterval !== interval) {
    const price = formatMoney(nextPriceMinor, currency)
    return (
      <ActionRow
        icon={IconCalendarRepeat}
        title={t(`switch.${other}.scheduled`, { date })}
        text={t(`switch.${other}.from`, { date, price })}
        note={note}
      >
        <Button busy={busy} onClick={() => void submit(interval)}>
          {t(`switch.${interval}.keep`)}
        </Button>
      </ActionRow>
    )
  }
  // A plan without a price for the other interval isn't sold for it; a subscription keeps its currency.
  if (plan.priceMinor[other] === 0 || plan.currency !== currency) return null
  const price = formatMoney(plan.priceMinor[other], currency)
  // The person keeps the present price, whatever the plan costs now.
  const prices = { ...plan.priceMinor, [interval]: priceMinor }
  const { savingMinor, months } = yearlySaving(prices)
  const amounts = {
    yearly: formatMoney(prices.yearly, currency),
    twelve: formatMoney(prices.monthly * 12, currency),
    saving: formatMoney(savingMinor, currency),
  }
  const isOpen = status === 'past-due'
  // An operator may sell a year without a discount, or for more than twelve months cost.
  const isCheaper = other === 'yearly' && savingMinor > 0
  const plainTitle = other === 'monthly' ? t('switch.monthly.title') : t('switch.yearly.plain')
  const savingTitle =
    months === null ? t('switch.yearly.saves', amounts) : t('switch.yearly.title', { count: months })
  const plainText =
    other === 'monthly' ? t('switch.monthly.text', { price, date }) : t('switch.yearly.from', { price, date })
  const text = isCheaper ? t('switch.yearly.text', amounts) : plainText
  return (
    <ActionRow
      icon={IconCalendarRepeat}
      title={isCheaper ? savingTitle : plainTitle}
      text={isOpen ? t('switch.later') : text}
      note={note}
    >
      <Button
        look={!isOpen && isCheaper ? 'primary' : 'default'}
        disabled={isOpen}
        busy={busy}
        onClick={() => void submit(other)}
      >
        {isOpen ? t(`switch.${other}.short`) : t(`switch.${other}.action`, { price, date })}
      </Button>
    </ActionRow>
  )
}
