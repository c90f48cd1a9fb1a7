import { can, classRoleOf, type Actor } from '@classeur/domain/access'
import { isStarted, maximumOf, passMarkOf, resultScaleOf, showsRanks } from '@classeur/domain/exams'
import type { Exam, ExamCard } from '@classeur/contracts'
import type { ClassDocument, ExamDocument, SchoolDocument, SchoolRepository } from '@classeur/database'
import type { ClassAccess } from '../../class-access/class-access.ts'
import type { ExamSummaries, SumInput } from './summaries/exam-summaries.ts'
import type { SummedExam } from './summaries/summed-exam.ts'

export interface ExamViewsDependencies {
  schools: Pick<SchoolRepository, 'findById'>
  access: Pick<ClassAccess, 'readOnlyReason' | 'resourceOf'>
  summaries: Pick<ExamSummaries, 'summed'>
}

/** Turns exams into views for screens. */
export function createExamViews({ schools, access, summaries }: ExamViewsDependencies) {
  const schoolOf = (schoolClass: ClassDocument) =>
    schoolClass.schoolId ? schools.findById(schoolClass.schoolId) : null

  const cardOf = (exam: SummedExam, schoolClass: ClassDocument, school: SchoolDocument | null): ExamCard => ({
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
    ...resultScaleOf(schoolClass, school, exam),
    effectivePassMarkBasisPoints: passMarkOf(exam, school),
    deletedAt: exam.deletedAt?.toISOString() ?? null,
  })

  return {
    /** Exams of one class. */
    async cards(schoolClass: ClassDocument, exams: readonly ExamDocument[]): Promise<ExamCard[]> {
      const [school, summed] = await Promise.all([
        schoolOf(schoolClass),
        summaries.summed(String(schoolClass._id), exams),
      ])
      return summed.map((exam) => cardOf(exam, schoolClass, school))
    },

    /** @param read roster and marks, if somebody else reads them: everything else is read meanwhile */
    async one(
      actor: Actor,
      schoolClass: ClassDocument,
      exam: ExamDocument,
      read?: Promise<SumInput>,
    ): Promise<Exam> {
      const sum = async () => summaries.summed(String(schoolClass._id), [exam], await read)
      const [school, [summed], readOnly, resource] = await Promise.all([
        schoolOf(schoolClass),
        sum(),
        access.readOnlyReason(schoolClass),
        access.resourceOf(actor, schoolClass),
      ])
      return {
        ...cardOf(summed as SummedExam, schoolClass, school),
        className: schoolClass.name,
        structure: exam.structure,
        version: exam.version,
        isStarted: isStarted(exam),
        role: classRoleOf(schoolClass, actor.userId),
        mayRelease: can(actor, 'exam:release', resource),
        readOnly,
        showsRanks: showsRanks(school),
        mayChangeSchool: can(actor, 'school:change', school && { schoolMembers: school.members }),
        ...(exam.retestOf && { retestOf: exam.retestOf }),
        ...(exam.needGroups && { needGroups: exam.needGroups }),
        createdAt: exam.createdAt.toISOString(),
      }
    },
  }
}

export type ExamViews = ReturnType<typeof createExamViews>
