import type { LessonSectionKey } from '@classeur/contracts'
import { assessment } from './assessment.ts'
import { board } from './board.ts'
import { differentiation } from './differentiation.ts'
import { workedExamples } from './examples.ts'
import { explanation } from './explanation.ts'
import { homework } from './homework.ts'
import { modelAnswers } from './model-answers.ts'
import { objectives } from './objectives.ts'
import { opening } from './opening.ts'
import { pacing } from './pacing.ts'
import { phases } from './phases.ts'
import type { SectionGroup } from './section-group.ts'
import { studentSheet } from './student-sheet.ts'
import { keyTerms } from './key-terms.ts'

/**
 * The requests of a plan, in the order of writing. It is that of the plan, apart from the sheet: phases can say what to
 * look for in a task only once it is there.
 */
export const sectionGroups: readonly SectionGroup[] = [
  objectives,
  opening,
  keyTerms,
  explanation,
  workedExamples,
  studentSheet,
  phases,
  board,
  differentiation,
  assessment,
  homework,
  modelAnswers,
  pacing,
]

export function groupOf(key: LessonSectionKey): SectionGroup {
  const group = sectionGroups.find(({ keys }) => keys.includes(key))
  if (!group) throw new Error(`no prompt for ${key}`)
  return group
}
