import type { SubscriptionDetails } from '@classeur/contracts'
import { IconCalendarX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { subscriptionChanges } from '../../../../http/queries/billing.ts'
import { formatDayMonth, formatLongDayMonth } from '../../../../i18n/format.ts'
import { ActionRow } from './action-row.tsx'
import { useSubscriptionChange } from '../../../../components/billing/plans/use-subscription-change.ts'

interface EndRowProps {
  /** The plan's name. */
  name: string
  subscription: SubscriptionDetails
}

/** Ends the subscription with its period, or with the days of grace if a renewal is unpaid. Asks in place first. */
export function EndRow({ name, subscription }: EndRowProps) {
  const { t } = useTranslation('billing')
  const [isAsking, setIsAsking] = useState(false)
  const { busy, error, submit } = useSubscriptionChange(subscriptionChanges.cancel)
  const keep = useRef<HTMLButtonElement>(null)
  // The pressed button disappears; the focus moves to the answer that changes nothing.
  useEffect(() => {
    if (isAsking) keep.current?.focus()
  }, [isAsking])
  const { failedPayment } = subscription
  const values = {
    plan: name,
    date: formatLongDayMonth(subscription.endsAt ?? subscription.period.endsAt),
    day: formatDayMonth(subscription.period.endsAt),
  }
  if (failedPayment && failedPayment.nextTryAt === null)
    return (
      <ActionRow
        icon={IconCalendarX}
        tone="plain"
        title={t('resume.title', values)}
        text={t('cancel.text.noTries', values)}
      />
    )
  const when = failedPayment ? 'grace' : 'later'
  return (
    <ActionRow
      icon={IconCalendarX}
      tone="plain"
      title={t(isAsking ? `cancel.ask.${when}` : 'cancel.title', values)}
      text={t(`cancel.text.${when}`, values)}
      note={error !== null && <ProblemNote error={error} />}
    >
      {isAsking ? (
        <>
          <Button ref={keep} onClick={() => setIsAsking(false)}>
            {t('cancel.keep', values)}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void submit()}>
            {t('cancel.confirm', values)}
          </Button>
        </>
      ) : (
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {t(`cancel.action.${when}`, values)}
        </Button>
      )}
    </ActionRow>
  )
}
