import { AppError, type BillingPlan, type MarkInput } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { readOnlyReasonOf } from '@classeur/domain/billing'
import { createCheckMark, isDefaultErrorType, type CheckMark } from '@classeur/domain/marks'
import type {
  ClassDocument,
  ErrorTypeLibraryRepository,
  ExamDocument,
  MarkRowDocument,
  MarkRowRepository,
  RosterDocument,
  RosterRepository,
  StructureChangeRepository,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type {
  ClassOfExam,
  LastClassesOfExams,
  OpenedExam,
  OpenExam,
} from '../../../class-access/open-exam.ts'

/** A snapshot of the data needed to decide a write of marks. */
export interface WritingState extends OpenedExam {
  roster: RosterDocument
  check: CheckMark
  /** The ids of the school's own error types; empty if no write has one. */
  ownErrorTypes: ReadonlySet<string>
  /** Existing rows of the students to write, by student id. */
  rows: ReadonlyMap<string, MarkRowDocument>
}

export interface LoadWritingDependencies {
  access: Pick<ClassAccess, 'open'>
  openExam: OpenExam
  lastClasses: Pick<LastClassesOfExams, 'guess'>
  changes: Pick<StructureChangeRepository, 'listByIds'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
  rows: Pick<MarkRowRepository, 'listOf'>
  rosters: Pick<RosterRepository, 'get'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
}

/** Reads the data needed to decide a write of marks: in one round trip, if class and owner are those of the last time. */
export function createLoadWriting(dependencies: LoadWritingDependencies) {
  const { access, openExam, lastClasses, changes, errorTypeLibraries } = dependencies
  const { rows, rosters, findEffectivePlan } = dependencies

  /** Questions whose maximum changed since `epoch`. */
  async function rescaledSince(exam: ExamDocument, epoch: number): Promise<Set<string>> {
    if (epoch === exam.rescaleIds.length) return new Set()
    const since = await changes.listByIds(exam.rescaleIds.slice(epoch))
    return new Set(since.flatMap(({ rescales }) => rescales.map(({ leafId }) => leafId)))
  }

  /** Reads them only if a cell would get one. */
  async function ownErrorTypesFor(
    { schoolId }: ClassDocument,
    inputs: readonly MarkInput[],
  ): Promise<Set<string>> {
    const isGiven = inputs.some(({ note }) => note?.errorTypes.some((id) => !isDefaultErrorType(id)))
    const types = isGiven && schoolId ? (await errorTypeLibraries.get(schoolId)).types : []
    return new Set(types.map(({ id }) => id))
  }

  const readAround = ({ classId, ownerId }: ClassOfExam) =>
    Promise.all([findEffectivePlan(ownerId), rosters.get(classId)])

  /** Reads the plan at once, because it decides whether the class is writable. */
  async function openedFor(actor: Actor, examId: string) {
    const expected = lastClasses.guess(examId)
    const around = expected && readAround(expected)
    // The refusal to open the exam comes first.
    around?.catch(() => undefined)
    const { exam, schoolClass } = await openExam(actor, 'mark:write', examId)
    const classOfExam = { classId: exam.classId, ownerId: schoolClass.ownerId }
    const isThere = expected?.classId === classOfExam.classId && expected.ownerId === classOfExam.ownerId
    const [plan, roster] = await (around && isThere ? around : readAround(classOfExam))
    if (readOnlyReasonOf(schoolClass, plan) !== null) {
      await access.open(actor, 'mark:write', exam.classId, { write: true })
    }
    return { exam, schoolClass, roster }
  }

  async function rowsOf(examId: string, inputs: readonly MarkInput[]): Promise<WritingState['rows']> {
    const stored = await rows.listOf(examId, [...new Set(inputs.map(({ studentId }) => studentId))])
    return new Map(stored.map((row) => [row.studentId, row]))
  }

  return {
    /** @throws AppError as `open` does; `general/validation-failed` for an epoch after the exam's latest one */
    async all(
      actor: Actor,
      examId: string,
      epoch: number,
      inputs: readonly MarkInput[],
    ): Promise<WritingState> {
      const [{ exam, schoolClass, roster }, stored] = await Promise.all([
        openedFor(actor, examId),
        rowsOf(examId, inputs),
      ])
      if (epoch > exam.rescaleIds.length) throw new AppError('general/validation-failed')
      const [rescaled, ownErrorTypes] = await Promise.all([
        rescaledSince(exam, epoch),
        ownErrorTypesFor(schoolClass, inputs),
      ])
      return {
        exam,
        schoolClass,
        roster,
        check: createCheckMark(exam, roster.students, rescaled),
        ownErrorTypes,
        rows: stored,
      }
    },

    rows: rowsOf,
  }
}
