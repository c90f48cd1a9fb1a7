import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProgressChart } from '../../../../components/charts/progress-chart.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { studentCardQuery } from '../../model/student-card-query.ts'
import { CardComments } from './card-comments.tsx'
import { CardRecurring } from './card-recurring.tsx'
import { CardResources } from './card-resources.tsx'
import { CardSkills } from './card-skills.tsx'
import { ReportLink } from '../report-link.tsx'
import { ResultsTable } from './results-table.tsx'
import classes from './card-results.module.css'

/** The student's results: over time, by skill, errors and comments. */
export function CardResults({ classId, studentId }: { classId: string; studentId: string }) {
  const { t } = useTranslation('students')
  const { data: card, error, refetch } = useQuery(studentCardQuery(classId, studentId))
  if (!card)
    return (
      <div className={classes.results}>
        {error ? <ProblemNote error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={7} />}
      </div>
    )
  const hasResult = card.results.some(({ share }) => share !== null)
  return (
    <div className={classes.results}>
      <section className={classes.part} aria-labelledby="card-results">
        <div className={classes.partHead}>
          <h3 id="card-results" className={classes.heading}>
            {t('card.results')}
          </h3>
          <ReportLink classId={classId} student={card.student} />
        </div>
        {hasResult && (
          <ProgressChart
            exams={card.results.map(({ examId, title, date, share, classMean }) => ({
              ...{ id: examId, title, date, share, mean: classMean },
            }))}
            student={card.student.firstName || card.student.lastName}
            schoolClass={t('card.theClass')}
          />
        )}
        {card.results.length > 0 ? (
          <ResultsTable results={card.results} />
        ) : (
          <p className="text-quiet">{t('card.noResults')}</p>
        )}
      </section>
      {card.skills.length > 0 && <CardSkills skills={card.skills} />}
      {card.recurring.exams.length > 0 && (
        <CardRecurring classId={classId} studentId={studentId} recurring={card.recurring} />
      )}
      {card.resources.length > 0 && <CardResources resources={card.resources} />}
      {card.comments.length > 0 && <CardComments comments={card.comments} />}
    </div>
  )
}
