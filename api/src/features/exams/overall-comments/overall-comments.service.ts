import {
  AppError,
  type OverallComment,
  type OverallCommentsQuery,
  type SaveOverallCommentAnswer,
  type SaveOverallCommentRequest,
} from '@classeur/contracts'
import type {
  ClassActivityRepository,
  OverallCommentDocument,
  OverallCommentRepository,
  RosterRepository,
  SchoolRepository,
} from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { printable } from '@classeur/domain/text'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import { checkTerm } from '../list/check-references.ts'

export interface OverallCommentsDependencies {
  access: Pick<ClassAccess, 'open'>
  overallComments: Pick<OverallCommentRepository, 'list' | 'find' | 'save'>
  rosters: Pick<RosterRepository, 'get'>
  schools: Pick<SchoolRepository, 'findById'>
  activities: Pick<ClassActivityRepository, 'addToSession'>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
  announce: AnnounceClass
}

/** The overall comments on students: read and written by the people who read and write their marks. */
export function createOverallCommentsService(dependencies: OverallCommentsDependencies) {
  const { access, overallComments, rosters, schools, activities, namesOf, announce } = dependencies

  async function viewsOf(documents: readonly OverallCommentDocument[]): Promise<OverallComment[]> {
    const names = await namesOf(documents.map(({ authorId }) => authorId))
    return documents.map(({ studentId, text, version, authorId, updatedAt }) => ({
      ...{ studentId, text, version },
      authorName: names.get(authorId) ?? '',
      updatedAt: updatedAt.toISOString(),
    }))
  }

  async function viewOf(document: OverallCommentDocument): Promise<OverallComment> {
    const [view] = await viewsOf([document])
    if (!view) throw new Error('a comment without a view')
    return view
  }

  return {
    /** @throws AppError as `ClassAccess.open` does */
    async list(actor: Actor, classId: string, { term }: OverallCommentsQuery): Promise<OverallComment[]> {
      await access.open(actor, 'mark:read', classId)
      return viewsOf(await overallComments.list(classId, term ?? null))
    },

    /**
     * Saves a comment, unless somebody has changed it since `baseVersion`. Repeating a request after a lost response
     * saves it once.
     * @throws AppError as `ClassAccess.open` does; `general/not-found` for a student who isn't in the class;
     *   `general/validation-failed` for a term that doesn't belong to the school
     */
    async save(
      actor: Actor,
      classId: string,
      studentId: string,
      { termId, text: typed, baseVersion }: SaveOverallCommentRequest,
    ): Promise<SaveOverallCommentAnswer> {
      const schoolClass = await access.open(actor, 'mark:write', classId, { write: true })
      const { students } = await rosters.get(classId)
      if (!students.some(({ id, deletedAt }) => id === studentId && deletedAt === null))
        throw new AppError('general/not-found')
      const term = await checkTerm(schools, schoolClass, termId)
      const key = { classId, termId, studentId }
      const text = printable(typed)
      const saved = await overallComments.save({ ...key, text, authorId: actor.userId }, baseVersion)
      if (saved) {
        await activities.addToSession({
          ...{ classId, kind: 'overall-comments-changed', actorId: actor.userId },
          params: { name: term?.name ?? schoolClass.schoolYear },
        })
        announce(schoolClass, 'exams')
        return { outcome: 'saved', comment: await viewOf(saved) }
      }
      const stored = await overallComments.find(key)
      // The client read a version of a comment that doesn't exist.
      if (!stored) throw new AppError('general/validation-failed')
      const isSame = stored.text === text
      const comment = await viewOf(stored)
      return isSame ? { outcome: 'saved', comment } : { outcome: 'conflict', stored: comment, typed }
    },
  }
}

export type OverallCommentsService = ReturnType<typeof createOverallCommentsService>
