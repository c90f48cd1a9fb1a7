import type { ErrorTrend, SkillErrorsCell } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../feedback/tag.tsx'

const tones: Record<ErrorTrend, Tone> = {
  ...{ recurs: 'pen', new: 'sun', gone: 'board', none: 'plain', 'too-few': 'plain' },
}

interface ErrorTrendTagProps {
  trend: ErrorTrend
  /** The skill's cells; absent for an error type. They say what is missing for a judgement. */
  cells?: readonly (SkillErrorsCell | null)[]
}

/** What became of an error: it recurs, is new, is gone, or too little is known. */
export function ErrorTrendTag({ trend, cells }: ErrorTrendTagProps) {
  const { t } = useTranslation('term-errors')
  const isReliable = cells?.some((cell) => cell?.isReliable) ?? true
  const text = isReliable
    ? t('tooFew.exam')
    : t('tooFew.questions', { count: Math.max(...(cells ?? []).map((cell) => cell?.questions ?? 0)) })
  return (
    <span title={t(`trendMeans.${trend}`)}>
      <Tag tone={tones[trend]}>{trend === 'too-few' ? text : t(`trend.${trend}`)}</Tag>
    </span>
  )
}
