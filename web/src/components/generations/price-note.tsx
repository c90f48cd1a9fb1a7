import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWallet } from '../../http/wallet.ts'

/** Beside a button that spends: what is left afterwards, or that it is not enough and where to look. */
export function PriceNote({ price }: { price: number }) {
  const { t } = useTranslation('generations')
  const { data } = useWallet()
  if (!data) return null
  if (data.available >= price)
    return <p className="text-quiet">{t('price.left', { count: data.available - price })}</p>
  return (
    <p className="text-quiet">
      {t('price.short', { count: data.available })} <Link to="/settings/wallet">{t('price.wallet')}</Link>
    </p>
  )
}
