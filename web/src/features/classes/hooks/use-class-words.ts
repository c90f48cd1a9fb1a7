import type { ClassCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

type Described = Pick<ClassCard, 'level' | 'subjects' | 'schoolYear' | 'counts'>

/** How a class is told of in one line. */
export function useClassWords() {
  const { t } = useTranslation('classes')
  return {
    /** "Year 6 · Mathematics, Physics · 2026–27"; empty when none of it is known. */
    describe: ({ level, subjects, schoolYear }: Described) =>
      [level, subjects.join(t('listComma')), schoolYear].filter(Boolean).join(' · '),
    /** "28 students · 6 exams". */
    count: ({ counts }: Described) =>
      [t('counts.students', { count: counts.students }), t('counts.exams', { count: counts.exams })].join(
        ' · ',
      ),
  }
}
