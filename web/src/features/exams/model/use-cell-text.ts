import { shownStatus, shownOf } from '@classeur/domain/marks'
import type { GradebookCell, GradebookExam } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { results } from '../../../i18n/results.ts'

/** Pattern and colour of a cell. Its text says the same. */
type CellTone = 'status' | 'open' | 'not-applicable' | undefined

export interface CellText {
  /** What the cell shows: "14.50", "A", "0 A0". */
  text: string
  /** The meaning, for a tooltip and screen readers: "29 of 40 points", "absent", "3 marks to enter". */
  meaning: string
  tone: CellTone
}

const noResult = '–'

/** Writes cells of the gradebook in the language of the page. */
export function useCellText(): (cell: GradebookCell, exam: GradebookExam) => CellText {
  const { t } = useTranslation('gradebook')
  return (cell, exam) => {
    const { state, status, share, pointsHundredths, maximumHundredths, toEnter } = cell
    if (state === 'not-applicable')
      return { text: t('cell.notApplicable'), meaning: t('cell.notInClass'), tone: 'not-applicable' }
    if (state === 'not-complete')
      return { text: noResult, meaning: t('cell.toEnter', { count: toEnter }), tone: 'open' }
    const letter = status && shownStatus(status, currentLanguage(), exam.effectiveScale)
    const meaning = status && t(`status.${status}`)
    if (share === null)
      return {
        text: letter ?? noResult,
        meaning: meaning ?? t('cell.noResult'),
        tone: letter ? 'status' : 'open',
      }
    const points = results.pointsOf(pointsHundredths ?? 0, maximumHundredths ?? 0)
    return {
      text: [results.resultNumber(share, shownOf(exam)), letter].filter(Boolean).join(' '),
      meaning: [t('cell.points', { points }), meaning].filter(Boolean).join(', '),
      tone: letter ? 'status' : undefined,
    }
  }
}
