import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWallet } from '../../http/wallet.ts'

/**
 * Shown beside a button that spends credits: the remaining balance, or that it is too low with a link to the wallet.
 */
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
