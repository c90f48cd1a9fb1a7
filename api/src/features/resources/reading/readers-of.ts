import { ResourceSheetInput } from '@classeur/contracts'
import type {
  ClassDocument,
  Generation,
  ResourceDocument,
  RosterDocument,
  SchoolRepository,
} from '@classeur/database'
import { dayIn } from '@classeur/domain/calendar'
import { isInClass } from '@classeur/domain/roster'
import { audienceStudents, type AudienceStudent } from './audience-students.ts'

/** The readers of a resource, in the order of the list; of notes, the students whom they are about. */
export type ReadersOf = (resource: {
  audience: ResourceDocument['audience']
  notes: readonly { studentId: string }[]
}) => AudienceStudent[]

/** A resource for {@link ReadersOf} that may not be written yet: its notes are then those that its generation writes. */
export const asPlanned = (
  { audience, notes, writtenAt }: Pick<ResourceDocument, 'audience' | 'notes' | 'writtenAt'>,
  generation: Pick<Generation, 'input'> | null,
): Parameters<ReadersOf>[0] => {
  const planned = writtenAt === null ? ResourceSheetInput.safeParse(generation?.input).data?.notes : undefined
  return { audience, notes: planned ?? notes }
}

/**
 * Finds out who of a class gets copies of its resources and notes to parents: students who have left don't. A student
 * leaves at the beginning of a day, by the clock of the school.
 */
export const createReadReaders =
  ({ schools }: { schools: Pick<SchoolRepository, 'findById'> }) =>
  async (
    { schoolId }: Pick<ClassDocument, 'schoolId'>,
    { students }: Pick<RosterDocument, 'students'>,
  ): Promise<ReadersOf> => {
    const school = schoolId ? await schools.findById(schoolId) : null
    const today = dayIn(school?.timeZone ?? 'UTC')(new Date())
    const present = students.filter((student) => isInClass(student, today))
    return ({ audience, notes }) => {
      const students = audienceStudents(audience, { students: present })
      const noted = new Set(notes.map(({ studentId }) => studentId))
      return noted.size > 0 ? students.filter(({ id }) => noted.has(id)) : students
    }
  }

export type ReadReaders = ReturnType<typeof createReadReaders>
