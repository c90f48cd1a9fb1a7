import type { ResourceAudience } from '@classeur/contracts'
import type { RosterDocument } from '@classeur/database'
import { fullName } from '../figures/student-names.ts'

/** A student of the audience of a resource. */
export interface AudienceStudent {
  id: string
  name: string
}

/**
 * The students of an audience, in the order of the list. Also those who have left, because their marks still count; for
 * who gets a copy, use `ReadersOf`.
 */
export function audienceStudents(
  audience: ResourceAudience,
  { students }: Pick<RosterDocument, 'students'>,
): AudienceStudent[] {
  const asked =
    audience.scope === 'class'
      ? null
      : new Set(audience.scope === 'group' ? audience.studentIds : [audience.studentId])
  return students
    .filter(({ id, deletedAt }) => deletedAt === null && (asked === null || asked.has(id)))
    .sort((a, b) => a.number - b.number)
    .map((student) => ({ id: student.id, name: fullName(student) }))
}
