import './print.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { isProblem } from '../../http/client.ts'
import { LessonPlanPage } from './lesson-plan-page.tsx'
import { lessonPlanQuery } from './model/lesson-plans-queries.ts'
import { Missing } from './progress/missing.tsx'
import { PlanSkeleton } from './progress/plan-skeleton.tsx'

/** Shows a lesson plan: live while it is being written, later to edit, share, export and print; or an empty frame. */
export default function LessonPlanResultScreen() {
  const { t } = useTranslation('lesson-plans')
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(lessonPlanQuery(id))
  if (data) return <LessonPlanPage key={data.id} plan={data} readAgain={refetch} />
  const isNowhere = isProblem(error, 'general/not-found') || isProblem(error, 'general/validation-failed')
  if (isNowhere) return <Missing heading={t('missing.heading')} title={t('missing.title')} />
  if (error) return <ProblemNote error={error} onRetry={() => void refetch()} />
  return <PlanSkeleton />
}
