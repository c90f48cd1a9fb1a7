import { z } from 'zod'
import { ContentBlock } from '../content/content-block.ts'
import { ObjectIdString } from '../identifiers.ts'
import { LessonObjective } from './lesson-objective.ts'
import { LessonNote } from './lesson-note.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
const maybe = (max: number) => z.string().trim().max(max).default('')
const lines = (min: number, max: number) => z.array(text(600)).min(min).max(max)
const blocks = (max: number) => z.array(ContentBlock).max(max)
/** The position of an objective in the plan, from 1; null if none. */
const objective = z.number().int().min(1).max(8).nullable().default(null)
/** The position of a misconception in the plan, from 1; null if none. */
const misconception = z.number().int().min(1).max(8).nullable().default(null)

export const LessonPhase = z.strictObject({
  title: text(120),
  minutes: z.number().int().min(1).max(240),
  teacher: text(2000),
  students: text(2000),
  checkQuestion: text(400),
  feedback: text(600),
  /** A picture of the owner's media; null without one. */
  imageId: ObjectIdString.nullable().default(null),
})
export type LessonPhase = z.infer<typeof LessonPhase>

/** A task that students do. Its id (`T1`, `S2`, `C1`, `H1`, `E1`) is unique in the plan. */
export const LessonTask = z.strictObject({
  id: z.string().regex(/^[A-Z][0-9]{1,2}$/),
  prompt: text(1200),
  blocks: blocks(4).default([]),
  objective,
  /** Ruled lines to write on; 0 if the task needs none. */
  answerLines: z.number().int().min(0).max(20).default(3),
})
export type LessonTask = z.infer<typeof LessonTask>

