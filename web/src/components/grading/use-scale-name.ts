import type { GradingScale } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

/** Names a scale in running text: "out of 20", "A to F", "1 to 4", or its first and last step. */
export function useScaleName(): (scale: GradingScale) => string {
  const { t } = useTranslation('grading')
  return (scale) =>
    scale.kind === 'points'
      ? t('scale.outOf', { max: scale.max })
      : t('scale.steps', { best: scale.steps[0]?.label ?? '', lowest: scale.steps.at(-1)?.label ?? '' })
}
