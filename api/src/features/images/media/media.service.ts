import {
  AppError,
  type ImageUseCount,
  type ImageUses,
  type MediaTags,
  type TagImagesRequest,
  type TaggedImages,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import {
  retryOnConflict,
  type ImageDocument,
  type ImageRepository,
  type ImageUsesRepository,
} from '@classeur/database'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { AnnounceImageChange } from '../../../realtime/announce-image.ts'
import type { ImageViews } from '../image-views.ts'
import type { StudentNames } from '../publishing/student-names.ts'

const tagsShown = 200
const usesShown = 50
const mostTags = 10

export interface MediaDependencies {
  images: Pick<ImageRepository, 'findById' | 'change' | 'markDeleted' | 'restore' | 'countTags'>
  uses: ImageUsesRepository
  openExam: OpenExam
  views: Pick<ImageViews, 'media'>
  announce: AnnounceImageChange
  studentNames: Pick<StudentNames, 'areAddedBy'>
}

/** Looks after a person's pictures as a collection: their tags, several at once, and where they are used. */
export function createMediaService(deps: MediaDependencies) {
  const { images, uses, views, announce, openExam, studentNames } = deps
  const isOwn = (actor: Actor, image: ImageDocument | null, deleted: boolean): image is ImageDocument =>
    image !== null &&
    (image.deletedAt === null || deleted) &&
    can(actor, 'image:change', { ownerId: image.ownerId })

  /**
   * All of these pictures, or none.
   * @throws AppError `general/not-found` if one isn't the person's, or is deleted
   */
  async function getOwn(actor: Actor, ids: readonly string[], deleted = false): Promise<ImageDocument[]> {
    const asked = await Promise.all([...new Set(ids)].map((id) => images.findById(id)))
    if (!asked.every((image) => isOwn(actor, image, deleted))) throw new AppError('general/not-found')
    return asked
  }

  /** Those of these exams whose resources the person may read. */
  async function readableExams(actor: Actor, examIds: ReadonlySet<string>): Promise<Set<string>> {
    const readable = new Set<string>()
    for (const examId of examIds) {
      try {
        await openExam(actor, 'resource:read', examId)
        readable.add(examId)
      } catch (error) {
        // Refused, or the exam or its class is in the trash.
        if (!(error instanceof AppError) || error.code === 'general/unavailable') throw error
      }
    }
    return readable
  }

  /** The changed picture; null if it would have too many tags. */
  function tag(image: ImageDocument, { add, remove }: TagImagesRequest): Promise<ImageDocument | null> {
    let current: ImageDocument | null = image
    return retryOnConflict(
      async () => {
        current ??= await images.findById(String(image._id))
        if (current?.deletedAt !== null) throw new AppError('general/not-found')
        const tags = [...new Set([...current.tags.filter((one) => !remove.includes(one)), ...add])]
        if (tags.length > mostTags) return null
        if (tags.join('\n') === current.tags.join('\n')) return current
        const namesStudents = await studentNames.areAddedBy(current, { tags })
        const changed = await images.change(current, { tags }, namesStudents)
        current = null
        return changed ?? 'conflict'
      },
      { mostTries: 5, otherwise: () => new AppError('general/unavailable') },
    )
  }

  return {
    async tags(actor: Actor): Promise<MediaTags> {
      return { tags: await images.countTags(actor.userId, tagsShown) }
    },

    /** Adds and removes tags. A picture that would have too many stays as it is. */
    async tag(actor: Actor, request: TagImagesRequest): Promise<TaggedImages> {
      const full: string[] = []
      const changed: ImageDocument[] = []
      for (const image of await getOwn(actor, request.ids)) {
        const tagged = await tag(image, request)
        if (tagged) changed.push(tagged)
        else full.push(String(image._id))
      }
      return { images: changed.map((image) => views.media(image, actor)), full }
    },

    /** Moves pictures to the trash; idempotent. */
    async remove(actor: Actor, ids: readonly string[]): Promise<void> {
      for (const { _id } of await getOwn(actor, ids, true)) {
        const deleted = await images.markDeleted(String(_id), { by: actor.userId, again: null })
        if (deleted) announce(deleted)
      }
    },

    /** Takes pictures out of the trash; idempotent. @throws AppError `general/not-found` if one is gone for good */
    async restore(actor: Actor, ids: readonly string[]): Promise<void> {
      for (const { _id, deletedAt } of await getOwn(actor, ids, true)) {
        if (deletedAt === null) continue
        const restored = await images.restore(String(_id))
        if (!restored) throw new AppError('general/not-found')
        announce(restored)
      }
    },

    /** How many lesson plans and resources would lose a picture if these were deleted. */
    async countUses(actor: Actor, ids: readonly string[]): Promise<ImageUseCount> {
      await getOwn(actor, ids, true)
      const [lessonPlans, resources] = await Promise.all([
        uses.countLessonPlans(ids),
        uses.countResources(ids),
      ])
      return { lessonPlans, resources }
    },

    /** Where a picture is used. Other people's plans, and resources that the person can't read, are only counted. */
    async usesOf(actor: Actor, id: string): Promise<ImageUses> {
      await getOwn(actor, [id])
      const [own, others, shownBy, allResources] = await Promise.all([
        uses.lessonPlansOf(actor.userId, id, usesShown),
        uses.countLessonPlans([id], actor.userId),
        uses.resourcesWith(id, usesShown),
        uses.countResources([id]),
      ])
      const readable = await readableExams(actor, new Set(shownBy.map(({ examId }) => examId)))
      const resources = shownBy.filter(({ examId }) => readable.has(examId))
      return {
        lessonPlans: own.map(({ _id, title }) => ({ id: String(_id), title })),
        others,
        resources: resources.map(({ _id, examId, title }) => ({ id: String(_id), markId: examId, title })),
        otherResources: allResources - resources.length,
      }
    },
  }
}

export type MediaService = ReturnType<typeof createMediaService>
