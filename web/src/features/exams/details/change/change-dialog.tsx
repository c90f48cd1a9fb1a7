import type { Exam, MaximumAnswer } from '@classeur/contracts'
import { compareStructures } from '@classeur/domain/exams'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../../components/overlays/modal/dialog.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import type { Submission } from '../../../../components/fields/use-submission.ts'
import { writePoints } from '../../model/points.ts'
import type { PendingChange } from './use-save-structure.ts'
import classes from './change-dialog.module.css'
import { MaximumQuestion } from './maximum-question.tsx'
import { MeanChange } from './mean-change.tsx'

interface ChangeDialogProps {
  exam: Exam
  change: PendingChange
  confirm: Submission<[PendingChange, Record<string, MaximumAnswer>]>
  onClose: () => void
}

/** The new questions. None if the exam changes between one total and questions: then the total is divided. */
function addedQuestions({ structure: before }: Exam, { structure, preview }: PendingChange) {
  const restored = new Set(preview.restored.map(({ leafId }) => leafId))
  return compareStructures(before, structure).flatMap((difference) =>
    before.mode === structure.mode && difference.kind === 'added' && !restored.has(difference.id)
      ? [difference]
      : [],
  )
}

/** Shows the effects of a change on existing marks before it is saved. */
export function ChangeDialog({ exam, change, confirm, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('exams')
  const { structure, preview } = change
  const [answers, setAnswers] = useState<Record<string, MaximumAnswer>>({})
  const isAnswered = preview.maxima.every(({ leafId }) => answers[leafId] !== undefined)
  const maximumChanges = preview.oldMaximumHundredths !== preview.newMaximumHundredths
  return (
    <Dialog wide title={t('change.title')} onClose={onClose}>
      <div className="stack">
        <p>{t('change.lead')}</p>
        {exam.structure.mode !== structure.mode && <p className={classes.item}>{t('total.kept')}</p>}
        {preview.retired.map(({ leafId, label, marks }) => (
          <p key={leafId} className={classes.item}>
            <strong>{t('change.retired', { label })}</strong> {t('change.marksKept', { count: marks })}
          </p>
        ))}
        {addedQuestions(exam, change).map(({ id, label }) => (
          <p key={id} className={classes.item}>
            <strong>{t('change.added', { label })}</strong> {t('change.waitsForMarks')}
          </p>
        ))}
        {preview.restored.map(({ leafId, label, marks }) => (
          <p key={leafId} className={classes.item}>
            <strong>{t('change.restored', { label })}</strong> {t('change.marksBack', { count: marks })}
          </p>
        ))}
        {preview.maxima.map((maximum) => (
          <MaximumQuestion
            key={maximum.leafId}
            maximum={maximum}
            answer={answers[maximum.leafId] ?? null}
            onAnswer={(answer) => setAnswers({ ...answers, [maximum.leafId]: answer })}
          />
        ))}
        {maximumChanges && (
          <p className={classes.item}>
            {t('change.maximum', {
              old: writePoints(preview.oldMaximumHundredths),
              next: writePoints(preview.newMaximumHundredths),
            })}
          </p>
        )}
        <MeanChange exam={exam} preview={preview} answers={answers} />
        {confirm.error !== null && <ProblemNote error={confirm.error} />}
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('change.back')}</Button>
          <Button
            look="primary"
            busy={confirm.busy}
            disabled={!isAnswered}
            onClick={() => void confirm.submit(change, answers)}
          >
            {t('change.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
