import type { Order } from '@classeur/contracts'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../../components/billing/download-button.tsx'
import { itemToOrder } from '../../../components/billing/orders/item-to-order.ts'
import { useCheckout } from '../../../components/billing/orders/use-checkout.ts'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { downloadCreditNote, downloadReceipt } from '../../../http/queries/billing.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import classes from './order-actions.module.css'

/** What can be done about an order: pay it, order it again, or download its documents. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('billing')
  const { buy, pay } = useCheckout()
  const { id, number, actions, creditNotes } = order
  const price = formatMoney(order.totalMinor, order.currency)
  const error = pay.error ?? buy.error
  return (
    <div className={classes.actions}>
      {actions.includes('payment-page') && (
        <Button
          small
          aria-label={`${t('action.paymentPage')} ${number}`}
          busy={pay.busy}
          onClick={() => void pay.submit(id)}
        >
          {t('action.paymentPage')}
          <IconExternalLink size={15} aria-hidden />
        </Button>
      )}
      {actions.includes('pay-again') && (
        <Button
          small
          aria-label={`${t('action.payAgain', { price })} ${number}`}
          busy={pay.busy}
          onClick={() => void pay.submit(id)}
        >
          {t('action.payAgain', { price })}
        </Button>
      )}
      {actions.includes('order-again') && (
        <Button
          small
          aria-label={`${t('action.orderAgain')} ${number}`}
          busy={buy.busy}
          onClick={() => void buy.submit(itemToOrder(order.item))}
        >
          {t('action.orderAgain')}
        </Button>
      )}
      {actions.includes('receipt') && (
        <DownloadButton
          load={() => downloadReceipt(id, currentLanguage())}
          label={t('action.receipt')}
          about={number}
        />
      )}
      {creditNotes.map((note) => (
        <DownloadButton
          key={note.number}
          load={() => downloadCreditNote(note.number, currentLanguage())}
          label={t('action.creditNote')}
          about={note.number}
        />
      ))}
      {error !== null && <ProblemNote error={error} />}
    </div>
  )
}
