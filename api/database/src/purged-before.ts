import { trashBegins } from './classes/class-lists.repository.ts'

/** The clocks of two processes differ by less than this. */
const marginMs = 3600 * 1000

/** What was deleted before this moment nobody can bring back, by any process's clock. */
export const purgedBefore = (): Date => new Date(trashBegins().getTime() - marginMs)
