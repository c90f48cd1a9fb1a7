import { AppError, type ExportResourceQuery } from '@classeur/contracts'
import type { RosterRepository } from '@classeur/database'
import { resourceFile, type ResourceFile } from '@classeur/documents'
import type { Actor } from '@classeur/domain/access'
import type { ExportQueue } from '../../../load/export-queue.ts'
import type { OpenResource } from '../access/resource-access.ts'
import { audienceStudents } from '../reading/audience-students.ts'

export type ExportedResource = Pick<ResourceFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

export interface ExportResourceDependencies {
  openResource: OpenResource
  rosters: Pick<RosterRepository, 'get'>
  exportQueue: ExportQueue
}

/** Exports resources as files. */
export const createExportResource =
  ({ openResource, rosters, exportQueue }: ExportResourceDependencies) =>
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
      const { resource } = await openResource(actor, 'resource:read', id)
      if (resource.writtenAt === null) throw new AppError('resources/not-written')
      const { kind, language, title, intro, items, notes, audience, classId } = resource
      const students = audienceStudents(audience, await rosters.get(classId))
      return resourceFile({ kind, language, title, intro, items, notes, students }, query)
    }
    return exportQueue.run(actor.userId, prepare, isGone)
  }

export type ExportResource = ReturnType<typeof createExportResource>
