import { bankOf, type ClassDocument, type CommentBankRepository, type UsedComment } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { commentBankLimits, studentNameIn } from '@classeur/domain/marks'

export interface WrittenComments {
  /** The comments that were saved, one for each mark. */
  texts: readonly string[]
  /** The students of the class, also those who have left or were deleted. */
  students: Parameters<typeof studentNameIn>[0]
}

/**
 * Remembers comments that a person has given to marks of a class, to suggest them again in the class's school. Only the
 * author gets suggestions that name one of the students.
 */
export const createRememberComments =
  ({ commentBank }: { commentBank: Pick<CommentBankRepository, 'remember'> }) =>
  /** Call this after the comments were saved, by a person who may write marks in the class. */
  async (
    { userId }: Pick<Actor, 'userId'>,
    schoolClass: Pick<ClassDocument, '_id' | 'schoolId' | 'ownerId'>,
    { texts, students }: WrittenComments,
  ): Promise<void> => {
    const namesStudent = studentNameIn(students)
    const used = new Map<string, UsedComment>()
    for (const written of texts) {
      const text = written.trim()
      if (text === '' || text.length > commentBankLimits.characters) continue
      const present = used.get(text)
      const classId = present ? present.classId : namesStudent(text) ? String(schoolClass._id) : null
      used.set(text, { text, classId, uses: (present?.uses ?? 0) + 1 })
    }
    await commentBank.remember(bankOf(schoolClass), userId, [...used.values()], new Date())
  }
