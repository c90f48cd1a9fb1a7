import type { FileProgress } from '@classeur/contracts'
import {
  isDatabaseUnavailable,
  type RestoreDocument,
  type RestoreJournal,
  type RestoreRepository,
  type RestoreStep,
} from '@classeur/database'
import { StorageFullError } from '@classeur/storage'
import type { WrittenCell } from './apply/apply-cells.ts'
import { applyStep, undoStep } from './apply/apply-step.ts'
import { findChangedUnits } from './apply/changed-units.ts'
import { NoFreeClassError, type StepContext, type StepDependencies } from './apply/step-dependencies.ts'
import { createPlanWriter } from './plan/plan-writer.ts'
import {
  countsOf,
  planRestore,
  type PlannedRestore,
  type PlanRestoreDependencies,
  type RestoringPerson,
} from './plan/plan-restore.ts'
import type { ReadableArchive } from './archive/readable-archive.ts'

/** How long a restore can be undone. */
const undoDays = 30
const dayMs = 24 * 3600 * 1000

export interface RunRestoreDependencies extends PlanRestoreDependencies {
  restores: Pick<RestoreRepository, 'change' | 'commitPlan' | 'findById'>
  journal: RestoreJournal
  steps: Omit<StepDependencies, 'documents' | 'files' | 'onCells'>
  documents: PlanRestoreDependencies['documents'] & StepDependencies['documents']
  /**
   * What follows from marks of an exam: the log, the version of the marks, and the open sheets of colleagues. Called once
   * all steps of the exam are applied, also by a run that continues and has nothing left to write.
   */
  afterMarks: (written: WrittenMarks) => Promise<void>
  /** What follows from the documents of a class: search entries, counts, log. Called after each change; can be repeated. */
  afterClass: (classId: string, change: RestoredClassChange) => Promise<void>
  now: () => Date
}

/** How a class was changed. `put-back`: the restore failed, so its changes were reversed. */
export type RestoredClassChange = 'restored' | 'undone' | 'put-back'

/** The marks of one exam that one run wrote. */
export interface WrittenMarks {
  examId: string
  by: string
  cells: readonly WrittenCell[]
}

export interface RestoreRun {
  restore: RestoreDocument
  person: RestoringPerson
  files: StepDependencies['files']
  signal?: AbortSignal
  onProgress?: (progress: FileProgress) => void
  /** Asked before each step. @throws an error to stop, if another attempt has taken over */
  ensureCurrent?: () => Promise<void>
}

/** A step failed for good: what was applied has to be put back. */
export class RestoreFailedError extends Error {
  readonly code: 'restores/no-free-classes' | 'restores/storage-full' | 'restores/failed'

