import { AppError, type ExportResourceQuery } from '@classeur/contracts'
import type { ResourceDocument, ResourceLists, RosterRepository } from '@classeur/database'
import { resourceFile, type ResourceContent, type ResourceFile } from '@classeur/documents'
import type { Actor } from '@classeur/domain/access'
import type { ExportQueue } from '../../../load/export-queue.ts'
import type { OpenResource } from '../access/resource-access.ts'
import { rechecked } from '../access/recheck-items.ts'
import { audienceStudents } from '../reading/audience-students.ts'

export type ExportedResource = Pick<ResourceFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

export interface ExportResourceDependencies {
  openResource: OpenResource
  lists: Pick<ResourceLists, 'listOfBatch'>
  rosters: Pick<RosterRepository, 'get'>
  exportQueue: ExportQueue
}

/** Exports resources as files. */
export const createExportResource =
  ({ openResource, lists, rosters, exportQueue }: ExportResourceDependencies) =>
  /**
   * Null if the client has disconnected (`isGone`) before its turn.
   * @throws AppError as `OpenResource` does; `resources/not-written` while the sheet is being made;
   *   `general/too-many-requests`
   */
  async (
    actor: Actor,
    id: string,
    query: ExportResourceQuery,
    isGone: () => boolean,
  ): Promise<ExportedResource | null> => {
    const prepare = async () => {
      const { resource, exam } = await openResource(actor, 'resource:read', id)
      if (resource.writtenAt === null) throw new AppError('resources/not-written')
      const roster = await rosters.get(resource.classId)
      const contentOf = (one: ResourceDocument): ResourceContent => {
        const { kind, language, title, intro, items, notes, audience } = one
        const students = audienceStudents(audience, roster)
        return { kind, language, title, examTitle: exam.title, intro, items, notes, students }
      }
      const others =
        query.content === 'batch-pack' ? (await lists.listOfBatch(resource.batchId)).map(rechecked) : []
      const [first = resource, ...rest] = others
      return resourceFile([contentOf(first), ...rest.map(contentOf)], query)
    }
    return exportQueue.run(actor.userId, prepare, isGone)
  }

export type ExportResource = ReturnType<typeof createExportResource>
