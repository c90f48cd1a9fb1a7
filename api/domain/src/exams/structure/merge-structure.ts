import { allLeaves, type ExamLeaf, type ExamStructure } from '../exam-structure.ts'

/** All leaves of a structure, including retired ones and the total. */
export const everyLeaf = (structure: ExamStructure): ExamLeaf[] => [
  structure.totalLeaf,
  ...allLeaves({ ...structure, mode: 'detailed' }),
]

type Exercises = ExamStructure['exercises']

/**
 * Applies `change` to every leaf. Removes leaves for which it returns null, and questions and exercises that become
 * empty.
 */
export const mapLeaves = (exercises: Exercises, change: (leaf: ExamLeaf) => ExamLeaf | null): Exercises =>
  exercises.flatMap((exercise) => {
    const questions = exercise.questions.flatMap((question) => {
      const parts = question.parts.flatMap((part) => change(part) ?? [])
      return parts.length === 0 ? [] : { ...question, parts }
    })
    return questions.length === 0 && exercise.questions.length > 0 ? [] : { ...exercise, questions }
  })

const insertAt = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
]

/**
 * Inserts a leaf of `before` that is missing in `after` at its former position: in the same question, otherwise in
 * the same exercise, otherwise in a new one.
 */
function withLeaf(after: Exercises, before: Exercises, leaf: ExamLeaf): Exercises {
  const exerciseIndex = before.findIndex(({ questions }) =>
    questions.some(({ parts }) => parts.some(({ id }) => id === leaf.id)),
  )
  const exercise = before[exerciseIndex]
  const questionIndex = exercise?.questions.findIndex(({ parts }) => parts.some(({ id }) => id === leaf.id))
  const question = exercise?.questions[questionIndex ?? 0]
  if (!exercise || !question || questionIndex === undefined) return after

  const holdsQuestion = after.some(({ questions }) => questions.some(({ id }) => id === question.id))
  if (holdsQuestion) {
    const partIndex = question.parts.findIndex(({ id }) => id === leaf.id)
    return after.map((one) => ({
      ...one,
      questions: one.questions.map((other) =>
        other.id === question.id ? { ...other, parts: insertAt(other.parts, partIndex, leaf) } : other,
      ),
    }))
  }
  const alone = { ...question, parts: [leaf] }
  if (!after.some(({ id }) => id === exercise.id)) {
    return insertAt(after, exerciseIndex, { ...exercise, questions: [alone] })
  }
  return after.map((one) =>
    one.id === exercise.id ? { ...one, questions: insertAt(one.questions, questionIndex, alone) } : one,
  )
}

/** Inserts all `kept` leaves into `after` at their former positions; `kept` contains leaves of `before` in order. */
export const withLeaves = (after: Exercises, before: Exercises, kept: readonly ExamLeaf[]): Exercises =>
  kept.reduce((exercises, leaf) => withLeaf(exercises, before, leaf), after)
