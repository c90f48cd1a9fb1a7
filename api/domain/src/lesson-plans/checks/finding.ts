import type { LessonKey } from './content/lesson-content.ts'
import type { LessonNoteCode } from './note-codes.ts'

/** Fills the text of a code. */
export type NoteParams = Record<string, string | number>

/** Something that a check found in a section. */
export interface LessonFinding {
  section: LessonKey
  code: LessonNoteCode
  params: NoteParams
  /** What is wrong, in an English sentence for the prompt that asks a model to repair it; empty if it can't. */
  problem: string
}

const longestParam = 600

/** Shortens texts to the length that a note can hold. */
const shortened = (params: NoteParams): NoteParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > longestParam
        ? `${value.slice(0, longestParam - 1)}…`
        : value,
    ]),
  )

/** Makes the findings of one section. */
export const findingsIn =
  (section: LessonKey) =>
  (code: LessonNoteCode, params: NoteParams, problem: string): LessonFinding => ({
    section,
    code,
    params: shortened(params),
    problem,
  })
