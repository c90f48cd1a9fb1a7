import { useTranslation } from 'react-i18next'
import { useWallet } from '../../http/queries/wallet.ts'
import { LargerPlan } from '../billing/plans/larger-plan.tsx'

/** Shown beside a button that spends credits: the remaining balance, or that it is too low, with ways to get more. */
export function PriceNote({ price }: { price: number }) {
  const { t } = useTranslation('generations')
  const { data } = useWallet()
  if (!data) return null
  if (data.available >= price)
    return <p className="text-quiet">{t('price.left', { count: data.available - price })}</p>
  return (
    <div className="text-quiet">
      <p>{t('price.short', { count: data.available })}</p>
      <LargerPlan reason="credits" />
    </div>
  )
}
