/** A move to the trash. */
export interface Deletion {
  /** The person who deletes it. */
  by: string
  /**
   * When it was deleted before it was restored: undoing that restore returns it to the trash as it was there, with the
   * person who deleted it. Null for a new deletion.
   */
  again: Date | null
}

/** The fields that a move to the trash sets. `now`: the time of a new deletion. */
export const deletionFields = (
  { by, again }: Deletion,
  now: Date,
): { deletedAt: Date; deletedBy?: string } =>
  again ? { deletedAt: again } : { deletedAt: now, deletedBy: by }

/**
 * The time of deletion of what somebody deleted for good. It lies before every trash, so that nothing lists or restores
 * it any more, and the workers purge it like anything else whose days are over.
 */
export const deletedForGood = new Date(0)
