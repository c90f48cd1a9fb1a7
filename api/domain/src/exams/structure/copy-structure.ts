import type { ExamLeaf, ExamStructure } from '../exam-structure.ts'

/** Copies the questions in use, with new ids; `withSkills` keeps their skills. */
export function copyStructure(
  { mode, totalLeaf, exercises }: ExamStructure,
  withSkills: boolean,
  newId: () => string,
): ExamStructure {
  const leafOf = (leaf: ExamLeaf): ExamLeaf => ({
    ...leaf,
    id: newId(),
    skills: withSkills ? leaf.skills : [],
    retiredAt: null,
  })
  return {
    mode,
    totalLeaf: leafOf(totalLeaf),
    exercises: exercises.flatMap((exercise) => {
      const questions = exercise.questions.flatMap((question) => {
        const parts = question.parts.filter(({ retiredAt }) => retiredAt === null).map(leafOf)
        return parts.length === 0 ? [] : { ...question, id: newId(), parts }
      })
      return questions.length === 0 ? [] : { ...exercise, id: newId(), questions }
    }),
  }
}
