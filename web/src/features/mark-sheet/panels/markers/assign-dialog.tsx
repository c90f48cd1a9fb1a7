import { namedQuestions } from '@classeur/domain/marks'
import type { QuestionAssignments } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import { notifyDone } from '../../../../components/overlays/notices/notices.ts'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { assignQuestions } from './assign-questions.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import classes from './assign-dialog.module.css'
import { AssignTable } from './assign-table.tsx'
import { shareEvenly } from './share-evenly.ts'
import { useSheetField } from '../../model/use-sheet.ts'

/**
 * Assigns questions to markers. Assignments guide the markers but lock nothing. The dialog starts from the current
 * assignments.
 */
export function AssignDialog({ engine, onClose }: { engine: SheetEngine; onClose: () => void }) {
  const { t } = useTranslation('mark-panels')
  const sheet = useSheetField(engine, 'sheet')
  const [assignments, setAssignments] = useState<QuestionAssignments>(sheet.assignments)
  const questions = namedQuestions(sheet.exam.structure)
  const markers = sheet.markers.filter(({ role }) => role !== 'viewer')
  const save = useSubmission(async () => {
    const given = Object.fromEntries(Object.entries(assignments).filter(([, people]) => people.length > 0))
    await assignQuestions(sheet.exam.id, given)
    await engine.refresh()
    notifyDone(t('assign.done'))
    onClose()
  })
  const toggle = (leafId: string, userId: string) => {
    const people = assignments[leafId] ?? []
    const next = people.includes(userId) ? people.filter((id) => id !== userId) : [...people, userId]
    setAssignments({ ...assignments, [leafId]: next })
  }
  const evenly = () =>
    setAssignments(
      shareEvenly(
        questions.map(({ leaf }) => leaf.id),
        markers.map(({ id }) => id),
      ),
    )
  return (
    <Dialog title={t('assign.title')} wide onClose={onClose}>
      <p className={classes.lead}>{t('assign.lead')}</p>
      <AssignTable questions={questions} markers={markers} assignments={assignments} onToggle={toggle} />
      {save.error !== null && <ProblemNote error={save.error} />}
      <div className="actions">
        <Button look="primary" busy={save.busy} onClick={() => void save.submit()}>
          {t('assign.save')}
        </Button>
        <Button onClick={evenly}>{t('assign.evenly')}</Button>
        <Button look="quiet" onClick={() => setAssignments({})}>
          {t('assign.nobody')}
        </Button>
      </div>
    </Dialog>
  )
}
