import type { Wallet } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../components/charts/meter.tsx'
import { formatDate, formatNumber } from '../../../i18n/format.ts'
import classes from './wallet-balance.module.css'

/** Available and reserved credits, and a bar of the credits left this month. */
export function WalletBalance({ wallet: { available, balance, period } }: { wallet: Wallet }) {
  const { t } = useTranslation('settings')
  const percentLeft = period.grant === 0 ? 0 : (period.left / period.grant) * 100
  return (
    <div className={classes.balance}>
      <p className={classes.available}>
        <span className={classes.number}>{formatNumber(available)}</span> {t('wallet.available')}
      </p>
      {balance.reserved > 0 && <p>{t('wallet.reserved', { count: balance.reserved })}</p>}
      <div className={classes.month}>
        <Meter percent={percentLeft} label={t('wallet.month')} />
        <p className="text-quiet">
          {t('wallet.left', { left: period.left, grant: period.grant, date: formatDate(period.endsAt) })}
        </p>
      </div>
      <p className="text-quiet">{t('wallet.rules')}</p>
    </div>
  )
}
