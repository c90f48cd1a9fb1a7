import type { Actor } from '@classeur/contracts'
import type { ClassCore } from '../classes/create-class-core.ts'
import { renderReport } from './report/render-report.ts'
import type { StudentCards } from './student-cards.service.ts'

export interface StudentReport {
  pdf: Buffer
  /** What the file is called, without its extension. */
  name: string
}

/** The card of a student as one page, in the language and digits of whoever asks, at the school's hour. */
export const createStudentReport =
  ({ userInfo }: Pick<ClassCore, 'userInfo'>, cards: StudentCards) =>
  async (actor: Actor, classId: string, studentId: string): Promise<StudentReport> => {
    const [{ card, school, examRoundings }, profile] = await Promise.all([
      cards.read(actor, classId, studentId),
      userInfo.findById(actor.userId),
    ])
    const pdf = await renderReport({
      card,
      schoolName: school?.name ?? '',
      rounding: school?.rounding ?? 'hundredth',
      examRoundings,
      language: profile?.language ?? 'en',
      digits: profile?.digits ?? 'latin',
      timeZone: school?.timeZone ?? 'UTC',
      now: new Date(),
    })
    return { pdf, name: `${card.student.firstName} ${card.student.lastName}`.trim() }
  }

export type CreateStudentReport = ReturnType<typeof createStudentReport>
