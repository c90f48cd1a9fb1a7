import { AppError, type MediaImage, type RequestPublication } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { ImageDocument, ImageRepository, PublicationRepository } from '@classeur/database'
import { imageResourceOf } from '../image-resource.ts'
import type { ImageViews } from '../image-views.ts'
import type { StudentNames } from './student-names.ts'

export interface PublishingDependencies {
  images: Pick<ImageRepository, 'findById'>
  publications: Pick<PublicationRepository, 'request' | 'withdraw'>
  studentNames: Pick<StudentNames, 'findIn'>
  /** The display name of a person. */
  nameOf: (userId: string) => Promise<string>
  views: Pick<ImageViews, 'media'>
}

/** Lets owners publish their pictures and make them private again. */
export function createPublishing(deps: PublishingDependencies) {
  const { images, publications, studentNames, nameOf, views } = deps

  /** @throws AppError `general/not-found`, also for other people's and deleted pictures */
  async function getOwn(actor: Actor, id: string): Promise<ImageDocument> {
    const image = await images.findById(id)
    const isOwn = image?.deletedAt === null && can(actor, 'image:publish', imageResourceOf(image))
    if (!isOwn) throw new AppError('general/not-found')
    return image
  }

  async function refuseStudentNames({ userId }: Actor, image: ImageDocument): Promise<void> {
    const names = await studentNames.findIn(userId, image)
    if (names.length > 0) throw new AppError('images/names-of-students', { names: names.join(', ') })
  }

  return {
    /**
     * Asks operators to publish a picture under the person's present name; idempotent.
     * @throws AppError `images/unpublishable` for an upload or a copy, `images/alt-text-missing`,
     * `images/names-of-students`, which the person may confirm not to be their students
     */
    async request(actor: Actor, id: string, { namesChecked }: RequestPublication): Promise<MediaImage> {
      const image = await getOwn(actor, id)
      if ((image.origin ?? 'generated') !== 'generated') throw new AppError('images/unpublishable')
      if (image.altText === '') throw new AppError('images/alt-text-missing')
      if (!namesChecked) await refuseStudentNames(actor, image)
      const asked = await publications.request(id, await nameOf(actor.userId))
      return views.media(asked ?? (await getOwn(actor, id)), actor)
    },

    /** Makes a picture private again; idempotent. */
    async withdraw(actor: Actor, id: string): Promise<MediaImage> {
      const image = await getOwn(actor, id)
      return views.media((await publications.withdraw(id)) ?? image, actor)
    },
  }
}

export type Publishing = ReturnType<typeof createPublishing>
