import type { ConflictingMark } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber, useDigits } from '../../../../i18n/format.ts'

const hundredths = 100

/** A mark in words: its points, the name of its status, or "not entered". */
export function useMarkText(): (mark: ConflictingMark) => string {
  const { t } = useTranslation('mark-grid')
  useDigits()
  return ({ status, valueHundredths }) => {
    if (status !== null) return t([`status.${status}`])
    if (valueHundredths === null) return t('notEntered')
    return formatNumber(valueHundredths / hundredths, { useGrouping: false })
  }
}
