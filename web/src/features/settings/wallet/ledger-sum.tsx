import type { CreditSource, Wallet } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import classes from './ledger-sum.module.css'

interface LedgerSumProps {
  wallet: Wallet
  source: CreditSource
}

/** The sum that ends the ledger. It always equals the balance. */
export function LedgerSum({ wallet, source }: LedgerSumProps) {
  const { t } = useTranslation('settings')
  const { own, period } = wallet
  const isOwnBesideSchool = source === 'own' && own !== null
  const balance = isOwnBesideSchool ? own : wallet.balance
  const { grant, spent, reserved } = period
  // Credits of a period can also expire or be taken back; then only the parts that are left add up.
  const isWhole = !isOwnBesideSchool && grant - spent - reserved === balance.granted
  const values = { ...balance, grant, spent, monthReserved: reserved }
  return (
    <p>
      {t(isWhole ? 'wallet.wholeSum' : 'wallet.sum', values)} ={' '}
      <strong className={classes.total}>
        {t('wallet.total', { available: balance.granted + balance.purchased })}
      </strong>
    </p>
  )
}
