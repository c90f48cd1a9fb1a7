import { allLeaves } from '@classeur/domain/exams'
import { namedQuestions, type MarkContent } from '@classeur/domain/marks'
import type { CellRef, ExamLeaf, MarkAuthor } from '@classeur/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { SheetState } from '../engine/sheet-engine.ts'
import { errorTypesInText } from '../model/note-text.ts'
import { contentText, studentName } from '../model/sheet-text.ts'
import { useErrorTypeNames } from '../model/use-error-type-names.ts'

/** The names of students, questions, marks, error types and people in a history, including retired questions. */
export function useHistoryNames(
  { exam, students, markers }: SheetState['sheet'],
  people: readonly MarkAuthor[],
) {
  const { t } = useTranslation('mark-history')
  const digits = useDigits()
  const language = currentLanguage()
  const ownTypes = useErrorTypeNames(exam.classId)
  return useMemo(() => {
    const labels = new Map(namedQuestions(exam.structure).map(({ leaf, name }) => [leaf.id, name]))
    const leaves = new Map<string, ExamLeaf>(allLeaves(exam.structure).map((leaf) => [leaf.id, leaf]))
    const names = new Map(students.map((student) => [student.id, studentName(student)]))
    const authors = new Map([...markers, ...people].map(({ id, name }) => [id, name]))
    const question = (leafId: string) => labels.get(leafId) ?? leaves.get(leafId)?.label ?? t('noQuestion')
    const positionsOf = (ids: Iterable<string>) => new Map([...ids].map((id, position) => [id, position]))
    const [rows, columns] = [positionsOf(names.keys()), positionsOf(leaves.keys())]
    const positionIn = (positions: ReadonlyMap<string, number>, id: string) => positions.get(id) ?? -1
    return {
      /** Sorts by the class list, then by question, as on the sheet. */
      inOrder: (a: CellRef, b: CellRef) =>
        positionIn(rows, a.studentId) - positionIn(rows, b.studentId) ||
        positionIn(columns, a.leafId) - positionIn(columns, b.leafId),
      question,
      student: (studentId: string) => names.get(studentId) ?? t('noStudent'),
      person: (userId: string) => authors.get(userId) || t('somebody'),
      errorTypes: (ids: readonly string[]) => errorTypesInText(ids, ownTypes),
      mark: (content: MarkContent, leafId: string) => {
        const leaf = leaves.get(leafId) ?? exam.structure.totalLeaf
        const context = { leaf, scale: exam.effectiveScale, language, digits }
        return contentText(content, { leaf, label: leaf.label, group: '', markers: [], context })
      },
    }
  }, [exam, students, markers, people, digits, language, ownTypes, t])
}

export type HistoryNames = ReturnType<typeof useHistoryNames>
