/** What the checks of a lesson plan can find. The texts are in the web's i18n files, under `lesson-notes`. */
export const lessonNoteCodes = [
  /** A second pass solved a quiz question without the key and disagrees. Params: item, key, solved. */
  'quiz-key-disagrees',
  /** The second pass over the quiz failed, so nobody has solved it. No params. */
  'quiz-not-checked',
  /** A quiz question without exactly one right option, with too few, or with equal ones. Params: item. */
  'quiz-options',
  /** The answer isn't the text of the right option. Params: item. */
  'quiz-answer-differs',
  /** A calculation in a quiz question has another result than its key. Params: item, key, computed. */
  'quiz-key-wrong',
  /** A wrong option without a misconception of the plan and without a reason. Params: item, option. */
  'quiz-distractor',
  /** The right option is always at the same position. Params: position. */
  'quiz-key-position',
  /** A quiz question that the lesson has asked already. Params: item. */
  'quiz-repeats-lesson',
  /** A time for the quiz that a class can't keep to. Params: minutes, questions. */
  'quiz-minutes',
  /** A quiz question about something that the lesson doesn't teach. Params: item. */
  'not-taught',
  /** An objective that no quiz question assesses. Params: objective. */
  'objective-not-assessed',
  /** An objective that no task of the sheet practises. Params: objective. */
  'objective-not-practised',
  /** An objective whose verb can't be observed. Params: objective, verb. */
  'verb-not-observable',
  /** An objective whose verb belongs to another thinking level. Params: objective, verb. */
  'verb-level',
  /** Too few thinking levels. Params: levels. */
  'bloom-spread',
  /** A calculation with another result. Params: written, computed. */
  'arithmetic',
  /** Code that wasn't run. Params: task (empty outside tasks). */
  'code-not-run',
  /** Code inside a sentence instead of a block. Params: text. */
  'code-unmarked',
  /** A task without a model answer. Params: task. */
  'answer-missing',
  /** An answer to a task that doesn't exist. Params: task. */
  'answer-without-task',
  /** A task that the phases announce and the sheet lacks. Params: task. */
  'task-missing',
  /** A task or quiz question that speaks about a table, figure or text that isn't there. Params: task. */
  'block-missing',
  /** Two tasks with the same id. Params: task. */
  'task-id-repeated',
  /** A task with the values of a worked example. Params: task (its id, or its text if it has none). */
  'values-reused',
  /** No finished tasks for students who need support. No params. */
  'support-missing',
  /** No finished tasks for students who need a challenge. No params. */
  'challenge-missing',
  /** A need-group of the class without a task. Params: group. */
  'group-missing',
  /** A text that describes what it should say. Params: text. */
  'unfinished',
  /** A misconception without a question, a wrong answer or a reply. Params: item. */
  'misconception-incomplete',
  /** A misconception that names a slip or a difficulty, but no wrong idea. Params: item. */
  'misconception-no-idea',
  /** A misconception that no wrong option of the quiz shows. Params: item. */
  'misconception-not-asked',
  /** Something dated after the end of the lesson. Params: item, minute, duration. */
  'minute-outside',
  /** A line of a phase that names a minute outside the phase. Params: item, minute, from, to. */
  'phase-minute',
  /** A mark or point that its diagram can't show. Params: label. */
  'diagram-outside',
  /** A section in the wrong language. No params. */
  'wrong-language',
  /** A section about another topic. Params: topic. */
  'off-topic',
  /** A section without content. No params. */
  'empty',
  /** A text outside the lengths that a class can use. Params: words, from, to. */
  'length',
  /** A sentence that is repeated. Params: sentence. */
  'repeated',
  /** A phrase that fits any lesson. Params: phrase. */
  'boilerplate',
  /** A passage in another language. Params: text. */
  'language',
  /** Sentences too long for the age. Params: words, most. */
  'reading-level',
  /** The phases don't add up. Params: sum, duration. */
  'minutes',
  /** A material that the teacher excluded. Params: material. */
  'excluded-material',
  /** A material that a phase uses and the list lacks. Params: material. */
  'material-not-listed',
  /** A key term that the lesson never uses. Params: term. */
  'term-unused',
  /** A key term whose meaning only repeats it. Params: term. */
  'term-circular',
  /** Parts of the answer that don't fit the schema and were left out. Params: part. */
  'left-out',
] as const
export type LessonNoteCode = (typeof lessonNoteCodes)[number]
