import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { mayChange, useClass } from '../../../http/queries/school-class.ts'
import { useTerms } from '../model/use-terms.ts'
import { NewExamForm } from './new-exam-form.tsx'
import { ExamPageHeader } from '../fields/exam-page-header.tsx'

const skeletonPx = 36

/** Loads the school's terms and its current date, then shows the form of a new exam. */
export function NewExam({ classId }: { classId: string }) {
  const { t } = useTranslation('exams')
  const schoolClass = useClass(classId).data
  const { isReady, failure, today, currentTerm } = useTerms()
  const isRefused = schoolClass && !mayChange(schoolClass)
  return (
    <>
      <ExamPageHeader classId={classId} title={t('new.title')} />
      {isRefused && <Panel>{t('new.notAllowed')}</Panel>}
      {!isRefused && failure && <ProblemNote error={failure.error} onRetry={failure.retry} />}
      {!isRefused && !failure && !(isReady && schoolClass) && (
        <SkeletonLines lines={4} heightPx={skeletonPx} />
      )}
      {!isRefused && isReady && schoolClass && (
        <NewExamForm classId={classId} today={today} termId={currentTerm?.id ?? null} />
      )}
    </>
  )
}
