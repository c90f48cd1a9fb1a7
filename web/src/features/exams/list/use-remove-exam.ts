import type { ExamCard, ExamList } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { classesKey, classKey } from '../../../http/queries/school-class.ts'
import { deleteExam, examKey, restoreExam } from '../model/exams-queries.ts'

/** Removes an exam from the list at once and deletes it. The notice can restore it. */
export function useRemoveExam(classId: string) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const lists = [...classKey(classId), 'exams']
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: classKey(classId) }),
      client.invalidateQueries({ queryKey: classesKey }),
    ])

  const restore = async (examId: string): Promise<void> => {
    try {
      await restoreExam(examId)
    } catch (error) {
      notifyProblem(error)
      return
    }
    // The page of its mark sheet may be open and say that the sheet isn't found.
    await Promise.all([readAgain(), client.invalidateQueries({ queryKey: examKey(examId) })])
  }

  const remove = async ({ id, title }: Pick<ExamCard, 'id' | 'title'>): Promise<void> => {
    await client.cancelQueries({ queryKey: lists })
    client.setQueriesData<ExamList>(
      { queryKey: [...lists, 'active'] },
      (list) => list && { exams: list.exams.filter((exam) => exam.id !== id) },
    )
    try {
      await deleteExam(id)
      notifyUndoable(t('deleted.notice', { title }), { label: t('undo'), run: () => void restore(id) })
    } catch (error) {
      notifyProblem(error)
    }
    await readAgain()
  }

  return { remove, restore }
}