/** A question of the exit quiz. With options it is multiple choice, and exactly one option is correct. */
export const QuizQuestion = z.strictObject({
  question: text(500),
  /** The code, table or text that the question is about. */
  blocks: blocks(2).default([]),
  /** The right answer: for multiple choice, the text of the correct option. */
  answer: text(500),
  options: z
    .array(
      z.strictObject({
        text: text(300),
        correct: z.boolean(),
        /** The misconception that leads to this option. */
        misconception,
        /** Why somebody chooses it, or why it is right. */
        reason: maybe(400),
      }),
    )
    .max(6)
    .default([]),
  objective,
  markingPoints: z.array(text(300)).max(6).default([]),
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

const WorkedExample = z.strictObject({
  title: text(120),
  problem: text(600),
  steps: lines(1, 10),
  answer: text(400),
  blocks: blocks(3).default([]),
})

/** The sections of a lesson plan, in the order of writing and display. Older plans lack some of them. */
export const lessonSections = {
  overview: z.strictObject({ summary: text(1200), bigIdea: text(400) }),
  objectives: z.strictObject({ items: z.array(LessonObjective).min(1).max(8) }),
  priorKnowledge: z.strictObject({
    items: lines(1, 8),
    checkQuestion: text(400),
    checkAnswer: maybe(400),
  }),
  materials: z.strictObject({ items: lines(1, 15) }),
  vocabulary: z.strictObject({
    items: z
      .array(z.strictObject({ term: text(80), meaning: text(400) }))
      .min(1)
      .max(15),
  }),
  misconceptions: z.strictObject({
    items: z
      .array(
        z.strictObject({
          misconception: text(400),
          correction: text(600),
          /** The question that reveals it, the typical wrong answer, and what the teacher replies. */
          probe: maybe(400),
          wrongAnswer: maybe(400),
          reply: maybe(600),
          /** The minute of the lesson in which it comes up; null if unknown. */
          minute: z.number().int().min(0).max(240).nullable().default(null),
          /** What the marks of an exam say about it, such as "9 of 20 students in Q2"; empty without an exam. */
          evidence: maybe(200),
        }),
      )
      .min(1)
      .max(8),
  }),
  /** The explanation itself, 150 to 250 words for each concept, as the teacher says it. */
  explanation: z.strictObject({
    concepts: z
      .array(
        z.strictObject({
          title: text(120),
          text: text(3000),
          /** An analogy in full, and where it stops being true. */
          analogy: maybe(1500),
          blocks: blocks(3).default([]),
        }),
      )
      .min(1)
      .max(4),
  }),
  examples: z.strictObject({
    worked: z.array(WorkedExample).min(1).max(4),
    /** An example whose hidden steps the students complete; null if the topic has none. */
    faded: z
      .strictObject({
        problem: text(600),
        steps: z
          .array(z.strictObject({ text: text(600), hidden: z.boolean() }))
          .min(1)
          .max(10),
        answer: text(400),
      })
      .nullable(),
  }),
  phases: z.strictObject({
    items: z.array(LessonPhase).min(2).max(12),
    /** Total minutes of the phases before they were adjusted to the lesson's duration; null if no adjustment was needed. */
    fittedFromMin: z.number().int().nullable(),
  }),
  /** The board at the end of the lesson. */
  board: z.strictObject({ blocks: blocks(8).min(1) }),
  /** The sheet that students get, with every task of the lesson. */
  studentSheet: z.strictObject({
    title: text(120),
    instructions: maybe(600),
    tasks: z.array(LessonTask).min(1).max(20),
  }),
  differentiation: z.strictObject({
    support: lines(1, 6),
    core: lines(1, 6),
    challenge: lines(1, 6),
    /** Finished versions of the sheet, not descriptions of them. */
    supportTasks: z.array(LessonTask).max(10).default([]),
    challengeTasks: z.array(LessonTask).max(10).default([]),
    /** What each need-group of the class does. */
    groups: z
      .array(z.strictObject({ letter: z.string().min(1).max(2), need: text(300), task: text(600) }))
      .max(6)
      .default([]),
  }),
  assessment: z.strictObject({
    method: text(800),
    criteria: lines(1, 8),
    exitQuiz: z.array(QuizQuestion).min(1).max(8),
    /** The time that a class needs for the quiz; null if unknown. */
    quizMinutes: z.number().int().min(1).max(60).nullable().default(null),
  }),
  homework: z.strictObject({
    task: text(1200),
    minutes: z.number().int().min(0).max(240),
    blocks: blocks(3).default([]),
  }),
  extension: z.strictObject({ items: lines(1, 6) }),
  /** Answers with marking points for the tasks of the sheet and its versions, `H1` for homework, `E1`… for extension. */
  modelAnswers: z.strictObject({
    items: z
      .array(
        z.strictObject({
          taskId: LessonTask.shape.id,
          answer: text(1500),
          /** Code, a table or a diagram, if the answer needs one. */
          blocks: blocks(2).default([]),
          markingPoints: z.array(text(300)).max(6).default([]),
        }),
      )
      .min(1)
      .max(50),
  }),
  /** What to do when the lesson runs late, or when too few have understood. */
  pacing: z.strictObject({
    cuts: z
      .array(z.strictObject({ what: text(400), minutes: z.number().int().min(1).max(120) }))
      .min(1)
      .max(6),
    below70: text(800),
  }),
  reflection: z.strictObject({ questions: lines(1, 8) }),
} as const

export type LessonSectionKey = keyof typeof lessonSections
export type LessonSections = { [K in LessonSectionKey]: z.infer<(typeof lessonSections)[K]> }

export const lessonSectionKeys = Object.keys(lessonSections) as [LessonSectionKey, ...LessonSectionKey[]]
export const LessonSectionKey = z.enum(lessonSectionKeys)

export const longestFlagReason = 500

const envelope = {
  /** The time it took to write, in seconds. */
  seconds: z.number(),
  /** 0 as written; each saved edit adds 1. An edit names the version that it is based on. */
  version: z.number().int().min(0).default(0),
  /** What code found that the teacher should check. */
  notes: z.array(LessonNote).max(40).default([]),
  /** What the teacher flagged as wrong; null if nothing. */
  flag: z.string().trim().min(1).max(longestFlagReason).nullable().default(null),
}

/** One finished section. */
export type LessonSection = {
  [K in LessonSectionKey]: { key: K; value: LessonSections[K] } & z.infer<z.ZodObject<typeof envelope>>
}[LessonSectionKey]

/** The wire form of {@link LessonSection}. */
export const LessonSection = z.discriminatedUnion(
  'key',
  lessonSectionKeys.map((key) =>
    z.object({ key: z.literal(key), value: lessonSections[key] as z.ZodType, ...envelope }),
  ) as unknown as [z.ZodObject<{ key: z.ZodLiteral<LessonSectionKey> }>],
) as unknown as z.ZodType<LessonSection>
