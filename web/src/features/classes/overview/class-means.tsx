import type { SchoolClass } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../../../components/layout/panel.tsx'
import { classExamsQuery } from '../model/class-exams-query.ts'
import classes from './class-means.module.css'
import { MeanOfExam, type ExamWithMean } from './mean-of-exam.tsx'

const latestShown = 6

/** Means of the latest exams of a class, each with its change since the exam before. */
export function ClassMeans({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  // The exam list makes the same request and shows its errors.
  const { data } = useQuery(classExamsQuery(schoolClass.id))
  if (!data) return null
  const marked = data.filter((exam): exam is ExamWithMean => exam.mean.share !== null)
  return (
    <Panel
      title={t('means.title')}
      aside={<Link to={`/classe/${schoolClass.id}/exams`}>{t('means.all')}</Link>}
    >
      {marked.length === 0 ? (
        <p className={classes.none}>{t('means.none')}</p>
      ) : (
        <ul className="plain-list" aria-label={t('means.list')}>
          {marked.slice(0, latestShown).map((exam, index) => (
            <MeanOfExam key={exam.id} exam={exam} before={marked[index + 1] ?? null} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
