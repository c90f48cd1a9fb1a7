import { whyNoAlpha, type Reliability } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import { twoDecimals } from './statistics-text.ts'

/** The reason why the screen shows no alpha; null if it shows one. */
export function useNoAlphaText() {
  const { t } = useTranslation('mark-statistics')
  return (of: Pick<Reliability, 'n' | 'questions' | 'alpha'>): string | null => {
    const why = whyNoAlpha(of)
    return why && t(`trust.${why}`, { alpha: isolate(twoDecimals(of.alpha)) })
  }
}
