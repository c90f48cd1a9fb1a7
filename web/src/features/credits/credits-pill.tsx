import { IconCoin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../i18n/format.ts'
import { useWallet } from '../../http/queries/wallet.ts'
import { useCreditChanges } from './use-credit-changes.ts'
import classes from './credits-pill.module.css'

/**
 * The available credits, kept current, as a link to the wallet. Renders nothing until they are loaded; the wallet page
 * shows errors.
 */
export default function CreditsPill() {
  const { t } = useTranslation('credits')
  const { data } = useWallet()
  useCreditChanges()
  if (!data) return <span className={classes.pill} aria-hidden data-waiting />
  return (
    <Link
      to="/settings/wallet"
      className={classes.pill}
      aria-label={t('available', { count: data.available })}
    >
      <IconCoin size={17} stroke={1.7} aria-hidden className={classes.icon} />
      <span className={classes.number}>{formatNumber(data.available)}</span>
      <span className={classes.text}>{t('credits', { count: data.available })}</span>
    </Link>
  )
}
