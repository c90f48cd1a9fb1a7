import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatLastDay, monthNameOf } from '../../../components/billing/plans/credit-period.ts'
import { Meter } from '../../../components/charts/meter.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useWallet } from '../../../http/queries/wallet.ts'
import classes from './credit-use.module.css'

const lowPercent = 20

/** The credits left this month. */
export function CreditUse() {
  const { t } = useTranslation('home')
  const { data, error, refetch } = useWallet()
  const { grant, left, expired, endsAt } = data?.period ?? { grant: 0, left: 0, expired: 0, endsAt: '' }
  const percentLeft = grant === 0 ? 0 : (left / grant) * 100
  const bought = data ? data.balance.purchased + (data.own?.purchased ?? 0) : 0
  const month = data ? monthNameOf(data.period) : null
  const title = month ? t('credits.titleOf', { month }) : t('credits.title')
  return (
    <Panel title={title} aside={<Link to="/settings/wallet">{t('credits.wallet')}</Link>}>
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={2} />}
      {data && (
        <div className={classes.credits}>
          <Meter percent={percentLeft} label={title} tone={percentLeft < lowPercent ? 'sun' : 'board'} />
          <p className="text-quiet">
            {t(bought > 0 ? 'credits.leftAndBought' : 'credits.left', {
              ...{ left, grant, date: formatLastDay(endsAt) },
              bought: t('credits.bought', { count: bought }),
            })}
            {expired > 0 && <> {t('credits.expired', { count: expired })}</>}
          </p>
        </div>
      )}
    </Panel>
  )
}
