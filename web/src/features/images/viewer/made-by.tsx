import type { GeneratorInfo } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'

/** Says that the picture was generated, and by which generator; nothing for an upload. */
export function MadeBy({ generator }: { generator: GeneratorInfo | null }) {
  const { t } = useTranslation('images')
  if (!generator) return null
  return generator.kind === 'sample' ? (
    <Tag tone="sun">{t('sampleGenerator')}</Tag>
  ) : (
    <Tag>{t('madeBy', { model: generator.model ?? '' })}</Tag>
  )
}
