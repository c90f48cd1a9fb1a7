import type { Order } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { billingQuery } from '../../http/queries/billing.ts'
import { useWallet } from '../../http/queries/wallet.ts'

/**
 * How many of a person's monthly credits end when a plan starts. A change between plans of one person keeps the period
 * and its credits; a school's credits are another account.
 */
function useEndingCredits(isShared: boolean): number {
  const { data: wallet } = useWallet()
  const { data: billing } = useQuery(billingQuery)
  if (!wallet || !billing || wallet.source === 'school') return 0
  return billing.subscription === null || isShared ? wallet.balance.granted : 0
}

/**
 * Says before a plan is paid that the rest of the month's credits ends with it; renders nothing if none are left.
 * @param isShared true if the plan's credits belong to a school
 */
export function EndingCredits({ isShared = false }: { isShared?: boolean }) {
  const { t } = useTranslation('billing')
  const count = useEndingCredits(isShared)
  return count > 0 && <p className="text-quiet">{t('endingCredits', { count })}</p>
}

const payingActions: readonly Order['actions'][number][] = ['pay-again', 'payment-page', 'order-again']

/** The same for an order that can still be paid. */
export const EndingCreditsOfOrder = ({ order }: { order: Order }) =>
  order.item.kind === 'plan' && order.actions.some((action) => payingActions.includes(action)) ? (
    <EndingCredits />
  ) : null
