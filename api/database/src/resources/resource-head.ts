import type { ResourceVersionChange } from '@classeur/contracts'
import { headAfter, type VersionRule } from '@classeur/domain/versions'
import type { ResourceDocument, ResourceHead } from './resource.model.ts'

/** The newest version of a resource: the sheet as it was made, until its first edit. */
export const resourceHeadOf = ({
  head,
  ownerId,
  writtenAt,
  createdAt,
}: Pick<ResourceDocument, 'head' | 'ownerId' | 'writtenAt' | 'createdAt'>): ResourceHead => {
  const at = writtenAt ?? createdAt
  const change = { kind: 'made', itemId: null, itemNumber: null, from: null } as const
  return head ?? { number: 1, change, by: ownerId, startedAt: at, at }
}

const edits: VersionRule<ResourceVersionChange> = {
  kinds: ['edited', 'reordered'],
  partOf: ({ itemId }) => itemId,
}

/** The newest version after a change: edits of one item, or of the order, continue a version for a while. */
export const resourceHeadAfter = (
  current: ResourceHead,
  change: Pick<ResourceHead, 'change' | 'by'>,
  at: Date,
): ResourceHead => headAfter(current, change, at, edits)
