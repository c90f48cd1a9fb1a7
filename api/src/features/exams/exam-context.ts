import { AppError } from '@classeur/contracts'
import type { Actor, ClassAction } from '@classeur/domain/access'
import {
  createExamMarking,
  createExamRepository,
  createMarkLog,
  createMarkRowRepository,
  createSettledRows,
  createSkillLibraryRepository,
  createStructureChangeRepository,
  type ClassDocument,
  type ExamDocument,
} from '@classeur/database'
import { isLocked } from '@classeur/domain/exams'
import type { OpenOptions } from '../../class-access/class-access.ts'
import type { ClassCore } from '../classes/create-class-core.ts'
import { createExamSummaries } from './exam-summaries.ts'
import { createExamViews } from './exam-views.ts'

/** An exam with the class it hangs on. */
export interface OpenedExam {
  exam: ExamDocument
  found: ClassDocument
}

/** What everything around exams builds on. */
export function createExamContext(core: ClassCore) {
  const { connection, access } = core
  const exams = createExamRepository(connection)
  const settledRows = createSettledRows(connection)
  const summaries = createExamSummaries({ exams, settledRows, rosters: core.rosters, classes: core.classes })

  return {
    core,
    exams,
    settledRows,
    summaries,
    marking: createExamMarking(connection),
    rows: createMarkRowRepository(connection),
    log: createMarkLog(connection),
    changes: createStructureChangeRepository(connection),
    skills: createSkillLibraryRepository(connection),
    views: createExamViews({ schools: core.schools, access, summaries }),

    /**
     * The exam, if this person may do this to its class.
     * @throws AppError as `core.access.open` does; `general/not-found` for none, and for one in the trash unless
     *   `deletedExam`; `exams/read-only` for one that is reviewed or released when `unlocked`
     */
    async open(
      actor: Actor,
      action: ClassAction,
      examId: string,
      options: OpenOptions & { deletedExam?: boolean; unlocked?: boolean } = {},
    ): Promise<OpenedExam> {
      const exam = await exams.findById(examId)
      if (!exam || (exam.deletedAt !== null && !options.deletedExam)) throw new AppError('general/not-found')
      const found = await access.open(actor, action, exam.classId, options)
      if (options.unlocked && isLocked(exam)) throw new AppError('exams/read-only')
      return { exam, found }
    },

    /** After a change of an exam: counts, search, the log, and all who show it. */
    async tell(
      actor: Actor,
      found: ClassDocument,
      kind: `exam-${'created' | 'changed' | 'structure-changed' | 'status-changed' | 'deleted' | 'restored'}`,
      params: Record<string, string | number>,
    ): Promise<void> {
      const classId = String(found._id)
      await Promise.all([
        summaries.recount(classId),
        core.syncSearch(classId),
        core.activities.add({ classId, kind, actorId: actor.userId, params }),
      ])
      core.announce(found, 'exams')
    },
  }
}

export type ExamContext = ReturnType<typeof createExamContext>
