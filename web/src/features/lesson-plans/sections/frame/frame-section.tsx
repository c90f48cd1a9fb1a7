import type { LessonPlan, LessonSectionKey } from '@classeur/contracts'
import { FramePhases } from './frame-phases.tsx'
import { FramePrompt } from './frame-prompt.tsx'
import { ObjectivesBody } from '../objectives-body.tsx'
import { usePlanText } from '../../model/plan-language.ts'
import { SectionFrame } from '../section-frame.tsx'
import classes from './frame-section.module.css'

const linesToWriteOn: Partial<Record<LessonSectionKey, number>> = { differentiation: 6, assessment: 6 }
const fewLines = 3

/** One heading of an empty frame: the teacher's text, then a prompt and room to write. */
export function FrameSection({ sectionKey, plan }: { sectionKey: LessonSectionKey; plan: LessonPlan }) {
  const t = usePlanText()
  if (sectionKey === 'phases') return <FramePhases request={plan.request} />
  const given = { priorKnowledge: plan.request.priorKnowledge, materials: plan.request.materials }
  const typed = sectionKey === 'priorKnowledge' || sectionKey === 'materials' ? given[sectionKey] : ''
  return (
    <SectionFrame title={t(`generations:section.${sectionKey}`)}>
      <div className={classes.body}>
        {sectionKey === 'objectives' ? (
          <ObjectivesBody items={plan.objectives} />
        ) : (
          <>
            {typed && (
              <p dir="auto" className={classes.typed}>
                {typed}
              </p>
            )}
            <FramePrompt lines={linesToWriteOn[sectionKey] ?? fewLines}>
              {t(`frame.prompt.${sectionKey}`)}
            </FramePrompt>
          </>
        )}
      </div>
    </SectionFrame>
  )
}
