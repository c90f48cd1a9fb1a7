import { isFinalState, lessonSectionKeys, type LessonPlan } from '@classeur/contracts'
import { Panel } from '../../../components/layout/panel.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { directionOf } from '../../../i18n/languages.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { PlanLanguage } from '../model/plan-language.ts'
import { SectionView } from '../sections/section-view.tsx'
import classes from './plan-sections.module.css'

/** The finished sections in order and the one being written, in the language and direction of the lesson plan. */
export function PlanSections({ plan, view }: { plan: LessonPlan; view: GenerationView }) {
  const { language, durationMin } = plan.request
  const { draft, state } = view.snapshot
  const isRunning = !isFinalState(state)
  // Keep showing the draft of a finished section until it is read. After a stop, the draft stays unfinished, so hide
  // it.
  const shown = isRunning || state === 'completed' ? draft : null
  const written = lessonSectionKeys.filter((key) => view.sections[key] || shown?.section === key)
  return (
    <PlanLanguage value={language}>
      <article lang={language} dir={directionOf(language)} className={classes.main}>
        {written.map((key) => {
          const section = view.sections[key]
          return (
            <SectionView
              key={key}
              sectionKey={key}
              value={section ? section.value : shown?.value}
              durationMin={durationMin}
              live={!section}
            />
          )
        })}
        {isRunning && !written.some((key) => !view.sections[key]) && (
          <Panel>
            <SkeletonLines lines={3} />
          </Panel>
        )}
      </article>
    </PlanLanguage>
  )
}
