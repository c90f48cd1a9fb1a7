import type { ChangeResourceRequest } from '@classeur/contracts'
import type { ResourceDocument, ResourceVersions } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import type { PlacedPictures } from '../../../pictures/placed-pictures.ts'

type PictureChange = Extract<ChangeResourceRequest, { change: 'picture' }>

/** A colleague's picture can be put back by whoever has just replaced it. */
async function wasHere(
  resource: ResourceDocument,
  { itemId, imageId }: PictureChange,
  versions: Pick<ResourceVersions, 'find'>,
): Promise<boolean> {
  const newest = resource.head?.number ?? 1
  const before = newest > 1 ? await versions.find(resource, newest - 1) : null
  return before?.items.some((item) => item.id === itemId && item.imageId === imageId) ?? false
}

/**
 * Refuses to place a picture that neither the person nor the owner of the sheet may see.
 * @throws AppError `general/validation-failed`
 */
export async function checkPicture(
  actor: Actor,
  resource: ResourceDocument,
  change: PictureChange,
  deps: { pictures: Pick<PlacedPictures, 'check'>; versions: Pick<ResourceVersions, 'find'> },
): Promise<void> {
  const { itemId, imageId } = change
  if (imageId === null || resource.items.some((one) => one.id === itemId && one.imageId === imageId)) return
  if (await wasHere(resource, change, deps.versions)) return
  await deps.pictures.check(actor, resource.ownerId, [imageId])
}
