import { IconClipboardText, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { useRowFocus } from '../../../components/layout/use-row-focus.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { mayChange, useClass } from '../../../http/queries/school-class.ts'
import { examsQuery, type ExamFilters } from '../model/exams-queries.ts'
import { examsPath } from '../model/exams-path.ts'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import { DeletedExams } from './deleted-exams.tsx'
import { ExamFilterBar } from './exam-filter-bar.tsx'
import classes from './exam-list.module.css'
import { ExamRow } from './exam-row.tsx'

const skeletonRows = 4
const rowHeightPx = 44

interface ExamListProps {
  classId: string
  filters: ExamFilters
  onFilter: (filters: ExamFilters) => void
}

/** The exams of a class, with their progress and results. */
export function ExamList({ classId, filters, onFilter }: ExamListProps) {
  const { t } = useTranslation('exams')
  const schoolClass = useClass(classId)
  const list = useQuery(examsQuery(classId, filters))
  const rowFocus = useRowFocus()
  const canChange = schoolClass.data !== undefined && mayChange(schoolClass.data)
  const isNarrowed = filters.termId !== null || filters.type !== null
  const isFirst = list.data?.exams.length === 0 && !isNarrowed
  const newExam = canChange && (
    <LinkButton look="primary" to={examsPath(classId, { new: '' })} icon={<IconPlus size={17} aria-hidden />}>
      {t('new.open')} <UnsavedTag form="new-exam" subject={classId} />
    </LinkButton>
  )
  return (
    <>
      {!isFirst && <ExamFilterBar classId={classId} filters={filters} onFilter={onFilter} action={newExam} />}
      <Panel>
        <div {...rowFocus} role="group" aria-label={t('list')}>
          {list.isPending && <SkeletonLines lines={skeletonRows} heightPx={rowHeightPx} />}
          {list.isError && <ProblemNote error={list.error} onRetry={() => void list.refetch()} />}
          {isFirst && (
            <EmptyState icon={IconClipboardText} title={t('empty.title')} action={newExam || undefined}>
              {canChange ? t('empty.text') : t('empty.readOnly')}
            </EmptyState>
          )}
          {list.data?.exams.length === 0 && isNarrowed && (
            <p className={classes.nothing}>{t('filter.nothing')}</p>
          )}
          {list.data && list.data.exams.length > 0 && (
            <ul className="plain-list" aria-label={t('list')}>
              {list.data.exams.map((exam) => (
                <ExamRow key={exam.id} exam={exam} canChange={canChange} />
              ))}
            </ul>
          )}
        </div>
      </Panel>
      {canChange && <DeletedExams classId={classId} />}
    </>
  )
}
