import { readPublicationNote } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

/** The reason for a picture's state in the reader's language, with the operator's own words; null without a reason. */
export function useReasonText(note: string | null): { typical: string | null; words: string } | null {
  const { t } = useTranslation('picture-publishing')
  if (note === null) return null
  const { typical, words } = readPublicationNote(note)
  return { typical: typical && t(`reason.${typical}`), words }
}
