import type { QuestionAssignments } from '@classeur/contracts'

/** Each question to one marker, as blocks that lie together, so that a paper is turned as little as possible. */
export const shareEvenly = (leafIds: readonly string[], userIds: readonly string[]): QuestionAssignments =>
  userIds.length === 0
    ? {}
    : Object.fromEntries(
        leafIds.map((leafId, place) => [
          leafId,
          userIds.slice(Math.floor((place * userIds.length) / leafIds.length)).slice(0, 1),
        ]),
      )
