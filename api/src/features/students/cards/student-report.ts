import type { Actor } from '@classeur/domain/access'
import type { UserInfoRepository } from '@classeur/database'
import { renderStudentReport } from '@classeur/documents'
import type { StudentCards } from './student-cards.service.ts'

export interface StudentReport {
  pdf: Buffer
  /** The file name without its extension. */
  name: string
}

export interface StudentReportDependencies {
  userInfo: Pick<UserInfoRepository, 'findById'>
  cards: Pick<StudentCards, 'read'>
}

/** A student's card as a one-page PDF, in the requester's language and digits and in the school's time zone. */
export const createStudentReport =
  ({ userInfo, cards }: StudentReportDependencies) =>
  async (actor: Actor, classId: string, studentId: string): Promise<StudentReport> => {
    const [{ card, school }, profile] = await Promise.all([
      cards.read(actor, classId, studentId),
      userInfo.findById(actor.userId),
    ])
    const pdf = await renderStudentReport({
      card,
      schoolName: school?.name ?? '',
      language: profile?.language ?? 'en',
      digits: profile?.digits ?? 'latin',
      timeZone: school?.timeZone ?? 'UTC',
      now: new Date(),
    })
    return { pdf, name: `${card.student.firstName} ${card.student.lastName}`.trim() }
  }

export type CreateStudentReport = ReturnType<typeof createStudentReport>
