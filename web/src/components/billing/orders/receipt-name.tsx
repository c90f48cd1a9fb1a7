import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isolate } from '../../../i18n/isolate.ts'

/** To whom receipts are made out, and where to change it. */
export function ReceiptName({ name }: { name: string }) {
  const { t } = useTranslation('billing')
  return (
    <p className="text-quiet">
      {name ? t('receipt.name', { name: isolate(name) }) : t('receipt.noName')}{' '}
      <Link to="/settings/school" className="text-nowrap">
        {t('receipt.edit')}
      </Link>
    </p>
  )
}
