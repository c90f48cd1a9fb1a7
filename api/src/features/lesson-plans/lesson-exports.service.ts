import { AppError, LessonSection, lessonSectionKeys, type ExportLessonPlanQuery } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type {
  GenerationRepository,
  ImageRepository,
  LessonPlanDocument,
  LessonPlanRepository,
} from '@classeur/database'
import {
  lessonPlanFile,
  type LessonPlanContent,
  type LessonPlanFile,
  type PhasePicture,
} from '@classeur/documents'
import type { ObjectStorage } from '@classeur/storage'
import { buffer } from 'node:stream/consumers'
import type { ExportQueue } from '../../load/export-queue.ts'

export type ExportedLessonPlan = Pick<LessonPlanFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

export interface LessonExportsDependencies {
  lessonPlans: Pick<LessonPlanRepository, 'findById'>
  generations: Pick<GenerationRepository, 'findById'>
  images: Pick<ImageRepository, 'findById'>
  storage: Pick<ObjectStorage, 'get'>
  exportQueue: ExportQueue
}

/** Exports lesson plans as files. */
export function createLessonExportsService(dependencies: LessonExportsDependencies) {
  const { lessonPlans, generations, images, storage, exportQueue } = dependencies

  /** Null for a deleted picture, and for one that belongs to somebody else: a plan may name any id. */
  async function pictureOf(imageId: string, ownerId: string): Promise<PhasePicture | null> {
    const image = await images.findById(imageId)
    if (!image || image.ownerId !== ownerId || image.deletedAt) return null
    const object = await storage.get(image.file.key).catch((cause: unknown) => {
      throw new AppError('general/unavailable', {}, { cause })
    })
    return object && { imageId, bytes: await buffer(object.body), alt: image.altText || image.name }
  }

  async function picturesOf(sections: readonly LessonSection[], ownerId: string): Promise<PhasePicture[]> {
    const phases = sections.flatMap((section) => (section.key === 'phases' ? section.value.items : []))
    const ids = new Set(phases.flatMap(({ imageId }) => imageId ?? []))
    const pictures = await Promise.all([...ids].map((id) => pictureOf(id, ownerId)))
    return pictures.filter((picture) => picture !== null)
  }

  /** A plan is partial while it is being written, and after its generation ended without all sections. */
  async function expectedSectionsOf({ generationId, sections }: LessonPlanDocument): Promise<number | null> {
    const generation = generationId === null ? null : await generations.findById(generationId)
    const isPartial = generation !== null && generation.state !== 'completed'
    return isPartial && sections.length < lessonSectionKeys.length ? lessonSectionKeys.length : null
  }

  async function contentFor(actor: Actor, id: string, withAnswers: boolean): Promise<LessonPlanContent> {
    const plan = await lessonPlans.findById(id)
    if (!plan || !can(actor, 'lesson-plan:read', plan)) throw new AppError('general/not-found')
    // Sections of older plans lack the fields that were added since.
    const sections = plan.sections.map((section) => LessonSection.parse(section))
    const [pictures, expectedSections] = await Promise.all([
      picturesOf(sections, plan.ownerId),
      expectedSectionsOf(plan),
    ])
    const { subject, level, durationMin, standards, language } = plan.request
    return {
      ...{ title: plan.title, request: { subject, level, durationMin, standards, language } },
      ...{ sections, expectedSections, pictures, withAnswers },
    }
  }

  return {
    /**
     * Exports a lesson plan as a file; returns null if the client has disconnected (`isGone`) before its turn.
     * @throws AppError `general/not-found`, also for another person's plan; `general/too-many-requests`;
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
