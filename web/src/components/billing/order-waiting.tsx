import type { Order } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkOrder, orderQuery } from '../../http/billing.ts'
import { Button } from '../fields/button.tsx'
import { useSubmission } from '../fields/use-submission.ts'
import { ProblemNote } from '../feedback/problem-note.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import classes from './order-return.module.css'
import { useCheckout } from './use-checkout.ts'
import { useOrderText } from './use-order-text.ts'

interface OrderWaitingProps {
  orderId: string
  /** Null until it is loaded. */
  order: Order | null
  patienceMs: number
}

/** An order without the bank's answer. After a while the person can ask again, or continue on the payment page. */
export function OrderWaiting({ orderId, order, patienceMs }: OrderWaitingProps) {
  const { t } = useTranslation('billing')
  const { itemName } = useOrderText()
  const client = useQueryClient()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  const { pay } = useCheckout()
  const check = useSubmission(async () => {
    client.setQueryData(orderQuery(orderId).queryKey, await checkOrder(orderId))
  })
  const error = check.error ?? pay.error
  return (
    <>
      <Spinner sizePx={22} color="var(--sky)" />
      <div className={classes.text}>
        <p className={classes.title}>{t('return.waiting')}</p>
        <p>{order ? t('return.waitingFor', { item: itemName(order.item), number: order.number }) : ' '}</p>
        {isSlow && <p>{t('return.slow')}</p>}
        {error !== null && <ProblemNote error={error} />}
      </div>
      {isSlow && (
        <div className={classes.actions}>
          {order?.actions.includes('payment-page') && (
            <Button
              icon={<IconExternalLink size={16} aria-hidden />}
              busy={pay.busy}
              onClick={() => void pay.submit(orderId)}
            >
              {t('action.paymentPage')}
            </Button>
          )}
          <Button busy={check.busy} onClick={() => void check.submit()}>
            {t('return.check')}
          </Button>
        </div>
      )}
    </>
  )
}
