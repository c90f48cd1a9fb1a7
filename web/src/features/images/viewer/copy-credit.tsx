import type { ImageCredit } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

/** The creator and the licence of a copied picture. */
export function CopyCredit({ credit: { creatorName, licence } }: { credit: ImageCredit }) {
  const { t } = useTranslation('images')
  return (
    <>
      <bdi>{creatorName ?? t('credit.gone')}</bdi> · <bdi>{licence}</bdi>
    </>
  )
}
