import { allLeaves, type ExamLeaf, type ExamStructure } from '../exam-structure.ts'

/** Every leaf of a structure, in use or not, the one of the total too. */
export const everyLeaf = (structure: ExamStructure): ExamLeaf[] => [
  structure.totalLeaf,
  ...allLeaves({ ...structure, mode: 'detailed' }),
]

type Exercises = ExamStructure['exercises']

/** The same exercises with every leaf passed through `change`; what becomes null is left out, with what it leaves empty. */
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

/** Puts a leaf of `before` that `after` does not have back to where it was: same question, same exercise, else a new one. */
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

/** `after` with every leaf of `kept` in its former place; `kept` are leaves of `before` in their order. */
export const withLeaves = (after: Exercises, before: Exercises, kept: readonly ExamLeaf[]): Exercises =>
  kept.reduce((exercises, leaf) => withLeaf(exercises, before, leaf), after)
