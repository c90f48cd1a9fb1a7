import { BloomLevel, isFinalState, lessonSectionKeys, type LessonPlan } from '@classeur/contracts'
import { useMemo } from 'react'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import type { FinishedSections, GenerationView } from '../../realtime/generations/generation-view.ts'
import { useSectionEdits } from './model/editing.ts'
import { fieldsOf, listOf } from './model/read-partial.ts'
import classes from './plan-side.module.css'
import { SectionList } from './plan/section-list.tsx'
import { ThinkingLevels } from './progress/thinking-levels.tsx'
import type { EditingCode } from './use-editing-code.ts'

interface PlanSideProps {
  plan: LessonPlan
  /** Null for an empty frame. */
  view: GenerationView | null
  sections: FinishedSections
  /** Null while the plan is only read. */
  code: EditingCode | null
}

/** Beside the plan: its sections, what a lesson needs, the link to share, the versions and the thinking levels. */
export function PlanSide({ plan, view, sections, code }: PlanSideProps) {
  const edits = useSectionEdits()
  const isFinished = view === null || isFinalState(view.snapshot.state)
  const shown = useMemo(
    () =>
      lessonSectionKeys.flatMap((key) => {
        const value = edits[key]?.value ?? sections[key]?.value
        return value === undefined ? [] : [{ key, value }]
      }),
    [edits, sections],
  )
  const objectives = shown.find(({ key }) => key === 'objectives')?.value
  const levels = listOf(fieldsOf(objectives)['items']).flatMap((item) => {
    const level = BloomLevel.safeParse(fieldsOf(item)['bloomLevel'])
    return level.success ? [level.data] : []
  })
  return (
    <aside className={classes.side}>
      {view && <SectionList view={view} />}
      {plan.rights.edit && isFinished && !code && (
        <Panel compact>
          <SkeletonLines lines={6} />
        </Panel>
      )}
      {code && isFinished && (
        <>
          <code.ChecklistPanel plan={plan} sections={shown} />
          {plan.rights.own && <code.SharePanel plan={plan} />}
          <code.PlanVersions plan={plan} />
        </>
      )}
      <ThinkingLevels
        levels={levels.length > 0 ? levels : plan.objectives.map(({ bloomLevel }) => bloomLevel)}
      />
    </aside>
  )
}
