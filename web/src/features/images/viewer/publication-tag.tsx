import type { PublicationState } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../../components/feedback/tag.tsx'

const tones: Record<PublicationState, Tone> = {
  private: 'plain',
  'in-review': 'sun',
  published: 'board',
  refused: 'pen',
  held: 'pen',
}

/** Whether a picture is published; nothing for a private one. */
export function PublicationTag({ publication }: { publication: PublicationState }) {
  const { t } = useTranslation('picture-publishing')
  if (publication === 'private') return null
  return <Tag tone={tones[publication]}>{t(`tag.${publication}`)}</Tag>
}
