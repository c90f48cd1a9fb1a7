import type { ClassCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

type Described = Pick<ClassCard, 'level' | 'subjects' | 'counts'>

/** Describes a class in one line. */
export function useClassText() {
  const { t } = useTranslation('classes')
  return {
    /** "Year 6 · Mathematics, Physics"; empty without either. */
    describe: ({ level, subjects }: Described) =>
      [level, subjects.join(t('listComma'))].filter(Boolean).join(' · '),
    /** "28 students · 6 exams". */
    count: ({ counts }: Described) =>
      [t('counts.students', { count: counts.students }), t('counts.exams', { count: counts.exams })].join(
        ' · ',
      ),
  }
}
