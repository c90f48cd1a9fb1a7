import type { ResourceVersionChange } from '@classeur/contracts'
import { oneVersionMs } from '../lesson-plans/lesson-plan-head.ts'
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

/** The newest version after a change: the current one, continued, or the next. */
export function resourceHeadAfter(
  current: ResourceHead,
  { change, by }: Pick<ResourceHead, 'change' | 'by'>,
  at: Date,
): ResourceHead {
  const isContinued =
    isSameEdit(current.change, change) &&
    current.by === by &&
    at.getTime() - current.startedAt.getTime() < oneVersionMs
  if (isContinued) return { ...current, at }
  return { number: current.number + 1, change, by, startedAt: at, at }
}

const isSameEdit = (earlier: ResourceVersionChange, later: ResourceVersionChange): boolean =>
  (later.kind === 'edited' || later.kind === 'reordered') &&
  earlier.kind === later.kind &&
  earlier.itemId === later.itemId
