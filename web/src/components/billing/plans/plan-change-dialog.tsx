import type { BillingPlan, PlanChangePreview } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { planChangeQuery, subscriptionChanges } from '../../../http/queries/billing.ts'
import { formatLongDayMonth, formatMoney } from '../../../i18n/format.ts'
import { ProblemNote } from '../../feedback/problem-note.tsx'
import { SkeletonLines } from '../../feedback/skeleton-lines.tsx'
import { Button } from '../../fields/buttons/button.tsx'
import { Dialog } from '../../overlays/modal/dialog.tsx'
import { notifyDone } from '../../overlays/notices/notices.ts'
import classes from './plan-change-dialog.module.css'
import { EndingCredits } from '../ending-credits.tsx'
import { useOrderText } from '../orders/use-order-text.ts'
import { useSubscriptionChange } from './use-subscription-change.ts'

interface PlanChangeDialogProps {
  present: BillingPlan
  wanted: BillingPlan
  onClose: () => void
}

/** Shows what the provider charges for a change of the plan, now and at each renewal, and confirms it. */
export function PlanChangeDialog({ present, wanted, onClose }: PlanChangeDialogProps) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const { data, error, refetch } = useQuery(planChangeQuery(wanted.id))
  const names = {
    plan: planName(wanted.id, wanted.name),
    present: planName(present.id, present.name),
  }
  return (
    <Dialog title={t('change.title', names)} onClose={onClose}>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} heightPx={24} />}
      {data && <Confirmation preview={data} names={names} seats={wanted.seats} onClose={onClose} />}
    </Dialog>
  )
}

interface ConfirmationProps {
  preview: PlanChangePreview
  names: { plan: string; present: string }
  seats: number | null
  onClose: () => void
}

function Confirmation({ preview, names, seats, onClose }: ConfirmationProps) {
  const { t } = useTranslation('billing')
  const { takesEffect, interval, nowMinor, renewalMinor, currency, renewsAt } = preview
  const values = { ...names, date: formatLongDayMonth(renewsAt), now: formatMoney(nowMinor, currency) }
  const { busy, error, submit } = useSubscriptionChange(async () => {
    const changed = await subscriptionChanges.changePlan(preview)
    notifyDone(t(`change.done.${takesEffect}`, values))
    onClose()
    return changed
  })
  return (
    <div className="stack">
      <p>{t(`change.text.${takesEffect}`, values)}</p>
      {seats !== null && <p>{t('change.seats', { count: seats })}</p>}
      {takesEffect === 'now' && <EndingCredits isShared={seats !== null} />}
      <dl className={classes.sums}>
        <div>
          <dt>{t('change.now')}</dt>
          <dd>{values.now}</dd>
        </div>
        <div>
          <dt>{t(`change.from.${interval}`, values)}</dt>
          <dd>{formatMoney(renewalMinor, currency)}</dd>
        </div>
      </dl>
      <p className="text-quiet">{t('change.note')}</p>
      {error !== null && <ProblemNote error={error} />}
      <div className="actions">
        <Button look="primary" busy={busy} onClick={() => void submit()}>
          {t(`change.confirm.${takesEffect}`, values)}
        </Button>
        <Button onClick={onClose}>{t('change.keep', values)}</Button>
      </div>
    </div>
  )
}
