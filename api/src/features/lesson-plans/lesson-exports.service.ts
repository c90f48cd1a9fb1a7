import { lessonSectionKeys, type ExportLessonPlanQuery, type LessonPlan } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import {
  lessonPlanFile,
  type LessonPlanContent,
  type LessonPlanFile,
  type StoredPicture,
} from '@classeur/documents'
import { buffer } from 'node:stream/consumers'
import type { ExportQueue } from '../../load/export-queue.ts'
import type { ReadLessonPlan } from './reading/read-lesson-plan.ts'

export type ExportedLessonPlan = Pick<LessonPlanFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

export interface LessonExportsDependencies {
  readLessonPlan: Pick<ReadLessonPlan, 'get' | 'openPicture'>
  exportQueue: ExportQueue
}

/** A plan is partial while it is being written, and after its generation ended without all sections. */
function expectedSectionsOf({ generation, sections }: LessonPlan): number | null {
  const isPartial = generation !== null && generation.state !== 'completed'
  return isPartial && sections.length < lessonSectionKeys.length ? lessonSectionKeys.length : null
}

/** Exports lesson plans as files. A file contains what its reader sees on screen. */
export function createLessonExportsService({ readLessonPlan, exportQueue }: LessonExportsDependencies) {
  async function picturesOf(actor: Actor, { id, pictures }: LessonPlan): Promise<StoredPicture[]> {
    return Promise.all(
      pictures.map(async ({ imageId, altText, labels }) => {
        const { body } = await readLessonPlan.openPicture(actor.userId, id, imageId)
        return { imageId, bytes: await buffer(body), alt: altText, labels }
      }),
    )
  }

  async function contentFor(actor: Actor, id: string, withAnswers: boolean): Promise<LessonPlanContent> {
    const plan = await readLessonPlan.get(actor, id)
    const { subject, level, durationMin, standards, language } = plan.request
    return {
      ...{ title: plan.title, request: { subject, level, durationMin, standards, language } },
      ...{ sections: plan.sections, expectedSections: expectedSectionsOf(plan), withAnswers },
      pictures: await picturesOf(actor, plan),
    }
  }

  return {
    /**
     * Exports a lesson plan as a file; returns null if the client has disconnected (`isGone`) before its turn.
     * @throws AppError `general/not-found`, also for a plan that the person may not read; `general/too-many-requests`;
     *   `general/unavailable` if a picture can't be read now
     */
    export(
      actor: Actor,
      id: string,
      { format, answers }: ExportLessonPlanQuery,
      isGone: () => boolean,
    ): Promise<ExportedLessonPlan | null> {
      const prepare = async () => lessonPlanFile(await contentFor(actor, id, answers), format)
      return exportQueue.run(actor.userId, prepare, isGone)
    },
  }
}

export type LessonExportsService = ReturnType<typeof createLessonExportsService>
