import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../../components/ui/page-header.tsx'
import { LessonForm } from '../components/lesson-form.tsx'
import classes from '../components/lesson-form.module.css'
import { LessonHistory } from '../components/lesson-history.tsx'
import { ObjectivesStep } from '../components/objectives-step.tsx'

/** Plan a lesson: the form and what was planned before, then (with `?objectives=`) the proposed objectives. */
export default function LessonPlanGeneratorScreen() {
  const { t } = useTranslation('lesson-plans')
  const [search] = useSearchParams()
  const generationId = search.get('objectives')
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
