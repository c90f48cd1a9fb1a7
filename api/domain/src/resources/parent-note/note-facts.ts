import type { DefaultErrorType } from '../../marks/error-types/default-error-types.ts'

/** An error that was noted in the student's paper. */
export interface NoteError {
  /** The default error type; null for one of the school's own or an error of an item family. */
  type: DefaultErrorType | null
  /** The name of an error without a default type, as the teacher sees it. */
  name: string
  /** What the school says about how to do it right; null for nothing. */
  correction: string | null
}

/** A skill that needs practice. */
export interface NoteWork {
  skill: string
  /** The error noted most often in this skill; null if none was noted. */
  error: NoteError | null
  /** A task of this skill as typed text, such as `1/5 + 3/5`; null for none. */
  example: string | null
}

/** Names of a student, to recognise them in a text. */
export interface NoteName {
  firstName: string
  lastName: string
}

/** All that a note may say. Dates and results are texts, exactly as the rest of the product shows them. */
export interface NoteFacts {
  student: NoteName
  exam: { title: string; date: string | null }
  /** The result in points, such as "11.5 / 20"; null without one. */
  result: string | null
  /** Skills that go well, the best first. */
  strengths: readonly string[]
  /** Skills that need practice, the most urgent first. */
  work: readonly NoteWork[]
  /** The title of the practice sheet that comes with the note; null for none. */
  sheet: string | null
  /** A comparison that the teacher wants in the note, such as the class mean; null for none. */
  comparison: string | null
  /** What the teacher wishes for the note, whose numbers it may repeat; empty for nothing. */
  wish?: string
  /** Names of the other students, which the note must not contain. */
  others: readonly NoteName[]
}

/** A note as it is shown and stored, without the student's id. */
export interface NoteText {
  greeting: string
  paragraphs: readonly string[]
  closing: string
}

/** What is said in a note, as one text. */
export const noteText = ({ greeting, paragraphs, closing }: NoteText): string =>
  [greeting, ...paragraphs, closing].join('\n')
