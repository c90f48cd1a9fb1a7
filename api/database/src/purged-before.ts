import { trashBegins } from './classes/class-lists.repository.ts'

/** An upper bound of the difference between two processes' clocks. */
const marginMs = 3600 * 1000

/** Items deleted before this time can't be restored any more, by any process's clock. */
export const purgedBefore = (): Date => new Date(trashBegins().getTime() - marginMs)
