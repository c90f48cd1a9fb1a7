import { StructureChanged, type UndoStructureRequest } from '@classeur/contracts'
import { fullCreditWrites, tryOut, type WhatIf } from '@classeur/domain/marks'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { notifyUndoable } from '../../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { http } from '../../../../http/client.ts'
import { classKey } from '../../../../http/queries/school-class.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'

/** Makes the change that a teacher tried out, as one step with an undo. `onDone` runs after it worked. */
export function useApplyWhatIf(engine: SheetEngine, onDone: () => void) {
  const { t } = useTranslation('mark-statistics')
  const client = useQueryClient()

  async function refresh(): Promise<void> {
    await engine.refresh()
    const { id, classId } = engine.state().sheet.exam
    void client.invalidateQueries({ queryKey: ['exam', id] })
    void client.invalidateQueries({ queryKey: classKey(classId) })
  }

  async function undoStructure(examId: string, request: UndoStructureRequest): Promise<void> {
    await http.post(`/api/exams/${examId}/structure/undo`, request, StructureChanged)
    await refresh()
  }

  /** Returns the undo of the change; null if it changed nothing. */
  async function change(whatIf: WhatIf): Promise<(() => void) | null> {
    const { exam } = engine.state().sheet
    if (whatIf.kind === 'full-credit') {
      const writes = fullCreditWrites(exam.structure, engine.rows(), whatIf.leafId)
      const operationId = engine.write('fill', writes)
      return operationId === null ? null : () => void engine.undo(operationId)
    }
    const { structure } = tryOut(exam.structure, engine.rows(), whatIf)
    const answers = whatIf.kind === 'maximum' ? { [whatIf.leafId]: 'rescale' as const } : {}
    const { changeId } = await http.put(
      `/api/exams/${exam.id}/structure`,
      { version: exam.version, structure, answers },
      StructureChanged,
    )
    await refresh()
    return changeId === null ? null : () => void undoStructure(exam.id, { changeId }).catch(notifyProblem)
  }

  const { busy, submit } = useSubmission(async (whatIf: WhatIf) => {
    try {
      const undo = await change(whatIf)
      onDone()
      if (undo) notifyUndoable(t(`whatIf.done.${whatIf.kind}`), { label: t('whatIf.undo'), run: undo })
    } catch (error) {
      notifyProblem(error)
      throw error
    }
  })
  return { busy, apply: submit }
}
