import { isFinalState, lessonSectionKeys, type LessonPlan } from '@classeur/contracts'
import { Suspense } from 'react'
import { PanelBoundary } from '../../components/feedback/panel-boundary.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import classes from './lesson-plan-page.module.css'
import { PlanMenu } from './menu/plan-menu.tsx'
import { EditingContext } from './model/editing.ts'
import { unitedSections } from './model/plan/lesson-plan-cache.ts'
import { useLivePlan } from './model/use-live-plan.ts'
import { PlanBody } from './plan-body.tsx'
import { PlanSide } from './plan-side.tsx'
import { FinishedAnnouncer } from './plan/finished-announcer.tsx'
import { PlanHeader } from './plan/plan-header.tsx'
import { EndingNote } from './progress/ending-note.tsx'
import { BodySkeleton, PlanSkeleton } from './progress/plan-skeleton.tsx'
import { ProgressLine } from './progress/progress-line.tsx'
import { StopButton } from './progress/stop-button.tsx'
import { WaitingNote } from './progress/waiting-note.tsx'
import { PartsForEditing } from './sections/parts/section-parts.ts'
import { PlanPictures } from './sections/parts/phase-picture.tsx'
import { useEditingCode } from './use-editing-code.ts'

interface LessonPlanPageProps {
  plan: LessonPlan
  readAgain: () => Promise<unknown>
}

/** A loaded lesson plan: read while it is written, and edited section by section as soon as each is finished. */
export function LessonPlanPage({ plan, readAgain }: LessonPlanPageProps) {
  const view = useLivePlan(plan)
  const editing = useEditingCode(plan)
  if (plan.generation && !view) return <PlanSkeleton />

  const sections = unitedSections(plan, view?.sections ?? {})
  const written = lessonSectionKeys.filter((key) => sections[key]).length
  const isRunning = view !== null && !isFinalState(view.snapshot.state)
  return (
    <EditingContext value={editing?.editing ?? null}>
      <PartsForEditing value={editing?.code.editParts ?? null}>
        <PlanPictures value={plan.pictures}>
          {editing && <editing.code.EditingEffects editing={editing.editing} plan={plan} />}
          <PlanHeader
            plan={plan}
            view={view}
            title={
              editing ? (
                <editing.code.EditableTitle plan={plan} />
              ) : (
                <bdi className={classes.title}>{plan.title}</bdi>
              )
            }
            status={editing && <editing.code.SaveStatus />}
            actions={
              isRunning ? (
                plan.rights.own && <StopButton generationId={view.snapshot.id} />
              ) : (
                <>
                  <PlanMenu plan={plan} />
                  {(written > 0 || !view) && <ExportMenu plan={plan} written={written} />}
                </>
              )
            }
          />
          {view && <ProgressLine view={view} />}
          {view && <FinishedAnnouncer view={view} />}
          <div className={classes.page}>
            <div className={classes.main}>
              {view && <WaitingNote view={view} />}
              {view && <EndingNote view={view} onRetried={readAgain} mayRetry={plan.rights.own} />}
              <PanelBoundary>
                <Suspense fallback={<BodySkeleton />}>
                  <PlanBody plan={plan} view={view} sections={sections} code={editing?.code ?? null} />
                </Suspense>
              </PanelBoundary>
            </div>
            <PlanSide plan={plan} view={view} sections={sections} code={editing?.code ?? null} />
          </div>
        </PlanPictures>
      </PartsForEditing>
    </EditingContext>
  )
}
