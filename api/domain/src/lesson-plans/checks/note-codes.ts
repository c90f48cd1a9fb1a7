/** What the checks of a lesson plan can find. The texts are in the web's i18n files, under `lesson-notes`. */
export const lessonNoteCodes = [
  /** A second pass solved a quiz question without the key and disagrees. Params: item, key, solved. */
  'quiz-key-disagrees',
  /** A quiz question without exactly one right option, or with equal options. Params: item. */
  'quiz-options',
  /** An objective that no quiz question assesses. Params: objective. */
  'objective-not-assessed',
  /** A calculation with another result. Params: written, computed. */
  'arithmetic',
  /** Code that wasn't run. Params: task. */
  'code-not-run',
  /** A task without a model answer. Params: task. */
  'answer-missing',
  /** A text outside the lengths that a class can use. Params: words, from, to. */
  'length',
  /** A sentence that is repeated. Params: sentence. */
  'repeated',
  /** Sentences too long for the age. Params: words, most. */
  'reading-level',
  /** The phases don't add up. Params: sum, duration. */
  'minutes',
  /** A material that the teacher excluded. Params: material. */
  'excluded-material',
  /** A key term that the lesson never uses. Params: term. */
  'term-unused',
  /** Parts of the answer that don't fit the schema and were left out. Params: part. */
  'left-out',
] as const
export type LessonNoteCode = (typeof lessonNoteCodes)[number]
