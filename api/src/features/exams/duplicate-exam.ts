import type { Actor } from '@classeur/domain/access'
import type { ExamList } from '@classeur/contracts'
import { randomBytes } from 'node:crypto'
import { copyStructure } from './copy-structure.ts'
import type { ExamContext } from './exam-context.ts'

const newId = (): string => randomBytes(12).toString('hex')

/**
 * The same exam as a draft without marks in each of these classes. Who asks may read the exam and change the exams of
 * every class, or nothing is made. Skills and term go along to classes of the same school.
 */
export const createDuplicateExam =
  ({ core, exams, views, open, tell }: ExamContext) =>
  async (actor: Actor, examId: string, classIds: readonly string[]): Promise<ExamList> => {
    const { exam, found } = await open(actor, 'exam:read', examId)
    const targets = await Promise.all(
      [...new Set(classIds)].map((classId) =>
        core.access.open(actor, 'exam:change', classId, { write: true }),
      ),
    )
    const cards = targets.map(async (target) => {
      const isSameSchool = target.schoolId !== null && target.schoolId === found.schoolId
      const made = await exams.insert({
        title: exam.title,
        type: exam.type,
        date: exam.date,
        subject: exam.subject,
        coefficientHundredths: exam.coefficientHundredths,
        scale: exam.scale,
        passMarkBasisPoints: exam.passMarkBasisPoints,
        rounding: exam.rounding,
        termId: isSameSchool ? exam.termId : null,
        structure: copyStructure(exam.structure, isSameSchool, newId),
        classId: String(target._id),
        createdBy: actor.userId,
      })
      await tell(actor, target, 'exam-created', { title: made.title })
      return views.cards(target, [made])
    })
    return { exams: (await Promise.all(cards)).flat() }
  }

export type DuplicateExam = ReturnType<typeof createDuplicateExam>
