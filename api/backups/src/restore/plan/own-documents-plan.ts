import type { FieldPatch, RestoredDocuments } from '@classeur/database'
import type { OwnDocument, OwnRelation } from '../compare/own-documents.ts'
import type { PeopleHere } from './people-in.ts'
import type { PlanWriter } from './plan-writer.ts'
import { patchesBetween } from './present-class.ts'
import { trashPatches, type RestoreDeletion } from './trash-patches.ts'

/** What planning lesson plans and pictures needs. */
export interface OwnDocumentsPlan {
  restoreId: string
  isForeign: boolean
  people: PeopleHere
  method: 'copy' | 'merge' | 'replace'
  documents: Pick<RestoredDocuments, 'find' | 'isPersonHere' | 'list'>
  plan: PlanWriter
  now: Date
}

/**
 * Returns the changes that a stored document needs because it differs from the archived one. A replacement overwrites all
 * fields. A merge or a copy only restores the document from the trash, and adds no duplicate.
 */
export function ownPatches(
  {
    here,
    archived,
    relation,
  }: {
    here: OwnDocument
    archived: object & { deletedAt?: Date | null | undefined }
    relation: OwnRelation
  },
  fields: readonly string[],
  { method, people, now }: Pick<OwnDocumentsPlan, 'method' | 'people' | 'now'>,
): FieldPatch[] {
  const deletion: RestoreDeletion = { by: people.ownerId, now }
  if (method !== 'replace') return relation === 'trashed' ? trashPatches(here, false, deletion) : []
  const changed = patchesBetween<Record<string, unknown>>(here, archived, fields)
  return relation === 'same' ? [] : [...changed, ...trashPatches(here, Boolean(archived.deletedAt), deletion)]
}
