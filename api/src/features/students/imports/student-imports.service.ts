import {
  AppError,
  trashDays,
  type ImportResult,
  type ImportStudentsRequest,
  type StudentImport,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type {
  RosterDocument,
  RosterRepository,
  StudentImportDocument,
  StudentImportRepository,
} from '@classeur/database'
import {
  applyImport,
  checkRoster,
  containsEffect,
  putBackWithWork,
  undoImport,
  utcDayOf,
} from '@classeur/domain/roster'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { newId } from '../../../ids/new-id.ts'
import type { RosterChanges } from '../roster/change-roster.ts'
import { rosterError } from '../roster/roster-error.ts'

const undoableMs = trashDays * 86_400_000

const view = (studentImport: StudentImportDocument, by: string): StudentImport => ({
  id: String(studentImport._id),
  fileName: studentImport.fileName,
  by,
  at: studentImport.at.toISOString(),
  created: studentImport.created.length,
  changed: studentImport.changed.length,
  undoneAt: studentImport.undoneAt?.toISOString() ?? null,
  undoableUntil: new Date(studentImport.at.getTime() + undoableMs).toISOString(),
})

/**
 * Whether an import was applied. Its record is stored before the roster is written, so that every import can be undone.
 * If the process crashed in between, check whether the roster contains the changes.
 */
const hasHappened = (studentImport: StudentImportDocument, roster: RosterDocument): boolean =>
  studentImport.appliedAt !== null || containsEffect(roster, studentImport)

export interface StudentImportsDependencies {
  access: Pick<ClassAccess, 'open'>
  rosters: Pick<RosterRepository, 'get'>
  imports: StudentImportRepository
  changes: RosterChanges
  nameOf: (userId: string) => Promise<string>
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>
}

/** Commits, lists and undoes imports of students. */
export function createStudentImportsService(dependencies: StudentImportsDependencies) {
  const { access, rosters, imports, changes, nameOf, namesOf } = dependencies

  return {
    /**
     * Applies an import exactly as its preview showed it for the same roster version, completely or not at all.
     * @throws AppError `students/roster-changed`, `students/import-undecided`, `students/limit-reached`
     */
    async commit(actor: Actor, classId: string, request: ImportStudentsRequest): Promise<ImportResult> {
      const schoolClass = await access.open(actor, 'student:change', classId, { write: true })
      const limit = await changes.limitOf(schoolClass)
      const before = await rosters.get(classId)
      if (before.version !== request.rosterVersion) throw new AppError('students/roster-changed')
      const shown = await changes.viewOf(actor, schoolClass, before)
      const { table, mapping, decisions, joinedOn } = request
      const input = { roster: shown, table, mapping, decisions }
      const { plan, next, effect } = applyImport(before, input, newId, joinedOn)
      const { ambiguous, created, rejected, skipped } = plan.counts
      if (ambiguous > 0) throw new AppError('students/import-undecided', { count: ambiguous })
      const refusal = checkRoster(before, next, { limit, today: utcDayOf(new Date()) })
      if (refusal) throw rosterError(refusal)
      const at = new Date()
      const record = await imports.insert({
        ...effect,
        ...{ classId, at, fileName: request.fileName, byUserId: actor.userId },
        ...{ appliedAt: null, undoneAt: null },
      })
      const id = String(record._id)
      const written = await changes.write(before, next, limit)
      if (!written) {
        await imports.remove(id)
        throw new AppError('students/roster-changed')
      }
      await imports.set(id, { appliedAt: at })
      const params = { count: created, changed: effect.changed.length, rejected: rejected + skipped }
      await changes.record(actor, schoolClass, { kind: 'students-imported', params })
      const roster = await changes.viewOf(actor, schoolClass, written)
      return { import: view(record, await nameOf(actor.userId)), roster }
    },

    async list(actor: Actor, classId: string): Promise<{ imports: StudentImport[] }> {
      await access.open(actor, 'student:change', classId)
      const [all, roster] = await Promise.all([imports.list(classId), rosters.get(classId)])
      const happened = all.filter((one) => hasHappened(one, roster))
      const names = await namesOf(happened.map(({ byUserId }) => byUserId))
      return { imports: happened.map((one) => view(one, names.get(one.byUserId) ?? '')) }
    },

    /** @throws AppError `students/import-not-undoable` if it has been undone or is older than 30 days */
    async undo(actor: Actor, classId: string, importId: string): Promise<ImportResult> {
      const schoolClass = await access.open(actor, 'student:change', classId, { write: true })
      const record = await imports.findById(classId, importId)
      if (!record) throw new AppError('general/not-found')
      const now = new Date()
      const isOver = now.getTime() > record.at.getTime() + undoableMs
      if (record.undoneAt || isOver) throw new AppError('students/import-not-undoable')
      const createdIds = record.created.map(({ id }) => id)
      const listWithWork = async () => new Set(await imports.listStudentsWithWork(classId, createdIds))
      await changes.change(
        schoolClass,
        async (before) => ({ next: undoImport(before, record, await listWithWork(), now, actor.userId) }),
        true,
      )
      // Somebody may have entered a mark or a comment for a removed student while the roster was being written. Check this before
      // storing `undoneAt`, so that an interrupted undo can be repeated.
      const withWork = await listWithWork()
      const { roster } = await changes.change(
        schoolClass,
        (before) => ({ next: putBackWithWork(before, record.created, withWork, now) }),
        true,
      )
      await imports.set(importId, { undoneAt: now })
      await changes.record(actor, schoolClass, {
        kind: 'import-undone',
        params: { count: record.created.length },
      })
      const shown = await changes.viewOf(actor, schoolClass, roster)
      return { import: view({ ...record, undoneAt: now }, await nameOf(record.byUserId)), roster: shown }
    },
  }
}

export type StudentImportsService = ReturnType<typeof createStudentImportsService>
