import type { Language, LessonRequest, LessonSection } from '@classeur/contracts'
import type { StoredPicture } from '../labelled-picture/prepare-pictures.ts'

/** Everything that a lesson plan shows as a file. */
export interface LessonPlanContent {
  title: string
  request: Pick<LessonRequest, 'subject' | 'level' | 'durationMin' | 'standards'> & { language: Language }
  /** The finished sections, in any order; older plans lack some. */
  sections: LessonSection[]
  /** The number of sections that the plan should have; null if it is complete. */
  expectedSections: number | null
  /** Those of the phases. */
  pictures: StoredPicture[]
  /** Whether to include the quiz key, the model answers and their marking points. */
  withAnswers: boolean
}
