import type { GenerationSnapshot, ResourceBatch, ResourceList, ResourceRow } from '@classeur/contracts'
import type {
  Generation,
  GenerationRepository,
  ResourceDocument,
  ResourceLists,
  RosterDocument,
  RosterRepository,
} from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { z } from 'zod'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import { audienceStudents } from './audience-students.ts'
import { asPlanned, type ReadersOf, type ReadReaders } from './readers-of.ts'
import { recoveryFigures } from './recovery-view.ts'
import type { ReadResourceMarks, ResourceMarks } from './resource-marks.ts'

const mostListed = 300

export interface ListResourcesDependencies {
  openExam: OpenExam
  lists: Pick<ResourceLists, 'listOfExam'>
  generations: Pick<GenerationRepository, 'findById'>
  rosters: Pick<RosterRepository, 'get'>
  readReaders: ReadReaders
  readMarks: ReadResourceMarks
  snapshotOf: (generation: Generation) => Promise<GenerationSnapshot>
}

/** Lists what was made from an exam: the batches, newest first, with their sheets in order. */
export const createListResources = (deps: ListResourcesDependencies) => {
  async function rowOf(
    resource: ResourceDocument,
    roster: RosterDocument,
    readersOf: ReadersOf,
    marks: ResourceMarks,
  ): Promise<ResourceRow> {
    const students = audienceStudents(resource.audience, roster)
    const figures = recoveryFigures({ resource, students, marks })?.figures ?? null
    const { batchId, kind, title, audience, items } = resource
    const generation = await deps.generations.findById(resource.generationId)
    return {
      ...{ id: String(resource._id), batchId, kind, title, audience },
      students: readersOf(asPlanned(resource, generation)).length,
      items: items.length,
      verified: items.filter(({ verification }) => verification.state === 'verified').length,
      generation: generation && (await deps.snapshotOf(generation)),
      recovered: figures && { recovered: figures.recovered, of: figures.of },
      createdAt: resource.createdAt.toISOString(),
    }
  }

  /** @throws AppError as `OpenExam` does */
  return async (actor: Actor, examId: string): Promise<z.infer<typeof ResourceList>> => {
    const { exam, schoolClass } = await deps.openExam(actor, 'resource:read', examId)
    const [resources, roster] = await Promise.all([
      deps.lists.listOfExam(examId, mostListed),
      deps.rosters.get(exam.classId),
    ])
    if (resources.length === 0) return { batches: [] }
    const [marks, readersOf] = await Promise.all([
      deps.readMarks(exam, resources, roster),
      deps.readReaders(schoolClass, roster),
    ])
    const batchIds = [...new Set(resources.map(({ batchId }) => batchId))]
    const batches = batchIds.map(async (batchId): Promise<ResourceBatch[]> => {
      const sheets = resources
        .filter((resource) => resource.batchId === batchId)
        .sort((one, other) => one.position - other.position)
      const rows = await Promise.all(sheets.map((sheet) => rowOf(sheet, roster, readersOf, marks)))
      const generation = await deps.generations.findById(batchId)
      if (!generation) return []
      const own = generation.ownerId === actor.userId
      return [{ generation: await deps.snapshotOf(generation), own, rows }]
    })
    return { batches: (await Promise.all(batches)).flat() }
  }
}

export type ListResources = ReturnType<typeof createListResources>
