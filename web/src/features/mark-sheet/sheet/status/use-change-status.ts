import type { ExamStatus } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notifyDone, notifyUndoable } from '../../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { useSubmission, type Submission } from '../../../../components/fields/use-submission.ts'
import { classesKey, classKey } from '../../../../http/queries/school-class.ts'
import { changeStatus } from './change-status.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'

/**
 * Changes the exam's status, refetches everything that shows it, and offers an undo to people who may reopen the exam.
 */
export function useChangeStatus(engine: SheetEngine): Submission<[ExamStatus]> {
  const { t } = useTranslation('mark-panels')
  const client = useQueryClient()
  const set = async (to: ExamStatus) => {
    const { exam } = engine.state().sheet
    await changeStatus(exam, to)
    await engine.refresh()
    void client.invalidateQueries({ queryKey: ['exam', exam.id] })
    void client.invalidateQueries({ queryKey: classKey(exam.classId) })
    void client.invalidateQueries({ queryKey: classesKey })
    void client.invalidateQueries({ queryKey: ['marking'] })
  }
  return useSubmission(async (to: ExamStatus) => {
    const { exam, may } = engine.state().sheet
    const from = exam.status
    try {
      await set(to)
    } catch (error) {
      notifyProblem(error)
      throw error
    }
    const message = t(`step.${to}.done`)
    if (!may.reopen || to === 'marking') notifyDone(message)
    else {
      const back = from === 'draft' ? 'marking' : from
      notifyUndoable(message, { label: t('step.undo'), run: () => void set(back).catch(notifyProblem) })
    }
  })
}
