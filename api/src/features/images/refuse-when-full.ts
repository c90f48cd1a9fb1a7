import { AppError, type BillingPlan } from '@classeur/contracts'
import type { ImageRepository, PictureUploadRepository } from '@classeur/database'

const bytesAMebibyte = 2 ** 20

/**
 * @param addedBytes what has to fit; one byte if that isn't known yet
 * @throws AppError `images/storage-full` unless it fits, with the uploads that are under way
 */
export type RefuseWhenFull = (userId: string, addedBytes?: number) => Promise<void>

export interface RefuseWhenFullDependencies {
  images: Pick<ImageRepository, 'storedBytesOf'>
  uploads: Pick<PictureUploadRepository, 'pendingBytesOf'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
}

/** Checks the storage that a person's plan has for pictures. */
export const createRefuseWhenFull =
  ({ images, uploads, findEffectivePlan }: RefuseWhenFullDependencies): RefuseWhenFull =>
  async (userId, addedBytes = 1) => {
    const [stored, pending, plan] = await Promise.all([
      images.storedBytesOf(userId),
      uploads.pendingBytesOf(userId),
      findEffectivePlan(userId),
    ])
    const limit = plan.limits.storageMiB
    if (stored + pending + addedBytes > limit * bytesAMebibyte)
      throw new AppError('images/storage-full', { limit })
  }
