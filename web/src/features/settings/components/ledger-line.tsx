import type { CreditEntry } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import classes from './settings.module.css'

/** One change: what it was, when, what can be spent after it. A capture spends what was reserved before. */
export function LedgerLine({ entry: { kind, change, balanceAfter, at } }: { entry: CreditEntry }) {
  const { t } = useTranslation('settings')
  const spendable = change.granted + change.purchased
  const shown = spendable === 0 ? change.reserved : spendable
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.strong}>{t(`entry.${kind}`)}</p>
        <p className={classes.small}>
          {t('wallet.line', {
            at: formatDateTime(at),
            available: balanceAfter.granted + balanceAfter.purchased,
          })}
        </p>
      </div>
      <span className={`${classes.change} figures`} data-sign={shown > 0 ? 'plus' : 'minus'}>
        {formatNumber(shown, { signDisplay: 'exceptZero' })}
      </span>
    </li>
  )
}
