import type { Language, LessonRequest, LessonSection } from '@classeur/contracts'

/** A picture of a phase, as it is stored. */
export interface PhasePicture {
  /** The id that the phase names. */
  imageId: string
  bytes: Uint8Array
  alt: string
}

/** Everything that a lesson plan shows as a file. */
export interface LessonPlanContent {
  title: string
  request: Pick<LessonRequest, 'subject' | 'level' | 'durationMin' | 'standards'> & { language: Language }
  /** The finished sections, in any order; older plans lack some. */
  sections: LessonSection[]
  /** The number of sections that the plan should have; null if it is complete. */
  expectedSections: number | null
  pictures: PhasePicture[]
  /** Whether to include the quiz key, the model answers and their marking points. */
  withAnswers: boolean
}
