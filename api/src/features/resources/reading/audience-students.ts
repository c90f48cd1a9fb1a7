import type { ResourceAudience } from '@classeur/contracts'
import type { RosterDocument } from '@classeur/database'
import { fullName } from '../figures/student-names.ts'

/** The students of an audience who are still in the class, in the order of the list. */
export function audienceStudents(
  audience: ResourceAudience,
  { students }: Pick<RosterDocument, 'students'>,
): { id: string; name: string }[] {
  const asked =
    audience.scope === 'class'
      ? null
      : new Set(audience.scope === 'group' ? audience.studentIds : [audience.studentId])
  return students
    .filter(({ id, deletedAt }) => deletedAt === null && (asked === null || asked.has(id)))
    .sort((a, b) => a.number - b.number)
    .map((student) => ({ id: student.id, name: fullName(student) }))
}
