import { newId } from '../../../config/random-id.ts'
import {
  isShown,
  isWhole,
  blankLeaf,
  blankQuestion,
  shownQuestions,
  type ExerciseDraft,
  type LeafDraft,
  type QuestionDraft,
  type StructureDraft,
} from './structure-draft.ts'

/** A change of a structure, to apply to its latest version. */
export type EditStructure = (draft: StructureDraft) => StructureDraft

const inQuestions = (
  draft: StructureDraft,
  change: (question: QuestionDraft) => QuestionDraft,
): StructureDraft => ({
  ...draft,
  exercises: draft.exercises.map((exercise) => ({
    ...exercise,
    questions: exercise.questions.map(change),
  })),
})

export const changeLeaf = (
  draft: StructureDraft,
  id: string,
  changes: Partial<LeafDraft>,
): StructureDraft => ({
  ...inQuestions(draft, (question) => ({
    ...question,
    parts: question.parts.map((part) => (part.id === id ? { ...part, ...changes } : part)),
  })),
  totalLeaf: draft.totalLeaf.id === id ? { ...draft.totalLeaf, ...changes } : draft.totalLeaf,
})

/** A question without parts shares its label with its leaf. */
export const labelQuestion = (draft: StructureDraft, id: string, label: string): StructureDraft =>
  inQuestions(draft, (question) => {
    if (question.id !== id) return question
    const parts = isWhole(question) ? question.parts.map((part) => ({ ...part, label })) : question.parts
    return { ...question, label, parts }
  })

export const labelExercise = (draft: StructureDraft, id: string, label: string): StructureDraft => ({
  ...draft,
  exercises: draft.exercises.map((exercise) => (exercise.id === id ? { ...exercise, label } : exercise)),
})

/** The label of a new question: the next one that no question has, not even a removed one that may be restored. */
export function freeLabel(draft: StructureDraft, labelAt: (position: number) => string): string {
  const taken = new Set(draft.exercises.flatMap(({ questions }) => questions.map(({ label }) => label)))
  let position = shownQuestions(draft).length + 1
  while (taken.has(labelAt(position))) position += 1
  return labelAt(position)
}

/** Adds a question at the end of the exercise. The first question creates the only exercise, which has no name. */
export function addQuestion(draft: StructureDraft, exerciseId: string | null, label: string): StructureDraft {
  const question = blankQuestion(label)
  if (draft.exercises.length === 0)
    return { ...draft, exercises: [{ id: newId(), label: '', questions: [question] }] }
  const target = exerciseId ?? draft.exercises.at(-1)?.id
  return {
    ...draft,
    exercises: draft.exercises.map((exercise) =>
      exercise.id === target ? { ...exercise, questions: [...exercise.questions, question] } : exercise,
    ),
  }
}

export const addExercise = (draft: StructureDraft, label: string, questionLabel: string): StructureDraft => ({
  ...draft,
  exercises: [...draft.exercises, { id: newId(), label, questions: [blankQuestion(questionLabel)] }],
})

const letter = (index: number) => String.fromCharCode('a'.charCodeAt(0) + (index % 26))

/** Adds a part. Marks of a question without parts stay with its first part. */
export const addPart = (draft: StructureDraft, questionId: string): StructureDraft =>
  inQuestions(draft, (question) => {
    if (question.id !== questionId) return question
    const labelAt = (index: number) => `${question.label}${letter(index)}`
    const namedParts = isWhole(question)
      ? question.parts.map((part, index) => ({ ...part, label: labelAt(index) }))
      : question.parts
    return { ...question, parts: [...namedParts, blankLeaf(labelAt(namedParts.length))] }
  })

const isBlank = ({ maxText, skills, usualErrors }: LeafDraft) =>
  maxText === '' && skills.length === 0 && usualErrors.length === 0

/** Removes a question or part. It can be restored until the structure is saved, and after that if it has marks. */
export function takeOut(draft: StructureDraft, id: string): StructureDraft {
  const retiredAt = new Date().toISOString()
  const without = (question: QuestionDraft): QuestionDraft => ({
    ...question,
    parts: question.parts.flatMap((part) => {
      if (question.id !== id && part.id !== id) return [part]
      return isBlank(part) ? [] : [{ ...part, retiredAt: part.retiredAt ?? retiredAt }]
    }),
  })
  const exercises = inQuestions(draft, without).exercises.map((exercise) => ({
    ...exercise,
    questions: exercise.questions.filter(({ parts }) => parts.length > 0),
  }))
  return { ...draft, exercises: exercises.filter(({ questions }) => questions.length > 0) }
}

/** The labels in the last exercise, also of removed questions, which may be restored: {@link append} continues it. */
export const lastLabels = ({ exercises }: StructureDraft): ReadonlySet<string> =>
  new Set(
    exercises.at(-1)?.questions.flatMap(({ label, parts }) => [label, ...parts.map((part) => part.label)]),
  )

/** Adds exercises after the existing ones. Exercises without names continue the last one. */
export function append(draft: StructureDraft, added: readonly ExerciseDraft[]): StructureDraft {
  const [first, ...rest] = added
  const last = draft.exercises.at(-1)
  const goesOn = first?.label === '' && last !== undefined
  const exercises = goesOn
    ? [
        ...draft.exercises.slice(0, -1),
        { ...last, questions: [...last.questions, ...first.questions] },
        ...rest,
      ]
    : [...draft.exercises, ...added]
  return { ...draft, mode: 'detailed', exercises }
}

export const bringBack = (draft: StructureDraft, leafId: string): StructureDraft =>
  changeLeaf(draft, leafId, { retiredAt: null })

/** Moves a question past its visible neighbour, or from the edge of an exercise into the next one. */
export function moveQuestion(draft: StructureDraft, id: string, by: -1 | 1): StructureDraft {
  const at = draft.exercises.findIndex(({ questions }) => questions.some((question) => question.id === id))
  const exercise = draft.exercises[at]
  if (!exercise) return draft
  const moved = swapShown(exercise.questions, id, by)
  if (moved) return replaceExercises(draft, { ...exercise, questions: moved })
  const neighbour = draft.exercises[at + by]
  const question = exercise.questions.find((candidate) => candidate.id === id)
  if (!neighbour || !question) return draft
  const into = by === 1 ? [question, ...neighbour.questions] : [...neighbour.questions, question]
  return replaceExercises(
    draft,
    { ...exercise, questions: exercise.questions.filter((candidate) => candidate.id !== id) },
    { ...neighbour, questions: into },
  )
}

function swapShown(questions: QuestionDraft[], id: string, by: -1 | 1): QuestionDraft[] | null {
  const from = questions.findIndex((question) => question.id === id)
  let to = from + by
  while (questions[to] && !isShown(questions[to] as QuestionDraft)) to += by
  const other = questions[to]
  const question = questions[from]
  if (!other || !question) return null
  return questions.map((candidate, index) => (index === from ? other : index === to ? question : candidate))
}

const replaceExercises = (draft: StructureDraft, ...changed: ExerciseDraft[]): StructureDraft => ({
  ...draft,
  exercises: draft.exercises.map((exercise) => changed.find(({ id }) => id === exercise.id) ?? exercise),
})
