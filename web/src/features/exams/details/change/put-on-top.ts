import type { ExamStructure } from '@classeur/contracts'
import { isSame } from '../../../../drafts/field-edits.ts'
import { draftOf, leavesOf, type ExerciseDraft, type StructureDraft } from '../../model/structure-draft.ts'

/** Adds a colleague's new questions to their exercise, which may or may not exist here. */
function withAdded(exercises: readonly ExerciseDraft[], added: ExerciseDraft): ExerciseDraft[] {
  if (added.questions.length === 0) return [...exercises]
  if (!exercises.some(({ id }) => id === added.id)) return [...exercises, added]
  return exercises.map((exercise) => {
    if (exercise.id !== added.id) return exercise
    const existing = new Map(exercise.questions.map((question) => [question.id, question]))
    const fresh = added.questions.filter(({ id }) => !existing.has(id))
    const questions = exercise.questions.map((question) => {
      const more = added.questions.find(({ id }) => id === question.id)
      return more ? { ...question, parts: [...question.parts, ...more.parts] } : question
    })
    return { ...exercise, questions: [...questions, ...fresh] }
  })
}

/**
 * Merges this edit with the structure that a colleague saved: takes over their new questions and the questions that
 * only they changed or removed, and keeps everything edited here.
 */
export function putOnTop(base: ExamStructure, mine: StructureDraft, theirs: ExamStructure): StructureDraft {
  const their = draftOf(theirs)
  const before = new Map(leavesOf({ ...draftOf(base), mode: 'detailed' }).map((leaf) => [leaf.id, leaf]))
  const now = new Map(leavesOf({ ...their, mode: 'detailed' }).map((leaf) => [leaf.id, leaf]))

  const exercises = mine.exercises.map((exercise) => ({
    ...exercise,
    questions: exercise.questions.flatMap((question) => {
      const parts = question.parts.flatMap((part) =>
        isSame(before.get(part.id), part) ? (now.get(part.id) ?? []) : part,
      )
      return parts.length > 0 ? [{ ...question, parts }] : []
    }),
  }))
  const mineIds = new Set(leavesOf({ ...mine, mode: 'detailed' }).map(({ id }) => id))
  const added = their.exercises.map((exercise) => ({
    ...exercise,
    questions: exercise.questions.flatMap((question) => {
      const parts = question.parts.filter(({ id }) => !before.has(id) && !mineIds.has(id))
      return parts.length > 0 ? [{ ...question, parts }] : []
    }),
  }))
  return { ...mine, exercises: added.reduce<ExerciseDraft[]>(withAdded, exercises) }
}
