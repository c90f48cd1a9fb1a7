import { isProvisional } from '@classeur/domain/marks'
import type { ClassMean } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../feedback/tag.tsx'
import { usePapersText } from './use-papers-text.ts'

/** Marks a mean as provisional while papers are missing or few. Renders nothing for any other mean. */
export function ProvisionalTag({ mean }: { mean: ClassMean }) {
  const { t } = useTranslation('shell')
  const papersText = usePapersText()
  if (mean.share === null || !isProvisional(mean)) return null
  return (
    <span title={papersText(mean)}>
      <Tag tone="sun">{t('result.provisional')}</Tag>
    </span>
  )
}