  constructor(code: RestoreFailedError['code'], cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}

function failureCodeOf(error: unknown): RestoreFailedError['code'] {
  if (error instanceof NoFreeClassError) return 'restores/no-free-classes'
  return error instanceof StorageFullError ? 'restores/storage-full' : 'restores/failed'
}

/** Plans, applies and undoes restores. Every function can be interrupted at any moment and called again. */
export function createRunRestore(dependencies: RunRestoreDependencies) {
  const { restores, journal, documents, afterClass, afterMarks, now } = dependencies

  const contextOf = (
    { restore, person }: Pick<RestoreRun, 'restore' | 'person'>,
    direction: StepContext['direction'],
  ): StepContext => ({
    restoreId: String(restore._id),
    ownerId: restore.ownerId,
    classLimit: person.classLimit,
    direction,
    at: now(),
  })

  async function* stepsOf({ _id, plannedBy, steps }: RestoreDocument): AsyncGenerator<RestoreStep> {
    for (let seq = 0; seq < steps; seq += 1) yield await stepOf(String(_id), plannedBy, seq)
  }

  async function stepOf(restoreId: string, plannedBy: number | null, seq: number): Promise<RestoreStep> {
    const step = plannedBy === null ? null : await journal.read(restoreId, plannedBy, seq)
    if (!step) throw new Error(`step ${String(seq)} of restore ${restoreId} is missing`)
    return step
  }

  async function afterClasses(restore: RestoreDocument, change: RestoredClassChange): Promise<void> {
    const classIds = new Set(restore.result?.classes.map(({ classId }) => classId))
    for (const classId of classIds) await afterClass(classId, change)
  }

  /** Collects the marks of one exam after another, because the steps of an exam follow each other. */
  function createMarksOfExams(by: string) {
    let current: { examId: string; cells: WrittenCell[] } | null = null
    const end = async (): Promise<void> => {
      if (current) await afterMarks({ ...current, by })
      current = null
    }
    return {
      end,
      async begin(change: RestoreStep['change']): Promise<void> {
        const examId = change.kind === 'marks' ? change.examId : null
        if (current && current.examId !== examId) await end()
        if (examId !== null) current ??= { examId, cells: [] }
      },
      onCells: (_examId: string, written: readonly WrittenCell[]): void =>
        void current?.cells.push(...written),
    }
  }

  return {
    /**
     * Plans the restore and commits the plan. Returns null if a later attempt has taken over.
     * @throws what {@link planRestore} throws; then nothing was changed
     */
    async plan(
      archive: ReadableArchive,
      { restore, person }: Pick<RestoreRun, 'restore' | 'person'>,
      isTrusted: boolean,
    ): Promise<RestoreDocument | null> {
      const id = String(restore._id)
      const { method, archivedAt, attempt, preview } = restore
      if (!method || !archivedAt || !preview) throw new Error(`restore ${id} has no preview`)
      await journal.removeOthers(id, null)
      const writer = createPlanWriter((steps) => journal.write(id, attempt, steps))
      const planned: PlannedRestore = {
        ...{ restoreId: id, method, classIds: restore.classIds, archivedAt, person, isTrusted },
        ...{ isForeign: restore.isForeign, now: now() },
      }
      const { classes, keptMarks } = await planRestore(archive, planned, dependencies, writer)
      const steps = await writer.end()
      const counts = countsOf(preview.classes, restore.classIds)
      const result = { classes, counts, keptMarks, keptDocuments: 0 }
      if (!(await restores.change(id, ['restoring'], { result }))) return null
      if (!(await restores.commitPlan(id, attempt, steps))) return null
      return restores.findById(id)
    },

    /**
     * Applies all steps of a committed plan that weren't applied yet, and ends the restore.
     * @throws RestoreFailedError if a step can't be applied; then call `revert`
     */
    async apply({
      restore,
      person,
      files,
      signal,
      onProgress,
      ensureCurrent,
    }: RestoreRun): Promise<RestoreDocument | null> {
      const id = String(restore._id)
      const marks = createMarksOfExams(restore.ownerId)
      const stepDependencies = { ...dependencies.steps, documents, files, onCells: marks.onCells }
      const context = contextOf({ restore, person }, 'restore')
      let keptMarks = restore.result?.keptMarks ?? 0
      const settled = async (seq: number, apply: () => ReturnType<typeof applyStep>) => {
        try {
          const result = await apply()
          await journal.settle(id, restore.plannedBy ?? 0, seq, result)
          return result
        } catch (error) {
          if (isDatabaseUnavailable(error) || signal?.aborted) throw error
          throw new RestoreFailedError(failureCodeOf(error), error)
        }
      }
      for await (const { seq, change, outcome } of stepsOf(restore)) {
        signal?.throwIfAborted()
        await ensureCurrent?.()
        await marks.begin(change)
        const applied = outcome ?? (await settled(seq, () => applyStep(stepDependencies, change, context)))
        if (change.kind === 'marks') keptMarks += applied.kept
        const progress = { files: seq + 1, filesTotal: restore.steps, bytes: 0, bytesTotal: null }
        onProgress?.(progress)
      }

      await marks.end()
      await afterClasses(restore, 'restored')
      const finishedAt = now()
      return restores.change(id, ['restoring'], {
        ...{ state: 'done', phase: null, finishedAt },
        undoUntil: new Date(finishedAt.getTime() + undoDays * dayMs),
        result: { ...(restore.result as NonNullable<typeof restore.result>), keptMarks },
      })
    },

    /**
     * Puts everything back that the restore changed, in the reverse order. What somebody has changed since stays; returns
     * how many of these there are.
     */
    async revert({ restore, person, files, signal, onProgress, ensureCurrent }: RestoreRun): Promise<number> {
      const marks = createMarksOfExams(restore.ownerId)
      const stepDependencies = { ...dependencies.steps, documents, files, onCells: marks.onCells }
      const context = contextOf({ restore, person }, 'undo')
      const changedUnits = await findChangedUnits(documents, stepsOf(restore))
      let kept = changedUnits.size
      for (let seq = restore.steps - 1; seq >= 0; seq -= 1) {
        signal?.throwIfAborted()
        await ensureCurrent?.()
        const step = await stepOf(String(restore._id), restore.plannedBy, seq)
        await marks.begin(step.change)
        const outcome = await undoStep(stepDependencies, step, changedUnits.has(step.unit), context)
        kept += outcome.kept
        const progress = { files: restore.steps - seq, filesTotal: restore.steps, bytes: 0, bytesTotal: null }
        onProgress?.(progress)
      }
      await marks.end()
      await afterClasses(restore, restore.state === 'undoing' ? 'undone' : 'put-back')
      return kept
    },
  }
}

export type RunRestore = ReturnType<typeof createRunRestore>
