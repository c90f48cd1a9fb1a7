import { AppError } from '@classeur/contracts'
import type { ResourceDocument } from '@classeur/database'

type Part = { text: true } | { order: true } | { itemId: string } | { noteOf: string }

/** The revision at which a part of a resource last changed. */
function changedAt({ changed }: Pick<ResourceDocument, 'changed'>, part: Part): number {
  if ('text' in part) return changed.text
  if ('order' in part) return changed.order
  return ('itemId' in part ? changed.items[part.itemId] : changed.notes[part.noteOf]) ?? 0
}

/** @throws AppError `resources/changed-meanwhile` if the part has changed since the revision `basedOn` */
export function requireUnchanged(resource: ResourceDocument, part: Part, basedOn: number): void {
  if (changedAt(resource, part) > basedOn) throw new AppError('resources/changed-meanwhile')
}

/** The record of what changed at the next revision. */
export function nowChanged(
  { changed, revision }: ResourceDocument,
  parts: { text?: true; order?: true; itemIds?: readonly string[]; notesOf?: readonly string[] },
): ResourceDocument['changed'] {
  const next = revision + 1
  const at = (keys: readonly string[] = []) => Object.fromEntries(keys.map((key) => [key, next]))
  return {
    text: parts.text ? next : changed.text,
    order: parts.order ? next : changed.order,
    items: { ...changed.items, ...at(parts.itemIds) },
    notes: { ...changed.notes, ...at(parts.notesOf) },
  }
}
