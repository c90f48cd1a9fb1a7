import { reportParts, type Gradebook, type OverallComment } from '@classeur/contracts'
import { isLocked } from '@classeur/domain/exams'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { firstPackChoices } from '../../../components/packs/pack-choices.ts'
import { PackList } from '../../../components/packs/pack-list.tsx'
import { usePacks } from '../../../components/packs/use-packs.ts'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { gradebookQuery } from '../model/gradebook-query.ts'
import { commentsQuery } from '../model/overall-comment-queries.ts'
import { reportOptionsOf } from './report-choices.ts'
import { ReportFields } from './report-fields.tsx'
import { reportPacksOf, type ReportedTerm } from './report-packs.ts'
import classes from './reports-dialog.module.css'

const [skeletonRows, skeletonPx] = [6, 31]

interface ReportsDialogProps {
  term: ReportedTerm
  onClose: () => void
}

/** Makes term reports. A worker makes the pack, so the window may be closed meanwhile. */
export default function ReportsDialog({ term, onClose }: ReportsDialogProps) {
  const { t } = useTranslation('term-reports')
  const { classId, termId } = term
  // Reports cover all students and exams, whatever the gradebook shows.
  const gradebook = useQuery(gradebookQuery(classId, { termId, groupId: null, type: null }))
  const comments = useQuery(commentsQuery(classId, termId))
  const error = (gradebook.data ? null : gradebook.error) ?? (comments.data ? null : comments.error)
  const isLoaded = gradebook.data && !gradebook.isPlaceholderData && comments.data
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      {error && (
        <ProblemNote
          error={error}
          onRetry={() => {
            void gradebook.refetch()
            void comments.refetch()
          }}
        />
      )}
      {!error && !isLoaded && <SkeletonLines lines={skeletonRows} heightPx={skeletonPx} />}
      {!error && isLoaded && (
        <ReportsForm {...{ term, onClose }} gradebook={gradebook.data} comments={comments.data} />
      )}
    </Dialog>
  )
}

interface ReportsFormProps extends ReportsDialogProps {
  gradebook: Gradebook
  comments: readonly OverallComment[]
}

function ReportsForm({ term, onClose, gradebook, comments }: ReportsFormProps) {
  const { t } = useTranslation('term-reports')
  const [choices, setChoices] = useState(() => firstPackChoices(reportParts))
  const { ask, ...packs } = usePacks(reportPacksOf(term))
  const written = new Set(comments.filter(({ text }) => text.trim() !== '').map(({ studentId }) => studentId))
  const without = gradebook.students.filter(({ studentId }) => !written.has(studentId)).length
  const open = gradebook.exams.filter((exam) => exam.mean.share !== null && !isLocked(exam)).length
  return (
    <>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void ask.submit(reportOptionsOf(gradebook, choices))
        }}
      >
        <p className={classes.lead}>{t('lead')}</p>
        <ReportFields {...{ gradebook, choices }} onChange={setChoices} />
        {(without > 0 || open > 0) && (
          <ul className={`plain-list ${classes.notes}`}>
            {without > 0 && <li>{t('without', { count: without })}</li>}
            {open > 0 && <li>{t('open', { count: open })}</li>}
          </ul>
        )}
        {ask.error !== null && <ProblemNote error={ask.error} />}
        <div className="actions">
          <Button type="submit" look="primary" busy={ask.busy}>
            {t('make')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
      <PackList {...packs} />
    </>
  )
}
