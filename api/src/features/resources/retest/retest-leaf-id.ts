import { generationIdFor } from '@classeur/database'

/** The question of a re-test that tests an item. It follows from both, so that they can be compared after the sheet changed. */
export const retestLeafId = (examId: string, itemId: string): string =>
  generationIdFor(examId, `item:${itemId}`)
