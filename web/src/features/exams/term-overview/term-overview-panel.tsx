import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { mayChange, useClass } from '../../../http/queries/school-class.ts'
import { termOverviewQuery } from './term-overview-query.ts'
import { examsPath } from '../model/exams-path.ts'
import { useTerms } from '../model/use-terms.ts'
import { AggregationChoice } from './aggregation-choice.tsx'
import { OverviewTable } from './overview-table.tsx'
import { ExamPageHeader } from '../fields/exam-page-header.tsx'
import classes from './term-overview-panel.module.css'

const skeletonPx = 31
const skeletonRows = 8

/** The averages of a term, calculated both ways so that the teacher can choose one. */
export function TermOverviewPanel({ classId, termId }: { classId: string; termId: string }) {
  const { t } = useTranslation('exams')
  const navigate = useNavigate()
  const { terms, nameOf } = useTerms()
  const schoolClass = useClass(classId).data
  const { data: overview, error, refetch } = useQuery(termOverviewQuery(classId, termId))
  const hasResults = overview?.students.some(({ byMaximum }) => byMaximum !== null) ?? false
  return (
    <>
      <ExamPageHeader
        classId={classId}
        title={t('overview.title', { term: nameOf(termId) ?? '' })}
        actions={
          terms.length > 1 && (
            <div className={classes.term}>
              <SelectField
                label={t('field.term')}
                value={termId}
                options={terms.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(chosen) =>
                  void navigate(examsPath(classId, { overview: chosen }), { replace: true })
                }
              />
            </div>
          )
        }
      />
      {!overview && !error && (
        <Panel>
          <SkeletonLines lines={skeletonRows} heightPx={skeletonPx} />
        </Panel>
      )}
      {!overview && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {overview && !hasResults && (
        <Panel>
          <EmptyState icon={IconChartBar} title={t('overview.emptyTitle')}>
            {t('overview.emptyText')}
          </EmptyState>
        </Panel>
      )}
      {overview && hasResults && (
        <div className={classes.page}>
          <AggregationChoice
            classId={classId}
            overview={overview}
            canChoose={schoolClass !== undefined && mayChange(schoolClass)}
          />
          <OverviewTable overview={overview} />
        </div>
      )}
    </>
  )
}
