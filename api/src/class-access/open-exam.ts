import { AppError } from '@classeur/contracts'
import type { Actor, ClassAction } from '@classeur/domain/access'
import { isLocked } from '@classeur/domain/exams'
import type { ClassDocument, ExamDocument, ExamRepository } from '@classeur/database'
import type { LastSeen } from '../load/last-seen.ts'
import type { ClassAccess, OpenOptions } from './class-access.ts'

/** The class of an exam, and the class's owner, whose plan applies to both. */
export interface ClassOfExam {
  classId: string
  ownerId: string
}

/** The classes of exams when they were last opened, by exam id. */
export type LastClassesOfExams = LastSeen<ClassOfExam>

export interface OpenExamDependencies {
  exams: Pick<ExamRepository, 'findById'>
  access: Pick<ClassAccess, 'open'>
  lastClasses: LastClassesOfExams
}

/** How an exam will be used. */
export interface OpenExamOptions extends OpenOptions {
  /** Whether to include an exam in the trash, to restore it. */
  deletedExam?: boolean
  /** Refuses an exam that is reviewed or released. */
  unlocked?: boolean
}

/** An exam with its class. */
export interface OpenedExam {
  exam: ExamDocument
  schoolClass: ClassDocument
}

/** The only access to an exam: every read and write of it and of its marks starts here. */
export const createOpenExam =
  ({ exams, access, lastClasses }: OpenExamDependencies) =>
  /**
   * Returns the exam with its class if the person may perform the action in the class.
   * @throws AppError as `ClassAccess.open` does; `general/not-found` if the exam doesn't exist or is in the trash,
   *   `exams/read-only` if it is locked
   */
  async (
    actor: Actor,
    action: ClassAction,
    examId: string,
    options: OpenExamOptions = {},
  ): Promise<OpenedExam> => {
    const reading = exams.findById(examId)
    const lastClass = lastClasses.guess(examId)
    const opening = lastClass && access.open(actor, action, lastClass.classId, options)
    // The exam decides first: if it is gone, or in another class, nobody waits for this one.
    opening?.catch(() => undefined)
    const exam = await reading
    if (!exam || (exam.deletedAt !== null && !options.deletedExam)) throw new AppError('general/not-found')
    const schoolClass = await (opening && lastClass.classId === exam.classId
      ? opening
      : access.open(actor, action, exam.classId, options))
    lastClasses.remember(examId, { classId: exam.classId, ownerId: schoolClass.ownerId })
    if (options.unlocked && isLocked(exam)) throw new AppError('exams/read-only')
    return { exam, schoolClass }
  }

export type OpenExam = ReturnType<typeof createOpenExam>
