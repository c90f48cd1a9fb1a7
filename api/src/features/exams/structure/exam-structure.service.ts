import { retryOnConflict } from '@classeur/database'
import {
  AppError,
  ExamStructure,
  type ChangeStructureRequest,
  type StructureChanged,
  type StructurePreview,
} from '@classeur/contracts'
import { examDayOf } from '@classeur/domain/marks'
import {
  planStructureChange,
  previewStructureChange,
  type StructurePlan,
  isStarted,
} from '@classeur/domain/exams'
import type { Actor } from '@classeur/domain/access'
import type {
  ExamRepository,
  MarkCells,
  MarkDocument,
  RosterRepository,
  SettledRows,
  SkillLibraryRepository,
  StructureChangeRepository,
} from '@classeur/database'
import { checkSkills } from '../list/check-references.ts'
import type { OpenedExam, OpenExam } from '../../../class-access/open-exam.ts'
import type { ExamViews } from '../exam-views.ts'
import type { RecordExamChange } from '../record-exam-change.ts'

/** Maximum number of retries while others are entering marks; each plans the change again from the current marks. */
const mostTries = 20

/** The current cells of the questions to rescale. */
const oldMarksOf = (rows: readonly MarkCells[], { rescales }: StructurePlan) =>
  Object.fromEntries(
    rows.flatMap(({ studentId, marks }) => {
      const cells = rescales.flatMap(({ leafId }): [string, MarkDocument][] =>
        marks[leafId] ? [[leafId, marks[leafId]]] : [],
      )
      return cells.length === 0 ? [] : [[studentId, Object.fromEntries(cells)]]
    }),
  )

export interface ExamStructureDependencies {
  openExam: OpenExam
  exams: Pick<ExamRepository, 'changeStructure'>
  rosters: Pick<RosterRepository, 'get'>
  skillLibraries: Pick<SkillLibraryRepository, 'get'>
  changes: Pick<StructureChangeRepository, 'insert' | 'remove'>
  settledRows: Pick<SettledRows, 'listByExam' | 'settle'>
  views: Pick<ExamViews, 'one'>
  recordChange: RecordExamChange
}

/** Changes the questions of an exam, also once it has marks. */
export function createExamStructureService(dependencies: ExamStructureDependencies) {
  const { openExam, exams, rosters, skillLibraries, changes, settledRows, views, recordChange } = dependencies

  async function openForChange(
    actor: Actor,
    examId: string,
    { version, structure }: ChangeStructureRequest,
  ): Promise<OpenedExam> {
    const opened = await openExam(actor, 'exam:change', examId, { write: true, unlocked: true })
    if (opened.exam.version !== version) throw new AppError('exams/changed-meanwhile')
    await checkSkills(skillLibraries, opened.schoolClass, structure, opened.exam.structure)
    return opened
  }

  return {
    /** The effects of a change, without making it. @throws AppError `exams/changed-meanwhile`, `exams/unknown-skill` */
    async preview(actor: Actor, examId: string, request: ChangeStructureRequest): Promise<StructurePreview> {
      const { exam } = await openForChange(actor, examId, request)
      const [rows, roster] = await Promise.all([settledRows.listByExam(exam), rosters.get(exam.classId)])
      return previewStructureChange(
        exam.structure,
        request.structure,
        rows,
        roster.students,
        examDayOf(exam),
        isStarted(exam),
      )
    },

    /**
     * A single write to the exam commits the change. The mark rows are updated afterwards, at the latest by the next
     * request that reads them (`createSettledRows`).
     * @throws AppError `exams/changed-meanwhile`, `exams/answer-missing`, `exams/unknown-skill`
     */
    async change(actor: Actor, examId: string, request: ChangeStructureRequest): Promise<StructureChanged> {
      return retryOnConflict(
        async () => {
          const { exam, schoolClass } = await openForChange(actor, examId, request)
          const rows = await settledRows.listByExam(exam)
          const at = new Date()
          const plan = planStructureChange(
            exam.structure,
            request.structure,
            rows,
            request.answers,
            at.toISOString(),
            isStarted(exam),
          )
          if (plan.missing.length > 0)
            throw new AppError('exams/answer-missing', { count: plan.missing.length })
          // Check the limits again: the planned structure includes retired questions, which count too.
          const structure = ExamStructure.safeParse(plan.structure)
          if (!structure.success) throw new AppError('general/validation-failed')
          if (JSON.stringify(structure.data) === JSON.stringify(exam.structure)) {
            return { exam: await views.one(actor, schoolClass, exam), changeId: null }
          }
          const changeId = await changes.insert({
            examId,
            classId: exam.classId,
            by: actor.userId,
            at,
            toVersion: exam.version + 1,
            marksVersion: exam.marksVersion,
            before: exam.structure,
            answers: request.answers,
            rescales: plan.rescales,
            undoes: null,
            oldMarks: oldMarksOf(rows, plan),
          })
          const changed = await exams.changeStructure(exam, structure.data, changeId, {
            isRescale: plan.rescales.length > 0,
          })
          if (!changed) {
            await changes.remove(changeId)
            return 'conflict'
          }
          await settledRows.settle(changed)
          await recordChange(actor, schoolClass, 'exam-structure-changed', { title: changed.title })
          return { exam: await views.one(actor, schoolClass, changed), changeId }
        },
        { mostTries, otherwise: () => new AppError('exams/changed-meanwhile') },
      )
    },
  }
}

export type ExamStructureService = ReturnType<typeof createExamStructureService>
