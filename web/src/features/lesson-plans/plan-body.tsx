import { isFinalState, lessonSectionKeys, type LessonPlan, type LessonSectionKey } from '@classeur/contracts'
import { planPhases } from '@classeur/domain/lesson-plans'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { directionOf } from '../../i18n/languages.ts'
import type { FinishedSections, GenerationView } from '../../realtime/generations/generation-view.ts'
import { blankSection } from './engine/blank-sections.ts'
import { useSectionEdits } from './model/editing.ts'
import { ObjectiveCount, usePlanText } from './model/plan-language.ts'
import { fieldsOf, listOf } from './model/read-partial.ts'
import { timedPhases } from './model/timed-phases.ts'
import classes from './plan-body.module.css'
import { PlanTimeline } from './plan-timeline.tsx'
import { PhasePrompts } from './sections/parts/phase-prompts.ts'
import { PlanLanguages } from './sections/plan-languages.tsx'
import { SectionView } from './sections/section-view.tsx'
import type { EditingCode } from './use-editing-code.ts'

interface PlanBodyProps {
  plan: LessonPlan
  /** Null for an empty frame. */
  view: GenerationView | null
  sections: FinishedSections
  /** Null while the plan is only read. */
  code: EditingCode | null
}

/** The sections of a plan in order, in its language and direction; of a frame also those that nobody has written yet. */
export function PlanBody(props: PlanBodyProps) {
  const { plan } = props
  const { language } = plan.request
  return (
    <PlanLanguages language={language}>
      <article
        lang={language}
        dir={directionOf(language)}
        className={classes.plan}
        data-draft="lesson-sections"
      >
        <Sections {...props} />
      </article>
    </PlanLanguages>
  )
}

function Sections({ plan, view, sections, code }: PlanBodyProps) {
  const t = usePlanText()
  const { i18n } = useTranslation()
  const edits = useSectionEdits()
  const { durationMin, teachingModel } = plan.request
  const isFrame = plan.origin === 'frame'
  const state = view?.snapshot.state ?? 'completed'
  const isRunning = !isFinalState(state)
  // Keep showing the draft of a finished section until it is read. After a stop, the draft stays unfinished, so hide
  // it.
  const draft = isRunning || state === 'completed' ? (view?.snapshot.draft ?? null) : null
  const blanks = useMemo(
    () =>
      Object.fromEntries(
        isFrame
          ? lessonSectionKeys.map((key) => [key, blankSection(key, plan, (role) => t(`frame.phase.${role}`))])
          : [],
      ) as Partial<Record<LessonSectionKey, unknown>>,
    [isFrame, plan, t],
  )
  const valueOf = (key: LessonSectionKey): unknown => edits[key]?.value ?? sections[key]?.value ?? blanks[key]
  const roles = useMemo(() => planPhases(teachingModel, durationMin), [teachingModel, durationMin])
  const promptOf = useCallback(
    (phase: number, field: string) => {
      const role = roles[phase]?.role
      if (!isFrame) return undefined
      if (field === 'teacher') return role && t(`frame.teacher.${role}`)
      return field === 'students'
        ? t('frame.students')
        : field === 'checkQuestion'
          ? t('frame.check')
          : undefined
    },
    [isFrame, roles, t],
  )
  const objectives = listOf(fieldsOf(valueOf('objectives'))['items']).length || plan.objectives.length
  const keys = lessonSectionKeys.filter((key) => valueOf(key) !== undefined || draft?.section === key)
  const phases = valueOf('phases')

  const body = (
    <ObjectiveCount value={objectives}>
      <PhasePrompts value={promptOf}>
        {phases !== undefined && (
          <div lang={i18n.language} dir={i18n.dir()} className={classes.timeline}>
            <PlanTimeline phases={timedPhases(phases)} durationMin={durationMin} />
          </div>
        )}
        {keys.map((key) => {
          const value = valueOf(key)
          if (value === undefined)
            return (
              <SectionView key={key} sectionKey={key} value={draft?.value} durationMin={durationMin} live />
            )
          const section = sections[key] ?? null
          if (!code)
            return (
              <SectionView
                key={key}
                sectionKey={key}
                value={value}
                durationMin={durationMin}
                notes={section?.notes ?? none}
              />
            )
          return <code.EditedSection key={key} plan={plan} sectionKey={key} section={section} value={value} />
        })}
        {isRunning && !keys.some((key) => valueOf(key) === undefined) && (
          <Panel>
            <SkeletonLines lines={3} />
          </Panel>
        )}
      </PhasePrompts>
    </ObjectiveCount>
  )
  return code ? <code.ProvideDraftedTexts>{body}</code.ProvideDraftedTexts> : body
}

const none: never[] = []
