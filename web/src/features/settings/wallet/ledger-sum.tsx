import type { Wallet } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import classes from './ledger-sum.module.css'

/** The sum that ends the ledger. It always equals the balance. */
export function LedgerSum({ wallet: { available, balance, period } }: { wallet: Wallet }) {
  const { t } = useTranslation('settings')
  const { grant, spent, reserved } = period
  // Credits of a period can also expire or be taken back; then only the parts that are left add up.
  const isWhole = grant - spent - reserved === balance.granted
  const values = { ...balance, grant, spent, monthReserved: reserved }
  return (
    <p>
      {t(isWhole ? 'wallet.wholeSum' : 'wallet.sum', values)} ={' '}
      <strong className={classes.total}>{t('wallet.total', { available })}</strong>
    </p>
  )
}
