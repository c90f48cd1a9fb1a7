import {
  AppError,
  type ChangeResourceRequest,
  type ParentNote,
  type ResourceItem,
  type ResourceVersionChange,
} from '@classeur/contracts'
import type { ResourceContent, ResourceDocument } from '@classeur/database'
import { isDeepStrictEqual } from 'node:util'
import { nowChanged, requireUnchanged } from './changed-since.ts'
import { confirmedItem, contentOf, editedItem, withPictureOf } from './edited-item.ts'

/** What a change replaces, and the version that it makes; null for a change that belongs to no version. */
export interface DecidedChange {
  content: ResourceContent
  version: ResourceVersionChange | null
}

type Kind = ChangeResourceRequest['change']
type Change<K extends Kind> = Extract<ChangeResourceRequest, { change: K }>

export const versionOf = (
  kind: ResourceVersionChange['kind'],
  resource: ResourceDocument,
  itemId: string | null = null,
  from: number | null = null,
): ResourceVersionChange => {
  const index = resource.items.findIndex(({ id }) => id === itemId)
  return { kind, itemId, itemNumber: index < 0 ? null : index + 1, from }
}

const itemOf = ({ items }: ResourceDocument, itemId: string): ResourceItem => {
  const item = items.find(({ id }) => id === itemId)
  // Somebody has deleted it.
  if (!item) throw new AppError('resources/changed-meanwhile')
  return item
}

const withItem = ({ items }: ResourceDocument, changed: ResourceItem): ResourceItem[] =>
  items.map((item) => (item.id === changed.id ? changed : item))

/** The resource with another item in place of the one with its id. */
export const replacedItem = (resource: ResourceDocument, item: ResourceItem): ResourceContent => ({
  items: withItem(resource, item),
  changed: nowChanged(resource, { itemIds: [item.id] }),
})

function changeText(
  resource: ResourceDocument,
  { title, intro, basedOn }: Change<'text'>,
): DecidedChange | null {
  if (resource.title === title && resource.intro === intro) return null
  requireUnchanged(resource, { text: true }, basedOn)
  return {
    content: { title, intro, changed: nowChanged(resource, { text: true }) },
    version: versionOf('edited', resource),
  }
}

function changeItem(
  resource: ResourceDocument,
  change: Change<'item'>,
  earlier: ResourceItem | null,
): DecidedChange | null {
  const item = itemOf(resource, change.itemId)
  if (isDeepStrictEqual(contentOf(item), contentOf(change.content))) return null
  requireUnchanged(resource, change, change.basedOn)
  const edited = earlier
    ? withPictureOf({ ...earlier, locked: item.locked }, item)
    : editedItem(item, change.content, resource.language)
  return { content: replacedItem(resource, edited), version: versionOf('edited', resource, item.id) }
}

function changePicture(
  resource: ResourceDocument,
  { itemId, imageId, basedOn }: Change<'picture'>,
): DecidedChange | null {
  const item = itemOf(resource, itemId)
  if ((item.imageId ?? null) === imageId) return null
  requireUnchanged(resource, { itemId }, basedOn)
  return {
    content: replacedItem(resource, withPictureOf(item, { imageId })),
    version: versionOf('edited', resource, itemId),
  }
}

function changeLock(resource: ResourceDocument, { itemId, locked }: Change<'lock'>): DecidedChange | null {
  const item = itemOf(resource, itemId)
  if (item.locked === locked) return null
  return { content: { items: withItem(resource, { ...item, locked }) }, version: null }
}

function changeOrder(
  resource: ResourceDocument,
  { itemIds, basedOn }: Change<'order'>,
): DecidedChange | null {
  const current = resource.items.map(({ id }) => id)
  if (isDeepStrictEqual(current, itemIds)) return null
  requireUnchanged(resource, { order: true }, basedOn)
  if (new Set(itemIds).size !== itemIds.length) throw new AppError('general/validation-failed')
  const items = itemIds.map((id) => itemOf(resource, id))
  const [deleted, ...more] = current.filter((id) => !itemIds.includes(id))
  for (const itemId of [deleted, ...more].flatMap((id) => id ?? []))
    requireUnchanged(resource, { itemId }, basedOn)
  return {
    content: { items, changed: nowChanged(resource, { order: true }) },
    version: versionOf(
      deleted === undefined ? 'reordered' : 'deleted',
      resource,
      more.length > 0 ? null : deleted,
    ),
  }
}

function confirm(
  resource: ResourceDocument,
  { itemId, use, basedOn }: Change<'confirm'>,
): DecidedChange | null {
  const item = itemOf(resource, itemId)
  const { state, by } = item.verification
  if (state === 'verified' && by === 'teacher' && use === 'mine') return null
  requireUnchanged(resource, { itemId }, basedOn)
  const confirmed = confirmedItem(item, use, resource.language)
  return { content: replacedItem(resource, confirmed), version: versionOf('edited', resource, itemId) }
}

const wordsOf = ({ greeting, paragraphs, closing }: ParentNote) => ({ greeting, paragraphs, closing })

function changeNote(resource: ResourceDocument, { note, basedOn }: Change<'note'>): DecidedChange | null {
  const current = resource.notes.find(({ studentId }) => studentId === note.studentId)
  if (!current) throw new AppError('resources/changed-meanwhile')
  if (isDeepStrictEqual(wordsOf(current), wordsOf(note))) return null
  requireUnchanged(resource, { noteOf: note.studentId }, basedOn)
  // The words are the teacher's now; the note still comes with the same sheet.
  const { by: _by, ...rest } = { ...current, ...wordsOf(note) }
  return {
    content: {
      notes: resource.notes.map((one) => (one === current ? rest : one)),
      changed: nowChanged(resource, { notesOf: [note.studentId] }),
    },
    version: versionOf('edited', resource),
  }
}

/**
 * What a change makes of a resource, with `earlier` for an item that gets back the content it once had; null if the resource is already like this, also because the same request came
 * before and its answer was lost.
 * @throws AppError `resources/changed-meanwhile` if the part has changed since `basedOn` or isn't there any more
 */
export function decideChange(
  resource: ResourceDocument,
  change: Exclude<ChangeResourceRequest, { change: 'put-back' }>,
  earlier: ResourceItem | null,
): DecidedChange | null {
  switch (change.change) {
    case 'text':
      return changeText(resource, change)
    case 'item':
      return changeItem(resource, change, earlier)
    case 'picture':
      return changePicture(resource, change)
    case 'lock':
      return changeLock(resource, change)
    case 'order':
      return changeOrder(resource, change)
    case 'confirm':
      return confirm(resource, change)
    case 'note':
      return changeNote(resource, change)
  }
}
