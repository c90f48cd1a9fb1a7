import type { Recovery } from '@classeur/contracts'

/** The page of the request, filled in with who is still below half in the re-test and what they miss. */
export function missingPath(markId: string, { stillMissing, students }: Recovery): string {
  const search = new URLSearchParams()
  if (stillMissing) {
    const { audience, skillIds, questionIds } = stillMissing
    // The letters of groups change with the marks, so the students are named one by one.
    const everyone = students.map(({ studentId }) => studentId)
    const ids =
      audience.scope === 'student'
        ? [audience.studentId]
        : audience.scope === 'group'
          ? audience.studentIds
          : everyone
    for (const id of ids) search.append('student', id)
    for (const id of skillIds) search.append('skill', id)
    for (const id of questionIds) search.append('question', id)
  }
  return `/marksheet/${markId}/generate_resource?${search.toString()}`
}
