import { codeOf, contentOf, emptyNote, isEmptyNote, noteChange, sameNote } from '@classeur/domain/marks'
import {
  marksTag,
  unpackWrites,
  type ErrorCode,
  type ExamSheet,
  type LoggedOperation,
  type Mark,
  type MarkChange,
  type MarkInput,
  type MarkOutcome,
  type MarkSheet,
  type MarksWritten,
  type OperationsPage,
  type SheetMark,
  type WriteMarksAnswer,
  type WriteMarksRequest,
} from '@classeur/contracts'
import { ProblemError } from '../../../http/problem-error.ts'
import { examOf } from '../../../testing/exam-samples.ts'
import { keyOf } from '../engine/cell-key.ts'
import type { SheetState } from '../engine/sheet-engine.ts'
import type { MarksState } from '../engine/sheet-ports.ts'

type Entry = Omit<MarkChange, 'at' | 'afterRelease'> & { of: string | null }

export const problemOf = (code: ErrorCode, status: number) =>
  new ProblemError({ code, params: {}, status, requestId: '' })

const operationsOfPage = 4

/**
 * The api's rules for the marks of one exam, in memory: compare-and-set for each cell, and each operation only once.
 */
export function createModelServer(sheet: SheetState['sheet'], now: () => number) {
  const cells = new Map<string, SheetMark>()
  const log: Entry[] = []
  const byVersion = new Map<string, Entry>()
  const listeners = new Set<(written: MarksWritten) => void>()
  const requests: { by: string; request: WriteMarksRequest }[] = []
  /** How often each was read. */
  const reads = { sheet: 0, marks: 0 }
  /** How many readings of the marks were answered with the marks. */
  let marksSent = 0
  let marksVersion = 0
  const settings = {
    epoch: 0,
    examVersion: 1,
    status: sheet.exam.status,
    strangers: new Set<string>(),
    /** A request that contains one of these codes is refused as a whole. */
    poison: new Set<number>(),
    maximum: 1000,
  }

  const markOf = (cell: SheetMark | undefined): Mark => ({
    valueHundredths: cell?.valueHundredths ?? null,
    status: cell?.status ?? null,
    version: cell?.version ?? 0,
    by: cell?.by ?? null,
    at: cell ? new Date(cell.at).toISOString() : null,
    ...(cell?.note ?? emptyNote),
  })

  function decide(
    by: string,
    epoch: number,
    input: MarkInput,
  ): { outcome: number | MarkOutcome; isNew: boolean } {
    const key = keyOf(input)
    const stored = cells.get(key)
    const version = input.version + 1
    const entry = byVersion.get(`${key} ${version}`)
    const settled = (outcome: number | MarkOutcome) => ({ outcome, isNew: false })
    const isSameNote = !entry?.toNote || (input.note !== undefined && sameNote(entry.toNote, input.note))
    if (entry?.operationId === input.operation.id && entry.by === by && entry.to === input.code && isSameNote)
      return settled(
        stored?.version === version ? version : { outcome: 'saved', version, mark: markOf(stored) },
      )
    if (settings.status !== 'marking') return settled({ outcome: 'refused', reason: 'read-only' })
    const isSameCode = stored !== undefined && codeOf(stored) === input.code
    const checksValue = !isSameCode || input.note === undefined
    if (checksValue && epoch < settings.epoch)
      return settled({ outcome: 'refused', reason: 'rescaled-meanwhile' })
    if (checksValue && typeof input.code === 'number' && input.code > settings.maximum)
      return settled({ outcome: 'refused', reason: 'above-maximum' })
    const note = stored?.note ?? emptyNote
    if (isSameCode && (!input.note || sameNote(note, input.note))) {
      const { version: held } = stored
      return settled(
        held === input.version ? held : { outcome: 'saved', version: held, mark: markOf(stored) },
      )
    }
    if ((stored?.version ?? 0) !== input.version)
      return settled({ outcome: 'conflict', mark: markOf(stored) })
    const made: Entry = {
      ...{ studentId: input.studentId, leafId: input.leafId, version, by, to: input.code },
      ...{ from: stored ? codeOf(stored) : null, operationId: input.operation.id },
      ...{ kind: input.operation.kind, of: input.operation.of },
      ...noteChange(note, input.note),
    }
    log.push(made)
    byVersion.set(`${key} ${version}`, made)
    const after = input.note ?? note
    cells.set(key, {
      ...{ ...contentOf(input.code), version, by, at: now() },
      ...(!isEmptyNote(after) && { note: after }),
    })
    return { outcome: version, isNew: true }
  }

  const allow = (user: string) => {
    if (settings.strangers.has(user)) throw problemOf('general/not-found', 404)
  }

  const marks = (): MarkSheet => {
    const people = [...new Set([...cells.values()].map(({ by }) => by))]
    const refs = [...cells].map(([key, cell]) => ({ key: key.split(':'), cell }))
    const leafIds = [...new Set(refs.map(({ key }) => key[1] ?? ''))]
    return {
      examVersion: settings.examVersion,
      marksVersion,
      epoch: settings.epoch,
      leafIds,
      people: people.map((id) => ({ id, name: id })),
      rows: [...new Set(refs.map(({ key }) => key[0] ?? ''))].map((studentId) => {
        const ofStudent = refs.filter(({ key }) => key[0] === studentId)
        const noted = ofStudent.flatMap(({ key, cell }) =>
          cell.note ? [{ leafId: key[1] ?? '', ...cell.note }] : [],
        )
        return {
          studentId,
          cells: ofStudent.map(({ key, cell }) => [
            leafIds.indexOf(key[1] ?? ''),
            cell.version,
            codeOf(cell),
            people.indexOf(cell.by),
            cell.at,
          ]),
          comments: Object.fromEntries(noted.map(({ leafId, comment }) => [leafId, comment])),
          errorTypes: Object.fromEntries(noted.map(({ leafId, errorTypes }) => [leafId, errorTypes])),
        }
      }),
    }
  }

  return {
    cells,
    log,
    requests,
    reads,
    marksSent: () => marksSent,
    settings,
    codeAt: (ref: { studentId: string; leafId: string }) => {
      const cell = cells.get(keyOf(ref))
      return cell ? codeOf(cell) : null
    },
    noteAt: (ref: { studentId: string; leafId: string }) => cells.get(keyOf(ref))?.note ?? emptyNote,
    listen(listener: (written: MarksWritten) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    readSheet(user: string): ExamSheet {
      allow(user)
      reads.sheet += 1
      return { ...sheet, exam: examOf({ ...sheet.exam, status: settings.status }), marks: marks() }
    },
    readMarks(user: string, seen: MarksState) {
      allow(user)
      reads.marks += 1
      const present = marks()
      if (marksTag(present) === marksTag(seen)) return null
      marksSent += 1
      return present
    },
    readOperations(user: string, cursor: string | null): OperationsPage {
      allow(user)
      const byId = new Map<string, LoggedOperation>()
      for (const { by, operationId: id, kind, of, studentId, leafId, version, from, to, ...change } of log) {
        if (by !== user) continue
        const operation = byId.get(id) ?? { id, kind, of, at: new Date(0).toISOString(), cells: [] }
        const { fromNote, toNote } = change
        operation.cells.push({ studentId, leafId, version, from, to, ...(toNote && { fromNote, toNote }) })
        byId.set(id, operation)
      }
      const all = [...byId.values()].reverse()
      const start = cursor === null ? 0 : all.findIndex(({ id }) => id === cursor) + 1
      const operations = all.slice(start, start + operationsOfPage)
      const last = operations.at(-1)
      const isMore = start + operations.length < all.length
      return { operations, nextCursor: isMore && last ? last.id : null }
    },

    write(by: string, request: WriteMarksRequest): WriteMarksAnswer {
      requests.push({ by, request })
      allow(by)
      const inputs = unpackWrites(request)
      if (inputs.some(({ code }) => typeof code === 'number' && settings.poison.has(code)))
        throw problemOf('general/validation-failed', 400)
      const decided = inputs.map((input) => decide(by, request.epoch, input))
      // A repeated request isn't refused: some of its marks were saved before the sheet closed.
      const isRepeated = decided.some(
        ({ outcome }) => typeof outcome === 'number' || outcome.outcome === 'saved',
      )
      if (settings.status !== 'marking' && !isRepeated) throw problemOf('exams/read-only', 409)
      const written = inputs.filter((_, index) => decided[index]?.isNew)
      const at = new Date(now()).toISOString()
      if (written.length > 0) {
        marksVersion += 1
        const studentIds = written.map(({ studentId }) => studentId)
        const leafIds = written.map(({ leafId }) => leafId)
        for (const listener of listeners)
          listener({
            ...{ examId: sheet.exam.id, marksVersion, epoch: settings.epoch, by: { id: by, name: by }, at },
            ...{ studentIds, leafIds },
            cells: written.map(({ version, code, ...ref }, index) => {
              const note = cells.get(keyOf(ref))?.note
              return note ? [index, index, version + 1, code, note] : [index, index, version + 1, code]
            }),
          })
      }
      return {
        ...{ epoch: settings.epoch, marksVersion, isNewVersion: written.length > 0, at },
        outcomes: decided.map(({ outcome }) => outcome),
      }
    },
  }
}
