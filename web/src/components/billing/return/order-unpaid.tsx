import type { Order } from '@classeur/contracts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../i18n/format.ts'
import { Button } from '../../fields/buttons/button.tsx'
import { ProblemNote } from '../../feedback/problem-note.tsx'
import { EndingCreditsOfOrder } from '../ending-credits.tsx'
import { itemToOrder } from '../orders/item-to-order.ts'
import { ReturnMessage } from './return-message.tsx'
import { useCheckout } from '../orders/use-checkout.ts'
import { useOrderText } from '../orders/use-order-text.ts'

/** An order that failed, whose payment page was left, or that was refunded: what happened, and how to pay it after all. */
export function OrderUnpaid({ order }: { order: Order }) {
  const { t } = useTranslation('billing')
  const { itemName, remark } = useOrderText()
  const { buy, pay } = useCheckout()
  const price = formatMoney(order.totalMinor, order.currency)
  const error = pay.error ?? buy.error
  const isOpen = order.status === 'pending'
  const canPay = order.actions.includes('pay-again') || order.actions.includes('payment-page')
  return (
    <ReturnMessage
      icon={<IconAlertTriangle size={22} stroke={1.7} aria-hidden color="var(--sun)" />}
      title={t(`return.${isOpen ? 'cancelled' : order.status}`)}
      actions={
        canPay ? (
          <Button look="primary" busy={pay.busy} onClick={() => void pay.submit(order.id)}>
            {t('action.payAgain', { price })}
          </Button>
        ) : (
          order.actions.includes('order-again') && (
            <Button look="primary" busy={buy.busy} onClick={() => void buy.submit(itemToOrder(order.item))}>
              {t('action.payAgain', { price })}
            </Button>
          )
        )
      }
    >
      <p>{isOpen ? t('remark.left') : remark(order)}</p>
      <p className="text-quiet">
        {itemName(order.item)} · <bdi>{order.number}</bdi>
      </p>
      <EndingCreditsOfOrder order={order} />
      {error !== null && <ProblemNote error={error} />}
    </ReturnMessage>
  )
}
