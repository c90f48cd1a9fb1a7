import { ExamStatus, type Exam } from '@classeur/contracts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone, notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { mayChange } from '../../../http/queries/school-class.ts'
import { changeExamStatus } from '../model/exams-queries.ts'
import { useTakeExam } from '../model/use-exam-changes.ts'
import { MissingCellsDialog } from './missing-cells-dialog.tsx'
import classes from './status-panel.module.css'

const steps = ExamStatus.options

/**
 * Shows the exam's status, the meaning of each status, and the next step. Asks before a step that makes missing marks
 * final. Release and reopening need a separate right.
 */
export function StatusPanel({ exam }: { exam: Exam }) {
  const { t } = useTranslation('exams')
  const take = useTakeExam()
  const at = steps.indexOf(exam.status)
  const next = steps[at + 1]
  const isSettled = exam.status === 'reviewed' || exam.status === 'released'
  const mayReopen = isSettled && exam.mayRelease && exam.readOnly === null
  const mayTakeNext = mayChange(exam) && (next !== 'released' || exam.mayRelease)
  const [asked, setAsked] = useState<'reviewed' | 'released' | null>(null)
  const missing = exam.progress.total - exam.progress.entered
  const set = async (status: ExamStatus) => take(await changeExamStatus(exam.id, status))
  const change = useSubmission(async (status: ExamStatus) => {
    const before = exam.status
    await set(status)
    const message = t(`status.${status}.done`)
    const canUndo = exam.mayRelease && (status === 'reviewed' || status === 'released')
    if (!canUndo) return notifyDone(message)
    notifyUndoable(message, { label: t('undo'), run: () => void set(before).catch(notifyProblem) })
  })
  const go = (status: ExamStatus) => {
    if (missing > 0 && (status === 'reviewed' || status === 'released')) setAsked(status)
    else void change.submit(status)
  }
  return (
    <Panel title={t('status.title')}>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step} className={classes.step} aria-current={index === at ? 'step' : undefined}>
            <span className={classes.mark} data-done={index < at || undefined} aria-hidden>
              {index < at && <IconCheck size={14} stroke={3} />}
            </span>
            <div>
              <p className={classes.stepName}>{t(`status.${step}.name`)}</p>
              <p className={classes.meaning}>{t(`status.${step}.meaning`)}</p>
            </div>
          </li>
        ))}
      </ol>
      {change.error !== null && <ProblemNote error={change.error} />}
      <div className="actions">
        {next && mayTakeNext && (
          <Button busy={change.busy} onClick={() => go(next)}>
            {t(`status.${next}.go`)}
          </Button>
        )}
        {mayReopen && (
          <Button look="quiet" busy={change.busy} onClick={() => void change.submit('marking')}>
            {t('status.reopen')}
          </Button>
        )}
        {exam.status !== 'released' && mayChange(exam) && !exam.mayRelease && (
          <p className="text-quiet">{t('status.ownerReleases')}</p>
        )}
      </div>
      {asked && (
        <MissingCellsDialog
          exam={exam}
          missing={missing}
          to={asked}
          busy={change.busy}
          onGo={() => void change.submit(asked).finally(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  )
}
