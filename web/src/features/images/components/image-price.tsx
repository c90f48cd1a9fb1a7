import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWallet } from '../../../http/wallet.ts'
import classes from './composer.module.css'

/** Beside the button that spends: what is left afterwards, or that it is not enough and where to look. */
export function ImagePrice({ price }: { price: number }) {
  const { t } = useTranslation('images')
  const { data } = useWallet()
  if (!data) return null
  if (data.available >= price)
    return <p className={classes.note}>{t('price.left', { count: data.available - price })}</p>
  return (
    <p className={classes.note}>
      {t('price.short', { count: data.available })} <Link to="/prime">{t('price.more')}</Link>
    </p>
  )
}
