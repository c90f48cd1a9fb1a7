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
  const { grant, spent, reserved, expired, returned } = period
  const isWhole = !isOwnBesideSchool && grant + returned - spent - reserved - expired === balance.granted
  const others = [
    expired > 0 && t('wallet.sumExpired', { expired }),
    returned > 0 && t('wallet.sumReturned', { returned }),
  ].filter((term) => term !== false)
  const values = {
    ...{ ...balance, grant, spent, monthReserved: reserved },
    others: others.map((term) => ` ${term}`).join(''),
  }
  return (
    <p>
      {t(isWhole ? 'wallet.wholeSum' : 'wallet.sum', values)} ={' '}
      <strong className={classes.total}>
        {t('wallet.total', { available: balance.granted + balance.purchased })}
      </strong>
    </p>
  )
}
