import { Suspense } from 'react'
import { PanelBoundary } from '../../../components/feedback/panel-boundary.tsx'
import { useLivePlan, type GeneratedLessonPlan } from '../model/use-live-plan.ts'
import { EndingNote } from '../progress/ending-note.tsx'
import { FinishedAnnouncer } from './finished-announcer.tsx'
import classes from './live-plan.module.css'
import { PlanHeader } from './plan-header.tsx'
import { PlanSections } from './plan-sections.tsx'
import { PlanSkeleton } from '../progress/plan-skeleton.tsx'
import { ProgressLine } from '../progress/progress-line.tsx'
import { SectionList } from './section-list.tsx'
import { ThinkingLevels } from '../progress/thinking-levels.tsx'
import { WaitingNote } from '../progress/waiting-note.tsx'

interface LivePlanProps {
  plan: GeneratedLessonPlan
  readAgain: () => Promise<unknown>
}

/** A loaded lesson plan, updated while its generation runs. */
export function LivePlan({ plan, readAgain }: LivePlanProps) {
  const view = useLivePlan(plan, readAgain)
  if (!view) return <PlanSkeleton />
  return (
    <>
      <PlanHeader plan={plan} view={view} />
      <ProgressLine view={view} />
      <FinishedAnnouncer view={view} />
      <div className={classes.page}>
        <div className={classes.main}>
          <WaitingNote view={view} />
          <EndingNote view={view} onRetried={readAgain} />
          <PanelBoundary>
            <Suspense>
              <PlanSections plan={plan} view={view} />
            </Suspense>
          </PanelBoundary>
        </div>
        <aside className={classes.side}>
          <SectionList view={view} />
          <ThinkingLevels levels={plan.objectives.map(({ bloomLevel }) => bloomLevel)} />
        </aside>
      </div>
    </>
  )
}
