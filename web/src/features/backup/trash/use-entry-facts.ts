import type { TrashEntry } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

/** What an entry is, what it belonged to and how much it contains: "Exam", ["3B Physics", "29 papers"]. */
export function useEntryFacts(): (entry: TrashEntry) => { kind: string; facts: string[] } {
  const { t } = useTranslation(['trash', 'classes', 'lesson-plans', 'images', 'resources'])

  const factsOf = (entry: TrashEntry): (string | null)[] => {
    switch (entry.kind) {
      case 'class':
        return [
          t('classes:counts.students', { count: entry.students }),
          t('classes:counts.exams', { count: entry.exams }),
        ]
      case 'student':
        return [entry.className, entry.exams > 0 ? t('marksIn', { count: entry.exams }) : t('noMarks')]
      case 'exam':
        return [entry.className, entry.papers > 0 ? t('papers', { count: entry.papers }) : t('noMarks')]
      case 'lesson-plan':
        return [entry.className, t('lesson-plans:minutes', { count: entry.durationMin })]
      case 'resource':
        return [entry.className, entry.examTitle]
      case 'picture':
        return entry.style ? [t(`images:style.${entry.style}`)] : []
    }
  }

  return (entry) => ({
    kind: entry.kind === 'resource' ? t(`resources:kind.${entry.resourceKind}`) : t(`kind.${entry.kind}`),
    facts: factsOf(entry).flatMap((fact) => (fact ? [fact] : [])),
  })
}
