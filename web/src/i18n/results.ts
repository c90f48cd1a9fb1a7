import { createResultTexts } from '@classeur/domain/marks'
import i18next from 'i18next'
import { formatNumber, formatPercent } from './format.ts'

/**
 * Formats results, means and points in the language and digits of the page. All screens use it, so that a quantity
 * looks the same everywhere. Exports use the same function with their own language.
 */
export const results = createResultTexts({
  number: (value, { least, most }) =>
    formatNumber(value, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: false,
    }),
  percent: formatPercent,
  of: (points, maximum) => i18next.t('shell:result.of', { points, maximum }),
  pointsOf: (points, maximum) => i18next.t('shell:result.pointsOf', { points, maximum }),
})
