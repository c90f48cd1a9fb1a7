import type { MediaImage } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

interface BackToReviewProps {
  image: Pick<MediaImage, 'publication'>
  /** The description that would be saved. */
  altText?: string
}

/** Tells the owner of a published picture, before they save, what a change means for others. */
export function BackToReview({ image: { publication }, altText }: BackToReviewProps) {
  const { t } = useTranslation('picture-publishing')
  if (publication !== 'published' && publication !== 'in-review') return null
  if (altText?.trim() === '') return <p className="text-quiet">{t('change.private')}</p>
  return publication === 'published' ? <p className="text-quiet">{t('change.review')}</p> : null
}
