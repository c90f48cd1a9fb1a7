import type { Actor } from '@classeur/domain/access'
import { copyStructure } from '@classeur/domain/exams'
import type { DuplicateExamRequest, ExamList, RequestKeyQuery } from '@classeur/contracts'
import type { ExamRepository } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import { newId } from '../../../ids/new-id.ts'
import { insertExamOnce } from './insert-exam-once.ts'
import type { ExamViews } from '../exam-views.ts'
import type { RecordNewExam } from '../record-exam-change.ts'

export interface DuplicateExamDependencies {
  access: Pick<ClassAccess, 'open'>
  openExam: OpenExam
  exams: Pick<ExamRepository, 'insert' | 'insertOnce' | 'findById'>
  views: Pick<ExamViews, 'cards'>
  recordNewExam: RecordNewExam
}

/**
 * Copies an exam into each class as a draft without marks. The person must be allowed to read the exam and to change
 * exams in every class; otherwise no copy is made. A repeated request makes only the missing copies, unless
 * what it copies was changed. Only copies within the same school keep skills and term.
 */
export const createDuplicateExam =
  ({ access, openExam, exams, views, recordNewExam }: DuplicateExamDependencies) =>
  async (
    actor: Actor,
    examId: string,
    { classIds, requestKey }: DuplicateExamRequest & RequestKeyQuery,
  ): Promise<ExamList> => {
    const { exam, schoolClass } = await openExam(actor, 'exam:read', examId)
    const targets = await Promise.all(
      [...new Set(classIds)].map((classId) => access.open(actor, 'exam:change', classId, { write: true })),
    )
    const cards = targets.map(async (target) => {
      const isSameSchool = target.schoolId !== null && target.schoolId === schoolClass.schoolId
      const classId = String(target._id)
      const copy = {
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
      }
      const request = { userId: actor.userId, classId, requestKey, entered: { copyOf: examId, ...copy } }
      const made = await insertExamOnce(exams, request, { ...copy, classId, createdBy: actor.userId })
      await recordNewExam(actor, target, made)
      return views.cards(target, [made])
    })
    return { exams: (await Promise.all(cards)).flat() }
  }

export type DuplicateExam = ReturnType<typeof createDuplicateExam>
