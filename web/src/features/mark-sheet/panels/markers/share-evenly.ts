import type { QuestionAssignments } from '@classeur/contracts'

/** Assigns each question to one marker, in consecutive blocks, so that markers turn few pages. */
export const shareEvenly = (leafIds: readonly string[], userIds: readonly string[]): QuestionAssignments =>
  userIds.length === 0
    ? {}
    : Object.fromEntries(
        leafIds.map((leafId, index) => [
          leafId,
          userIds.slice(Math.floor((index * userIds.length) / leafIds.length)).slice(0, 1),
        ]),
      )
