import type { FiguresStudent } from './exam-figures.ts'

/** Both names of a student. */
export const fullName = ({ firstName, lastName }: Omit<FiguresStudent, 'id'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** The first name of each student by id; both names for those who share a first name. */
export function shortNames(students: readonly FiguresStudent[]): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { firstName } of students) counts.set(firstName, (counts.get(firstName) ?? 0) + 1)
  return new Map(
    students.map((student) => {
      const isUnique = student.firstName !== '' && counts.get(student.firstName) === 1
      return [student.id, isUnique ? student.firstName : fullName(student)]
    }),
  )
}
