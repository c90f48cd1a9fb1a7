import type { GeneratorInfo } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'

/** Every picture says that it was generated, and by what. */
export function MadeBy({ generator }: { generator: GeneratorInfo }) {
  const { t } = useTranslation('images')
  return generator.kind === 'sample' ? (
    <Tag tone="sun">{t('sampleGenerator')}</Tag>
  ) : (
    <Tag>{t('madeBy', { model: generator.model ?? '' })}</Tag>
  )
}
