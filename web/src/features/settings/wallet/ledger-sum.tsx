import type { CreditSource, Wallet } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import classes from './ledger-sum.module.css'

interface LedgerSumProps {
  wallet: Wallet
  source: CreditSource
  /** Whether only some of the lines are listed. */
  isFiltered: boolean
}

/**
 * The sum that ends the ledger. It always equals the balance; beside filtered lines it says so and omits the terms of
 * this month, which aren't those of the lines.
 */
export function LedgerSum({ wallet, source, isFiltered }: LedgerSumProps) {
  const { t } = useTranslation('settings')
  const { own, period } = wallet
  const isOwnBesideSchool = source === 'own' && own !== null
  const balance = isOwnBesideSchool ? own : wallet.balance
  const { grant, spent, reserved, expired, returned } = period
  const isWhole =
    !isFiltered && !isOwnBesideSchool && grant + returned - spent - reserved - expired === balance.granted
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
      {isFiltered && <>{t('wallet.sumOfAll')} </>}
      {t(isWhole ? 'wallet.wholeSum' : 'wallet.sum', values)} ={' '}
      <strong className={classes.total}>
        {t('wallet.total', { available: balance.granted + balance.purchased })}
      </strong>
    </p>
  )
}
