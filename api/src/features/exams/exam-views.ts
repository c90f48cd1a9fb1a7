import { can, classRoleOf, type Actor } from '@classeur/domain/access'
import { maximumOf, pointsOn20 } from '@classeur/domain/exams'
import type { Exam, ExamCard, GradingScale, Rounding } from '@classeur/contracts'
import type { ClassDocument, ExamDocument, SchoolDocument, SchoolRepository } from '@classeur/database'
import type { ClassAccess } from '../classes/class-access.ts'
import { isStarted } from './exam-state.ts'
import type { ExamSummaries, KnownMarks } from './exam-summaries.ts'
import type { SummedExam } from './summed-exam.ts'

export interface ExamViewsDependencies {
  schools: Pick<SchoolRepository, 'findById'>
  access: Pick<ClassAccess, 'readOnlyReason' | 'resourceOf'>
  summaries: Pick<ExamSummaries, 'summed'>
}

/** Defaults if neither the exam nor its class or school has a setting. */
const standard = { passMarkBasisPoints: 5000, rounding: 'hundredth' as Rounding }

type Shown = Pick<ExamDocument, 'scale' | 'rounding'>

/**
 * The scale and rounding with which to show results: the exam's, otherwise the class's or the school's. Call without
 * `exam` for averages of several exams.
 */
export const resultScaleOf = (
  found: Pick<ClassDocument, 'scale'>,
  school: Pick<SchoolDocument, 'defaultScale' | 'rounding'> | null,
  exam: Shown = { scale: null, rounding: null },
): { effectiveScale: GradingScale; effectiveRounding: Rounding } => ({
  effectiveScale: exam.scale ?? found.scale ?? school?.defaultScale ?? pointsOn20,
  effectiveRounding: exam.rounding ?? school?.rounding ?? standard.rounding,
})

/** Turns exams into views for screens. */
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
    mean: exam.summary.mean,
    ...resultScaleOf(found, school, exam),
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

    /** @param known roster and marks, if already read */
    async one(actor: Actor, found: ClassDocument, exam: ExamDocument, known?: KnownMarks): Promise<Exam> {
      const [school, [summed], readOnly, resource] = await Promise.all([
        schoolOf(found),
        summaries.summed(String(found._id), [exam], known),
        access.readOnlyReason(found),
        access.resourceOf(actor, found),
      ])
      return {
        ...cardOf(summed as SummedExam, found, school),
        className: found.name,
        structure: exam.structure,
        version: exam.version,
        isStarted: isStarted(exam),
        role: classRoleOf(found, actor.userId),
        mayRelease: can(actor, 'exam:release', resource),
        readOnly,
        createdAt: exam.createdAt.toISOString(),
      }
    },
  }
}
