import type { ClassMean } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

/**
 * Describes the papers that a mean covers and leaves out: "mean of 22 complete papers; 1 absent". Uses the `shell`
 * translations.
 */
export function usePapersText(): (mean: ClassMean) => string {
  const { t } = useTranslation('shell')
  return ({ papers, incomplete, absent, withoutResult }) =>
    [
      t('result.papers', { count: papers }),
      ...(incomplete > 0 ? [t('result.incomplete', { count: incomplete })] : []),
      ...(absent > 0 ? [t('result.absent', { count: absent })] : []),
      ...(withoutResult > 0 ? [t('result.withoutResult', { count: withoutResult })] : []),
    ].join(t('result.between'))
}
