import {
  classRoleOf,
  maximumOf,
  pointsOn20,
  type Actor,
  type Exam,
  type ExamCard,
  type GradingScale,
  type Rounding,
} from '@classeur/contracts'
import type { ClassDocument, ExamDocument, SchoolDocument, SchoolRepository } from '@classeur/database'
import type { ClassAccess } from '../classes/class-access.ts'
import { isStarted } from './exam-state.ts'
import type { ExamSummaries, KnownMarks, SummedExam } from './exam-summaries.ts'

export interface ExamViewsDependencies {
  schools: Pick<SchoolRepository, 'findById'>
  access: Pick<ClassAccess, 'readOnlyReason'>
  summaries: Pick<ExamSummaries, 'summed'>
}

/** What holds where neither exam nor class nor school says otherwise. */
const standard = { passMarkBasisPoints: 5000, rounding: 'hundredth' as Rounding }

/** Turns exams into what screens show. */
export function createExamViews({ schools, access, summaries }: ExamViewsDependencies) {
  const schoolOf = (found: ClassDocument) => (found.schoolId ? schools.findById(found.schoolId) : null)

  const cardOf = (exam: SummedExam, found: ClassDocument, school: SchoolDocument | null): ExamCard => ({
    id: String(exam._id),
    classId: exam.classId,
    markId: String(exam._id),
    title: exam.title,
    type: exam.type,
    date: exam.date,
    termId: exam.termId,
    subject: exam.subject,
    coefficientHundredths: exam.coefficientHundredths,
    scale: exam.scale,
    passMarkBasisPoints: exam.passMarkBasisPoints,
    rounding: exam.rounding,
    status: exam.status,
    maximumHundredths: maximumOf(exam.structure),
    progress: { entered: exam.summary.entered, total: exam.summary.total },
    meanBasisPoints: exam.summary.meanBasisPoints,
    effectiveScale: exam.scale ?? scaleOf(found, school),
    effectiveRounding: exam.rounding ?? school?.rounding ?? standard.rounding,
    effectivePassMarkBasisPoints:
      exam.passMarkBasisPoints ?? school?.passMarkBasisPoints ?? standard.passMarkBasisPoints,
    deletedAt: exam.deletedAt?.toISOString() ?? null,
  })

  return {
    /** Exams of one class. */
    async cards(found: ClassDocument, exams: readonly ExamDocument[]): Promise<ExamCard[]> {
      const [school, summed] = await Promise.all([
        schoolOf(found),
        summaries.summed(String(found._id), exams),
      ])
      return summed.map((exam) => cardOf(exam, found, school))
    },

    /** `known`: list and marks, for whoever has read them already. */
    async one(actor: Actor, found: ClassDocument, exam: ExamDocument, known?: KnownMarks): Promise<Exam> {
      const [school, [summed], readOnly] = await Promise.all([
        schoolOf(found),
        summaries.summed(String(found._id), [exam], known),
        access.readOnlyReason(found),
      ])
      return {
        ...cardOf(summed as SummedExam, found, school),
        className: found.name,
        structure: exam.structure,
        version: exam.version,
        isStarted: isStarted(exam),
        role: classRoleOf({ members: found.members, schoolAdminIds: [], transferTo: null }, actor.userId),
        readOnly,
        createdAt: exam.createdAt.toISOString(),
      }
    },
  }
}

const scaleOf = (found: ClassDocument, school: SchoolDocument | null): GradingScale =>
  found.scale ?? school?.defaultScale ?? pointsOn20
