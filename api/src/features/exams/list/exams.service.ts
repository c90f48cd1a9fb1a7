import {
  AppError,
  type ChangeExamRequest,
  type CreateExamRequest,
  type Exam,
  type ExamList,
  type RequestKeyQuery,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import { planStructureChange, isLocked } from '@classeur/domain/exams'
import {
  retryOnConflict,
  type ExamFilter,
  type ExamRepository,
  type NewExam,
  type SchoolRepository,
  type SkillLibraryRepository,
} from '@classeur/database'
import { checkSkills, checkTerm } from './check-references.ts'
import { insertExamOnce } from './insert-exam-once.ts'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { ExamViews } from '../exam-views.ts'
import type { RecordExamChange, RecordNewExam } from '../record-exam-change.ts'

/** Others may change the same exam concurrently; this many consecutive conflicts indicate a bug. */
const mostTries = 5

export interface ExamsDependencies {
  access: Pick<ClassAccess, 'open' | 'resourceOf'>
  openExam: OpenExam
  exams: Pick<ExamRepository, 'insert' | 'insertOnce' | 'findById' | 'list' | 'change' | 'remove' | 'restore'>
  schools: Pick<SchoolRepository, 'findById'>
  skillLibraries: Pick<SkillLibraryRepository, 'get'>
  views: ExamViews
  recordChange: RecordExamChange
  recordNewExam: RecordNewExam
}

/** Creates, lists, reads, changes, deletes and restores the exams of a class. */
export function createExamsService(dependencies: ExamsDependencies) {
  const { access, openExam, exams, schools, skillLibraries, views, recordChange, recordNewExam } =
    dependencies

  return {
    /** @throws AppError `exams/unknown-skill` */
    async create(
      actor: Actor,
      classId: string,
      { requestKey, ...request }: CreateExamRequest & RequestKeyQuery,
    ): Promise<Exam> {
      const schoolClass = await access.open(actor, 'exam:change', classId, { write: true })
      await Promise.all([
        checkSkills(skillLibraries, schoolClass, request.structure, null),
        checkTerm(schools, schoolClass, request.termId),
      ])
      const { structure } = planStructureChange(request.structure, request.structure, [], {}, '', false)
      const exam = await insertExamOnce(
        exams,
        { userId: actor.userId, classId, requestKey, entered: request },
        { ...request, structure, classId, createdBy: actor.userId },
      )
      await recordNewExam(actor, schoolClass, exam)
      return views.one(actor, schoolClass, exam)
    },

    async list(actor: Actor, classId: string, filter: ExamFilter): Promise<ExamList> {
      const schoolClass = await access.open(actor, 'exam:read', classId)
      return { exams: await views.cards(schoolClass, await exams.list(classId, filter)) }
    },

    async get(actor: Actor, examId: string): Promise<Exam> {
      const { exam, schoolClass } = await openExam(actor, 'exam:read', examId)
      return views.one(actor, schoolClass, exam)
    },

    /** Changes only the fields sent. @throws AppError `exams/read-only`, `exams/changed-meanwhile` */
    async change(actor: Actor, examId: string, changes: ChangeExamRequest): Promise<Exam> {
      return retryOnConflict(
        async () => {
          const { exam, schoolClass } = await openExam(actor, 'exam:change', examId, {
            write: true,
            unlocked: true,
          })
          if (changes.termId !== exam.termId) await checkTerm(schools, schoolClass, changes.termId)
          const changed = await exams.change(exam, definedOf(changes))
          if (!changed) return 'conflict'
          await recordChange(actor, schoolClass, 'exam-changed', { title: changed.title })
          return views.one(actor, schoolClass, changed)
        },
        { mostTries, otherwise: () => new AppError('exams/changed-meanwhile') },
      )
    },

    /**
     * Moves an exam and its marks to the trash; idempotent. A reviewed or released exam requires the reopening right.
     * @param again see `Deletion`
     * @throws AppError `general/forbidden`, `exams/changed-meanwhile`
     */
    async remove(actor: Actor, examId: string, again: Date | null = null): Promise<void> {
      return retryOnConflict(
        async () => {
          const { exam, schoolClass } = await openExam(actor, 'exam:delete', examId, {
            write: true,
            deletedExam: true,
          })
          if (isLocked(exam) && !can(actor, 'exam:reopen', await access.resourceOf(actor, schoolClass))) {
            throw new AppError('general/forbidden')
          }
          if (exam.deletedAt !== null) return
          const removed = await exams.remove(exam, { by: actor.userId, again })
          if (!removed) return 'conflict'
          await recordChange(actor, schoolClass, 'exam-deleted', { title: removed.title })
          return
        },
        { mostTries, otherwise: () => new AppError('exams/changed-meanwhile') },
      )
    },

    /** Restores an exam with all its marks. @throws AppError `general/not-found` after 30 days */
    async restore(actor: Actor, examId: string): Promise<Exam> {
      const { exam, schoolClass } = await openExam(actor, 'exam:delete', examId, {
        write: true,
        deletedExam: true,
      })
      if (exam.deletedAt === null) return views.one(actor, schoolClass, exam)
      const restored = await exams.restore(examId)
      if (!restored) throw new AppError('general/not-found')
      await recordChange(actor, schoolClass, 'exam-restored', { title: restored.title })
      return views.one(actor, schoolClass, restored)
    },
  }
}

const definedOf = (changes: ChangeExamRequest): Partial<NewExam> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

export type ExamsService = ReturnType<typeof createExamsService>
