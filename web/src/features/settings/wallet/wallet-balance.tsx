import type { Wallet } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatLastDay } from '../../../components/billing/plans/credit-period.ts'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './wallet-balance.module.css'

const parts = ['spent', 'reserved', 'expired', 'returned', 'left'] as const
const alwaysShown: readonly string[] = ['spent', 'reserved', 'left']

/** The credits that can be spent, and a bar of this month's: spent, reserved, expired and left. */
export function WalletBalance({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('settings')
  const { balance, own, period, school } = wallet
  const available = balance.granted + balance.purchased
  const shown = parts.filter((part) => alwaysShown.includes(part) || period[part] > 0)
  return (
    <div className={classes.balance}>
      <div className={classes.available}>
        {school && <p className={classes.source}>{t('wallet.source.school')}</p>}
        <p className={classes.number}>{formatNumber(available)}</p>
        <p className={classes.unit}>{t('wallet.available', { count: available })}</p>
        <p className="text-quiet">
          {t('wallet.sources', { granted: balance.granted, purchased: balance.purchased })}
        </p>
      </div>
      <div className={classes.month}>
        <p className={classes.line}>
          <span>{t('wallet.month')}</span>
          <span>
            {t('wallet.left', {
              left: period.left,
              grant: period.grant,
              date: formatLastDay(period.endsAt),
            })}
          </span>
        </p>
        <div className={classes.track} aria-hidden>
          {shown.map((part) => (
            <span key={part} data-part={part} style={{ flexGrow: period[part] }} />
          ))}
        </div>
        <ul className={classes.legend}>
          {shown.map((part) => (
            <li key={part} data-part={part}>
              {t(`wallet.part.${part}`)} <strong>{formatNumber(period[part])}</strong>
            </li>
          ))}
        </ul>
      </div>
      {school && (
        <p className={classes.whole}>
          {school.isPayer
            ? t('wallet.shared.payer', { school: school.name })
            : t('wallet.shared.member', { school: school.name, payer: school.payer })}
        </p>
      )}
      {own && (
        <p className={classes.whole}>
          <strong className={classes.own}>{t('wallet.source.own')}</strong>
          {t('wallet.shared.own', { count: own.purchased })}
          {own.reserved > 0 && <> {t('wallet.shared.ownReserved', { count: own.reserved })}</>}
        </p>
      )}
      {balance.reserved > period.reserved && (
        <p className="text-quiet">
          {t('wallet.reservedBought', { count: balance.reserved - period.reserved })}
        </p>
      )}
    </div>
  )
}
