import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { LessonForm } from './form/lesson-form.tsx'
import classes from './lesson-plan-generator-screen.module.css'
import { LessonHistory } from './history/lesson-history.tsx'
import { OwnObjectives } from './objectives/own-objectives.tsx'
import { ownObjectives } from './model/request/asked-lessons.ts'
import { ObjectivesStep } from './objectives/objectives-step.tsx'

/** Plans a lesson: shows the form and the history, or (with `?objectives=`) the proposed or own objectives. */
export default function LessonPlanGeneratorScreen() {
  const { t } = useTranslation('lesson-plans')
  const [search] = useSearchParams()
  const generationId = search.get('objectives')
  if (generationId === ownObjectives) return <OwnObjectives />
  if (generationId !== null) return <ObjectivesStep key={generationId} generationId={generationId} />
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.layout}>
        <LessonForm />
        <LessonHistory />
      </div>
    </>
  )
}
