import type { SharedLessonPlan } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { isProblem } from '../../http/client.ts'
import { directionOf } from '../../i18n/languages.ts'
import { ObjectiveCount } from './model/plan-language.ts'
import { timedPhases } from './model/timed-phases.ts'
import { PlanTimeline } from './plan-timeline.tsx'
import './print.css'
import { PlanSkeleton } from './progress/plan-skeleton.tsx'
import { PlanPictures } from './sections/parts/phase-picture.tsx'
import { PlanLanguages } from './sections/plan-languages.tsx'
import { SectionView } from './sections/section-view.tsx'
import { SharedLinkOver } from './shared-link/shared-link-over.tsx'
import { SharedPlanHeader } from './shared-link/shared-plan-header.tsx'
import { sharedPlanQuery } from './shared-link/shared-plan-query.ts'
import classes from './shared-lesson-plan-screen.module.css'

/** `/shared/:token`: a lesson plan for everybody who has its link. Only to read, and hidden from search engines. */
export default function SharedLessonPlanScreen() {
  const { token = '' } = useParams()
  const { data: plan, error, refetch } = useQuery(sharedPlanQuery(token))
  // A token in a wrong form leads nowhere, like a revoked one.
  const isOver = isProblem(error, 'general/not-found') || isProblem(error, 'general/validation-failed')
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <meta name="robots" content="noindex, nofollow" />
      {plan && <SharedPlan plan={plan} />}
      {isOver && <SharedLinkOver />}
      {error && !isOver && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!plan && !error && <PlanSkeleton />}
    </main>
  )
}

function SharedPlan({ plan }: { plan: SharedLessonPlan }) {
  const { i18n } = useTranslation()
  const { title, language, durationMin, sections, pictures } = plan
  useEffect(() => {
    document.title = `${title} · Classeur`
  }, [title])
  const phases = sections.find(({ key }) => key === 'phases')?.value
  const objectives = sections.find((section) => section.key === 'objectives')
  return (
    <>
      <SharedPlanHeader plan={plan} />
      <PlanLanguages language={language}>
        <PlanPictures value={pictures}>
          <ObjectiveCount value={objectives?.value.items.length ?? 0}>
            <article lang={language} dir={directionOf(language)} className={classes.plan}>
              {phases !== undefined && (
                <div lang={i18n.language} dir={i18n.dir()} className={classes.timeline}>
                  <PlanTimeline phases={timedPhases(phases)} durationMin={durationMin} />
                </div>
              )}
              {sections.map(({ key, value }) => (
                <SectionView key={key} sectionKey={key} value={value} durationMin={durationMin} />
              ))}
            </article>
          </ObjectiveCount>
        </PlanPictures>
      </PlanLanguages>
    </>
  )
}
