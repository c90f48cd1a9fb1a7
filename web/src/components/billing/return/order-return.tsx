import type { Order } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refresh } from '../../../http/session/auth-session.ts'
import { billingKey, checkOrder, orderQuery } from '../../../http/queries/billing.ts'
import { walletQuery } from '../../../http/queries/wallet.ts'
import { useSubmission } from '../../fields/use-submission.ts'
import { ProblemNote } from '../../feedback/problem-note.tsx'
import { OrderPaid } from './order-paid.tsx'
import classes from './order-return.module.css'
import { OrderUnpaid } from './order-unpaid.tsx'
import { OrderWaiting } from './order-waiting.tsx'

const pollMs = 2000
const slowAfterMs = 20_000

/** `left`: the payment page is still open, and nobody has paid on it. */
type Result = 'waiting' | 'paid' | 'left' | 'unpaid'

interface OrderReturnProps {
  orderId: string
  /** Called once it is known what became of the payment. */
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
  const [wasChecked, setWasChecked] = useState(false)
  const { data, error, refetch } = useQuery({
    ...orderQuery(orderId),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
  })
  const check = useSubmission(async () => {
    client.setQueryData(orderQuery(orderId).queryKey, await checkOrder(orderId))
    setWasChecked(true)
  })
  const result = resultOf(data, wasChecked)

  // The payment page returns in the same way whether it was paid or left, so the server asks the provider once.
  const firstCheck = useEffectEvent(() => void check.submit())
  const isPending = data?.status === 'pending'
  useEffect(() => {
    if (isPending) firstCheck()
  }, [isPending])

  const announceOutcome = useEffectEvent(onKnown)
  const readChanges = useEffectEvent(() => {
    for (const queryKey of [billingKey, walletQuery.queryKey, ['current-plan'], ['classes'], ['class']])
      void client.invalidateQueries({ queryKey })
    // The socket's event does the same; it may have been missed while the payment page was open.
    void refresh().catch(() => undefined)
  })
  useEffect(() => {
    if (result === 'waiting') return
    announceOutcome()
    if (result === 'paid') readChanges()
  }, [result])

  return (
    <div className={classes.panel} data-result={result}>
      <div className={classes.body} role="status">
        {error && !data ? (
          <ProblemNote error={error} onRetry={() => void refetch()} />
        ) : data && result === 'paid' ? (
          <OrderPaid order={data} />
        ) : data && result !== 'waiting' ? (
          <OrderUnpaid order={data} />
        ) : (
          <OrderWaiting order={data ?? null} check={check} patienceMs={patienceMs} />
        )}
      </div>
      <button type="button" className={classes.close} aria-label={t('return.close')} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  )
}

function resultOf(order: Order | undefined, wasChecked: boolean): Result {
  if (!order) return 'waiting'
  if (order.status === 'paid') return 'paid'
  if (order.status !== 'pending') return 'unpaid'
  return wasChecked && !order.waitsForBank ? 'left' : 'waiting'
}
