import type { FieldPatch } from '@classeur/database'

/** When something was moved to the trash, and by whom; both absent or null if it never was. */
interface Trashable {
  deletedAt?: Date | null | undefined
  deletedBy?: string | undefined
}

/** A move to the trash by the person who restores. */
export interface RestoreDeletion {
  by: string
  now: Date
}

/**
 * The patches that move a document to the trash or back, if it isn't where it has to be. Its days in the trash begin now,
 * whatever the archive says, so that nothing is purged while the restore can be undone. Who deleted it stays when it comes
 * back, as after a restore from the trash.
 */
export function trashPatches(
  { deletedAt: before, deletedBy }: Trashable,
  isTrashed: boolean,
  { by, now }: RestoreDeletion,
): FieldPatch[] {
  if (isTrashed === Boolean(before)) return []
  const time = { field: 'deletedAt', ...(before !== undefined && { before }) }
  if (!isTrashed) return [{ ...time, after: null }]
  const person = { field: 'deletedBy', ...(deletedBy !== undefined && { before: deletedBy }), after: by }
  return [{ ...time, after: now }, ...(deletedBy === by ? [] : [person])]
}
