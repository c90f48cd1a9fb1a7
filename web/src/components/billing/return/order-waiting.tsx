import type { Order } from '@classeur/contracts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../fields/buttons/button.tsx'
import type { Submission } from '../../fields/use-submission.ts'
import { ProblemNote } from '../../feedback/problem-note.tsx'
import { Spinner } from '../../feedback/spinner.tsx'
import { ReturnMessage } from './return-message.tsx'
import { useOrderText } from '../orders/use-order-text.ts'

interface OrderWaitingProps {
  /** Null until it is loaded. */
  order: Order | null
  /** Has the server ask the provider now. */
  check: Submission<[]>
  patienceMs: number
}

/** An order without the bank's answer. After a while the person can have the server ask again. */
export function OrderWaiting({ order, check, patienceMs }: OrderWaitingProps) {
  const { t } = useTranslation('billing')
  const { itemName } = useOrderText()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  return (
    <ReturnMessage
      icon={<Spinner sizePx={22} color="var(--sky)" />}
      title={t('return.waiting')}
      actions={
        isSlow && (
          <Button busy={check.busy} onClick={() => void check.submit()}>
            {t('return.check')}
          </Button>
        )
      }
    >
      <p>{order ? t('return.waitingFor', { item: itemName(order.item), number: order.number }) : ' '}</p>
      {isSlow && <p>{t('return.slow')}</p>}
      {isSlow && check.error !== null && <ProblemNote error={check.error} />}
    </ReturnMessage>
  )
}
