import { allTermsOf } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { sortGradebook } from '@classeur/domain/marks'
import type { GradebookExportQuery } from '@classeur/contracts'
import { gradebookFile, type GradebookContent, type GradebookFile } from '@classeur/documents'
import type { ExportQueue } from '../../../load/export-queue.ts'
import type { GradebookService, OpenedGradebook } from './gradebook.service.ts'

export interface GradebookFilesDependencies {
  gradebooks: Pick<GradebookService, 'open'>
  exportQueue: ExportQueue
}

type ExportedGradebook = Pick<GradebookFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

function contentOf(
  { gradebook, schoolClass, school }: OpenedGradebook,
  { term, group, type, sort, direction, language, digits }: GradebookExportQuery,
): GradebookContent {
  const isDescending = direction === 'descending'
  return {
    gradebook: {
      ...gradebook,
      students: sortGradebook(gradebook, { by: sort, isDescending }, language),
    },
    className: schoolClass.name,
    period: allTermsOf(school).find(({ id }) => id === term)?.name ?? schoolClass.schoolYear,
    groupName: gradebook.groups.find(({ id }) => id === group)?.name ?? '',
    type: type ?? null,
    schoolName: school?.name ?? '',
    ...{ language, digits },
    timeZone: school?.timeZone ?? 'UTC',
    nowMs: Date.now(),
  }
}

/** Exports gradebooks as files, with the filters and the order on screen. */
export function createGradebookFiles({ gradebooks, exportQueue }: GradebookFilesDependencies) {
  return {
    /**
     * Returns null if the client has disconnected (`isGone`) before its turn.
     * @throws AppError as `ClassAccess.open` does; `general/too-many-requests`
     */
    export(
      actor: Actor,
      classId: string,
      query: GradebookExportQuery,
      isGone: () => boolean,
    ): Promise<ExportedGradebook | null> {
      const prepare = async () => {
        const opened = await gradebooks.open(actor, classId, query)
        return gradebookFile(contentOf(opened, query), query)
      }
      return exportQueue.run(actor.userId, prepare, isGone)
    },
  }
}

export type GradebookFiles = ReturnType<typeof createGradebookFiles>
