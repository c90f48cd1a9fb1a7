import { useTranslation } from 'react-i18next'
import { useScaleName } from '../../../components/grading/use-scale-name.ts'
import type { FieldText } from '../../../drafts/draft-conflicts.tsx'
import { formatDate } from '../../../i18n/format.ts'
import type { ExamFields } from './exam-fields.ts'
import { useTerms } from '../model/use-terms.ts'

/** Labels of the fields of an exam, and their values as text. */
export function useExamFieldText(): FieldText<ExamFields> {
  const { t } = useTranslation('exams')
  const scaleName = useScaleName()
  const { nameOf } = useTerms()
  return {
    title: { name: t('field.title') },
    type: { name: t('field.type'), show: (type) => t(`type.${type}`) },
    date: { name: t('field.date'), show: (date) => (date ? formatDate(date) : '') },
    termId: { name: t('field.term'), show: (termId) => nameOf(termId) ?? t('field.noTerm') },
    subject: { name: t('field.subject') },
    coefficientText: { name: t('field.coefficient') },
    scale: { name: t('field.scale'), show: (scale) => (scale ? scaleName(scale) : '') },
    passMarkText: { name: t('field.passMark') },
    rounding: { name: t('field.rounding'), show: (rounding) => t(`rounding.${rounding ?? 'school'}`) },
  }
}
