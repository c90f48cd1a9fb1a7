import {
  AppError,
  orderFor,
  type PlannedResourceSheet,
  type Pseudonyms,
  type ResourceInput,
  type SheetBrief,
} from '@classeur/contracts'
import { addResourceChildren, childIdFor, generationIdFor } from '@classeur/database'
import { dispatchOwner } from '@classeur/queue'
import { randomUUID } from 'node:crypto'
import { storeExam } from './class-kit.ts'
import type { RuntimeKit } from './runtime-kit.ts'

export const sheetBrief = (changes: Partial<SheetBrief> = {}): SheetBrief => ({
  ...{ kind: 'practice-sheet', tier: 'core', language: 'en', subject: 'Mathematics', level: 'Grade 6' },
  ...{ length: 4, seed: 7, questions: [], errors: [] },
  skills: [{ id: null, name: 'Add fractions with the same denominator' }],
  ...changes,
})

const place = { examId: 'a'.repeat(24), markId: 'a'.repeat(24), classId: 'c'.repeat(24) }

/** What accepting needs, in one process or against the processes of the fault tests. */
export type SheetKit = Pick<
  RuntimeKit,
  'connection' | 'generations' | 'family' | 'resources' | 'ledger' | 'queries' | 'queues'
>

export interface SheetsOptions {
  /** How many sheets; each costs 2 credits. */
  sheets?: number
  brief?: SheetBrief
  outgoing?: string | null
  wish?: string
  /** The wish without names. */
  outgoingWish?: string
  pseudonyms?: Pseudonyms
  /** For notes to parents; by default none. */
  notes?: Pick<PlannedResourceSheet, 'notes' | 'noteTasks'>
  classId?: string
  /** An exam in a class of the owner; by default one is stored. */
  examId?: string
  ownerLimit?: number
  /** The ids of sheets that were left unwritten, which this request makes again. */
  retried?: readonly string[]
  /** Where the acceptance is interrupted; by default it is completed. */
  until?: 'inserted' | 'reserved' | 'accepted' | 'children'
}

/** Accepts a request for sheets as the api does; returns the ids of parent and children. */
export async function acceptSheets(
  kit: SheetKit,
  ownerId: string,
  options: SheetsOptions = {},
): Promise<{ parentId: string; childIds: string[] }> {
  const {
    brief = sheetBrief(),
    outgoing = null,
    wish = '',
    pseudonyms = [],
    classId = place.classId,
    examId = place.examId,
  } = options
  const { ownerLimit = 10, retried = [], until, notes = { notes: [], noteTasks: [] } } = options
  const sheets = retried.length || (options.sheets ?? 3)
  const parentId = generationIdFor(ownerId, randomUUID())
  const childIds = Array.from({ length: sheets }, (_, position) => childIdFor(parentId, position))
  const audience = (position: number) => ({
    scope: 'student' as const,
    studentId: String(position).padStart(24, '5'),
  })
  const input: ResourceInput = {
    ...{ ...place, classId, examId },
    request: {
      examId,
      ...{ kind: brief.kind, audiences: childIds.map((_id, position) => audience(position)) },
      ...{ skillIds: [], questionIds: [], errorTypes: [], length: 4, tier: brief.tier },
      ...{ language: brief.language, wish, seed: brief.seed },
    },
    sheets: childIds.map((childId, position) => ({
      ...{ title: `Sheet ${position + 1}`, audience: audience(position), brief, ...notes },
      ...{ outgoing, pseudonyms, position, price: 2 },
      ...(options.outgoingWish !== undefined && { outgoingWish: options.outgoingWish }),
      resourceId: retried[position] ?? childId,
      continues: retried[position] ?? null,
    })),
  }
  if (!options.examId) await storeExam(kit.connection, { examId, classId, teacherId: ownerId })
  await kit.ledger.ensureGrant(ownerId, '2026-01', 100)
  await kit.generations.insert({
    ...{ id: parentId, ownerId, kind: 'resource', title: 'Fractions', requestHash: 'hash', input },
    ...{ lessonPlanId: null, retryOf: null, step: { done: 0, total: sheets }, doneAtStart: 0 },
    ...{ price: sheets * 2, ownerLimit, orderMs: orderFor(Date.now(), false), paid: false },
  })
  if (until === 'inserted') return { parentId, childIds }
  try {
    await kit.ledger.reserve(ownerId, parentId, sheets * 2)
  } catch (error) {
    if (error instanceof AppError) await kit.generations.deleteUnreserved(parentId)
    throw error
  }
  if (until === 'reserved') return { parentId, childIds }
  const accepted = await kit.generations.markReserved(parentId)
  if (until === 'accepted' || !accepted) return { parentId, childIds }
  await addResourceChildren(kit, accepted)
  if (until !== 'children') await dispatchOwner(kit.queries, kit.queues, ownerId, ownerLimit)
  return { parentId, childIds }
}

/** A sheet as a scripted processor writes it. */
export const anySheet = {
  ...{ title: 'Sheet', intro: '', notes: [], outgoing: null, pseudonyms: [] },
  items: [],
}
