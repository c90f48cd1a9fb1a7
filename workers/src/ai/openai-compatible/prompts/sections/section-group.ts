import type { LessonSectionKey, LessonSections, OutgoingLesson } from '@classeur/contracts'
import type { WrittenSection } from '../../sections/settle-section.ts'
import type { Examples } from '../examples/example-texts.ts'
import type { TimetableLine } from '../timetable.ts'

/** What the rules of a group depend on. */
export interface GroupInput {
  lesson: OutgoingLesson
  timetable: readonly TimetableLine[]
  finished: readonly WrittenSection[]
}

/**
 * The finished sections that a request receives: each as a whole (`true`), or the part of it that matters. Later sections
 * exist only while an earlier one is rewritten.
 */
export type Needs = {
  readonly [K in LessonSectionKey]?: true | ((value: LessonSections[K]) => unknown)
}

/** Sections that are written in one request, and what a model has to know for them. */
export interface SectionGroup {
  keys: readonly LessonSectionKey[]
  /** What a model receives of the finished sections. The checks read all of them. */
  needs: Needs
  /** Tokens of a long answer in English. */
  maxTokens: number
  /** The part of the examples that shows the quality. */
  example: keyof Examples
  /** What a good answer says, for each key. A rule that doesn't apply to this lesson is empty. */
  rules: (input: GroupInput) => Partial<Record<LessonSectionKey, readonly string[]>>
  /** The JSON of each section, with a description in place of each value. */
  shapes: Partial<Record<LessonSectionKey, string>>
}
