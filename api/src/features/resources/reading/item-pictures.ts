import type { ResourceItem } from '@classeur/contracts'

/** The ids of the pictures that the items of a resource show. */
export const pictureIdsOf = (items: readonly Pick<ResourceItem, 'imageId'>[]): string[] => [
  ...new Set(items.flatMap(({ imageId }) => imageId ?? [])),
]
