import { isProvisional } from '@classeur/domain/marks'
import type { ClassMean } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../ui/tag.tsx'
import { usePapersWords } from './use-papers-words.ts'

/** Marks a mean as provisional while papers are missing or few. Renders nothing for any other mean. */
export function ProvisionalTag({ mean }: { mean: ClassMean }) {
  const { t } = useTranslation('shell')
  const papersWords = usePapersWords()
  if (mean.share === null || !isProvisional(mean)) return null
  return (
    <span title={papersWords(mean)}>
      <Tag tone="sun">{t('result.provisional')}</Tag>
    </span>
  )
}
