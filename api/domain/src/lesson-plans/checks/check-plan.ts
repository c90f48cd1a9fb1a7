import type { LessonContent, LessonFacts } from './content/lesson-content.ts'
import type { LessonFinding } from './finding.ts'
import { checkObjectives } from './objectives/check-objectives.ts'
import { checkTermsUsed } from './plan/check-terms-used.ts'
import { sectionFindings } from './section-findings.ts'

/** A whole plan with its sections in order. */
export interface CheckedPlan extends Omit<LessonFacts, 'finished'> {
  sections: readonly LessonContent[]
}

/** Everything that code finds in a plan: in each section, compared with those before it, and in the plan as a whole. */
export function checkPlan({ sections, ...facts }: CheckedPlan): LessonFinding[] {
  const inSections = sections.flatMap((section, index) => {
    const { fatal, findings } = sectionFindings(section, { ...facts, finished: sections.slice(0, index) })
    return fatal ? [fatal] : findings
  })
  return [...inSections, ...checkObjectives(facts.objectives, facts.language), ...checkTermsUsed(sections)]
}
