import {
  AppError,
  unpackWrites,
  type MarkInput,
  type MarkOperationKind,
  type WriteMarksAnswer,
  type WriteMarksRequest,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { retryOnConflict, type ExamMarking, type MarkLog, type MarkWriter } from '@classeur/database'
import { isLocked } from '@classeur/domain/exams'
import {
  decideRow,
  emptyNote,
  isEmptyNote,
  isSavedAlready,
  mayBeWritten,
  noteOf,
  versionKey,
  type WriteContext,
} from '@classeur/domain/marks'
import { createAfterWriting, type AfterWritingDependencies, type WrittenNotes } from './after-writing.ts'
import type { AuthorNames } from '../author-names.ts'
import { outcomeView } from '../mark-view.ts'
import { createLoadWriting, type LoadWritingDependencies, type WritingState } from './load-writing.ts'
import { createPrepareRows, type PrepareRowsDependencies } from './prepare-rows.ts'

/** Others may write the same rows concurrently; this many consecutive conflicts indicate a bug. */
const mostTries = 60
const longestPauseMs = (tries: number) => Math.min(60, 2 ** tries)

/** Read everything again, not only the rows, each time this many attempts have failed. */
const fewTries = 4

/** Inputs by student, each with its index in the request. */
function byStudent(inputs: readonly MarkInput[]): Map<string, { input: MarkInput; index: number }[]> {
  const rows = new Map<string, { input: MarkInput; index: number }[]>()
  inputs.forEach((input, index) => {
    const row = rows.get(input.studentId)
    if (row) row.push({ input, index })
    else rows.set(input.studentId, [{ input, index }])
  })
  return rows
}

export interface WriteMarksDependencies
  extends LoadWritingDependencies, PrepareRowsDependencies, AfterWritingDependencies {
  marking: Pick<ExamMarking, 'written'>
  log: AfterWritingDependencies['log'] & Pick<MarkLog, 'listVersions'>
  rows: LoadWritingDependencies['rows'] & PrepareRowsDependencies['rows'] & AfterWritingDependencies['rows']
  markWriter: PrepareRowsDependencies['markWriter'] & Pick<MarkWriter, 'save'>
  authorNames: Pick<AuthorNames, 'of'>
  /** The clock of the database. */
  databaseNow: () => Date
}

/**
 * Writes cells of a sheet: reads everything in one round trip, decides each row, then writes all rows and the version
 * of the marks in another; each row only in the state that was read.
 */
export function createWriteMarks(dependencies: WriteMarksDependencies) {
  const { marking, log, markWriter, authorNames, databaseNow } = dependencies
  const load = createLoadWriting(dependencies)
  const prepare = createPrepareRows(dependencies)
  const afterWriting = createAfterWriting(dependencies)

  /** Decides all rows. Reads the log only if a row no longer has the entry that identifies a repeated write. */
  async function decide(
    examId: string,
    state: WritingState,
    students: ReturnType<typeof byStudent>,
    by: Omit<WriteContext, 'logged'>,
  ) {
    const all = (logged: WriteContext['logged']) =>
      [...students].map(([studentId, inputs]) => ({
        inputs,
        row: state.rows.get(studentId),
        decision: decideRow(
          state.rows.get(studentId) ?? null,
          inputs.map(({ input }) => input),
          { ...by, logged },
        ),
      }))
    const decided = all(new Map())
    const unsure = decided.flatMap(({ decision }) => decision.unsure)
    if (unsure.length === 0) return decided
    const entries = await log.listVersions(examId, unsure)
    return entries.length === 0 ? decided : all(new Map(entries.map((entry) => [versionKey(entry), entry])))
  }

  /**
   * Writes cells independently: each is saved, in conflict with a concurrent write, or refused with a reason. The first
   * mark moves a draft exam to marking.
   * @param loggedKind the kind in the log, if the client may not choose it
   * @param admitted rejects if this person may not write at all; awaited before the first write
   * @throws AppError `exams/read-only` if no cell had been saved before the exam was locked, `exams/changed-meanwhile`
   */
  return async (
    actor: Actor,
    examId: string,
    request: WriteMarksRequest,
    loggedKind: MarkOperationKind | null = null,
    admitted: Promise<void> = Promise.resolve(),
  ): Promise<WriteMarksAnswer> => {
    const author = authorNames.of(actor.userId)
    // Only the event needs it, which is a hint.
    author.catch(() => undefined)
    const inputs = unpackWrites(request)
    const students = byStudent(inputs)
    const indexes = new Map(request.operations.map(({ id }, index) => [id, index]))
    const ensured = new Set<string>()
    /** True once an attempt has written, or may have written, some of the rows. */
    let hasLanded = false
    /** Reused after a conflict on rows only: other relevant changes also change the fence or epoch of the rows. */
    let kept: WritingState | null = null

    async function tryOnce(tries: number): Promise<WriteMarksAnswer | 'conflict'> {
      const earlier = tries % fewTries === 0 ? null : kept
      const loading: Promise<WritingState> = earlier
        ? load.rows(examId, inputs).then((rows) => ({ ...earlier, rows }))
        : load.all(actor, examId, request.epoch, inputs)
      await Promise.allSettled([admitted, loading])
      await admitted
      const state = await loading
      kept = null
      const { exam, schoolClass } = state
      const context = { refusalOf: state.check, isLocked: isLocked(exam) }
      const writable = inputs.filter((input) => mayBeWritten(input, context))
      if (!(await prepare(examId, state, writable, ensured))) return 'conflict'

      // Take the timestamp once per attempt, so long retries don't rewrite past snapshots.
      const at = databaseNow()
      const decided = await decide(examId, state, students, {
        ...{ ...context, by: actor.userId, at, afterRelease: exam.wasReleased === true },
        ...{ ownErrorTypes: state.ownErrorTypes, loggedKind },
        indexOf: (operationId) => indexes.get(operationId) ?? 0,
      })
      const repeated = decided.reduce((sum, { decision }) => sum + decision.repeated, 0)
      // A repeated request that had been saved in part gets an answer for each cell, even if the exam is locked now.
      if (context.isLocked && repeated === 0 && !decided.every(({ decision }) => isSavedAlready(decision)))
        throw new AppError('exams/read-only')
      const writes = decided.flatMap(({ row, decision }) =>
        row && decision.cells.length > 0 ? [{ row, cells: decision.cells, log: decision.log }] : [],
      )
      const saved = await markWriter.save(exam, writes).catch((error: unknown) => {
        // The command may have written some rows before it failed.
        hasLanded ||= writes.length > 0
        throw error
      })
      hasLanded ||= saved.written > 0
      if (saved.written < writes.length) {
        kept = { ...state, exam: { ...exam, marksVersion: saved.marksVersion ?? exam.marksVersion } }
        return 'conflict'
      }

      // Also for repeated writes: the first request may have crashed before this.
      const isWritten = hasLanded || repeated > 0
      const marksVersion =
        saved.marksVersion ?? (isWritten ? await marking.written(examId) : exam.marksVersion)
      const outcomes: WriteMarksAnswer['outcomes'] = []
      const notes: WrittenNotes = new Map()
      const comments: string[] = []
      for (const { inputs: ofRow, row, decision } of decided) {
        for (const [position, outcome] of decision.outcomes.entries()) {
          const written = ofRow[position]
          if (!written) continue
          const { input, index } = written
          outcomes[index] = outcomeView(outcome)
          const before = noteOf(row?.marks[input.leafId] ?? emptyNote)
          const note = input.note ?? before
          const isNewComment = note.comment !== '' && note.comment !== before.comment
          const isSaved = typeof outcome === 'number' || outcome.outcome === 'saved'
          if (isSaved && isNewComment && loggedKind === null) comments.push(note.comment)
          if (!isEmptyNote(note)) notes.set(index, note)
        }
      }
      const answer: WriteMarksAnswer = {
        ...{ epoch: exam.rescaleIds.length, marksVersion, isNewVersion: isWritten },
        ...{ at: at.toISOString(), outcomes },
      }
      const { students: inClass } = state.roster
      const raised = new Set(writes.map(({ row }) => row.studentId))
      if (isWritten)
        await afterWriting(actor, schoolClass, examId, inputs, answer, {
          ...{ author, notes, comments, students: inClass },
          stillLower: { studentIds: [...ensured].filter((id) => !raised.has(id)), fence: exam.fence ?? 0 },
        })
      return answer
    }

    try {
      return await retryOnConflict(tryOnce, {
        mostTries,
        longestPauseMs,
        otherwise: () => new AppError('exams/changed-meanwhile'),
      })
    } catch (error) {
      // Marks may be stored without a confirmation: totals and sheets that were read before are out of date.
      if (hasLanded) await marking.written(examId)
      throw error
    }
  }
}

export type WriteMarks = ReturnType<typeof createWriteMarks>
