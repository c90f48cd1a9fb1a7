import type { ImageDocument } from '@classeur/database'
import type { OwnedResource } from '@classeur/domain/access'

/** The resource of a picture for the policy. A picture that is in review, refused or held is not published. */
export const imageResourceOf = ({
  ownerId,
  publication,
}: Pick<ImageDocument, 'ownerId' | 'publication'>): OwnedResource => ({
  ownerId,
  published: publication === 'published',
})
