import type { SubscriptionDetails } from '@classeur/contracts'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { subscriptionChanges } from '../../../../http/queries/billing.ts'
import { formatLongDayMonth } from '../../../../i18n/format.ts'
import { ActionRow } from './action-row.tsx'
import { useSubscriptionChange } from '../../../../components/billing/plans/use-subscription-change.ts'

/** Takes a cancellation back while the paid period lasts. */
export function ResumeRow({ name, subscription }: { name: string; subscription: SubscriptionDetails }) {
  const { t } = useTranslation('billing')
  const { busy, error, submit } = useSubscriptionChange(subscriptionChanges.resume)
  const values = { plan: name, date: formatLongDayMonth(subscription.endsAt ?? subscription.period.endsAt) }
  return (
    <ActionRow
      icon={IconPlayerPlay}
      title={t('resume.title', values)}
      text={t('resume.text', values)}
      note={error !== null && <ProblemNote error={error} />}
    >
      <Button look="primary" busy={busy} onClick={() => void submit()}>
        {t('resume.action', values)}
      </Button>
    </ActionRow>
  )
}
