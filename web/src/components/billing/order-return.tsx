import type { Order } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refresh } from '../../http/auth-session.ts'
import { billingKey, orderQuery } from '../../http/billing.ts'
import { walletQuery } from '../../http/wallet.ts'
import { ProblemNote } from '../feedback/problem-note.tsx'
import { OrderPaid } from './order-paid.tsx'
import { OrderUnpaid } from './order-unpaid.tsx'
import { OrderWaiting } from './order-waiting.tsx'
import classes from './order-return.module.css'

const pollMs = 2000
const slowAfterMs = 20_000

interface OrderReturnProps {
  orderId: string
  /** Called once the bank's answer is known. */
  onKnown: () => void
  onClose: () => void
  /** After this time without an answer, the person can have the server ask again. */
  patienceMs?: number
}

/** The result of a payment: waiting for the bank, then what changed, or why nothing was charged. */
export default function OrderReturn({
  orderId,
  onKnown,
  onClose,
  patienceMs = slowAfterMs,
}: OrderReturnProps) {
  const { t } = useTranslation('billing')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...orderQuery(orderId),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
  })
  const status = data?.status
  const known = useEffectEvent(onKnown)
  const readChanges = useEffectEvent(() => {
    for (const queryKey of [billingKey, walletQuery.queryKey, ['current-plan'], ['classes'], ['class']])
      void client.invalidateQueries({ queryKey })
    // The socket's event does the same; it may have been missed while the payment page was open.
    void refresh().catch(() => undefined)
  })
  useEffect(() => {
    if (status === undefined || status === 'pending') return
    known()
    if (status === 'paid') readChanges()
  }, [status])

  return (
    <div className={classes.panel} data-status={status ?? 'pending'}>
      <div className={classes.body} role="status">
        {error && !data && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {(data || !error) && resultOf(data, orderId, patienceMs)}
      </div>
      <button type="button" className={classes.close} aria-label={t('return.close')} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  )
}

function resultOf(order: Order | undefined, orderId: string, patienceMs: number): ReactNode {
  if (!order || order.status === 'pending')
    return <OrderWaiting orderId={orderId} order={order ?? null} patienceMs={patienceMs} />
  if (order.status === 'paid') return <OrderPaid order={order} />
  return <OrderUnpaid order={order} />
}
