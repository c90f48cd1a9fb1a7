import type { Exam } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { mayChange } from '../../../http/queries/school-class.ts'
import { examQuery } from '../model/exams-queries.ts'
import { DetailsPanel } from './details-panel.tsx'
import classes from './exam-details.module.css'
import { toneOfStatus } from '../model/exam-text.ts'
import { ExamPageHeader } from '../fields/exam-page-header.tsx'
import { StatusPanel } from './status-panel.tsx'
import { StructurePanel } from './structure-panel.tsx'

const skeletonPx = 40

/** True if fields and questions can be changed now: the person has the role, and the exam isn't reviewed yet. */
const isOpen = (exam: Exam) => mayChange(exam) && (exam.status === 'draft' || exam.status === 'marking')

/** One exam: its status, details and questions. */
export function ExamDetails({ classId, examId }: { classId: string; examId: string }) {
  const { t } = useTranslation('exams')
  const { data: exam, error, refetch } = useQuery(examQuery(examId))
  if (!exam)
    return (
      <>
        <ExamPageHeader classId={classId} title={t('details.title')} />
        {error ? (
          <ProblemNote error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={4} heightPx={skeletonPx} />
        )}
      </>
    )
  const canChange = isOpen(exam)
  return (
    <>
      <ExamPageHeader
        classId={classId}
        title={<bdi>{exam.title}</bdi>}
        tags={<Tag tone={toneOfStatus[exam.status]}>{t(`status.${exam.status}.name`)}</Tag>}
        actions={
          <LinkButton look="primary" to={`/marksheet/${exam.markId}`}>
            {t('menu.sheet')}
          </LinkButton>
        }
      />
      {!canChange && <p className={classes.readOnly}>{t(`readOnly.${whyReadOnly(exam)}`)}</p>}
      <div className={classes.page}>
        <StructurePanel exam={exam} canChange={canChange} />
        <div className={classes.column}>
          <StatusPanel exam={exam} />
          <DetailsPanel exam={exam} canChange={canChange} />
        </div>
      </div>
    </>
  )
}

const whyReadOnly = (exam: Exam): string =>
  exam.readOnly ?? (exam.role === 'owner' || exam.role === 'editor' ? 'status' : 'role')
