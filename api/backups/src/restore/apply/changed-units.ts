import type { PlainDocument, RestoredCollection, RestoredDocuments, RestoreStep } from '@classeur/database'
import { isEqual } from '../archive/plain-value.ts'
import { examFields } from '../compare/compare-class.ts'

/** The fields that people change; a document without an entry counts as a whole. */
const comparedFields: Partial<Record<RestoredCollection, readonly string[]>> = {
  classes: ['name', 'level', 'subjects', 'schoolYear', 'colour', 'scale', 'usesExternalIds', 'ownerId'],
  rosters: ['students', 'groups'],
  exams: examFields,
  mark_rows: ['marks'],
  // Added together with a change of a row only.
  mark_changes: [],
  lesson_plans: ['title', 'objectives', 'sections', 'taughtOn', 'classId', 'sharedWithSchool', 'shareToken'],
  images: ['name', 'tags', 'altText', 'labels', 'publication'],
  comment_bank: ['text'],
}

/** The collections in which work on a class adds documents. */
const grownCollections = ['exams', 'mark_rows', 'resources', 'overall_comments'] as const

function isChanged(collection: RestoredCollection, added: PlainDocument, here: PlainDocument): boolean {
  const fields = comparedFields[collection]
  if (!fields) return !isEqual(added, here)
  if (collection === 'classes' && (here['members'] as unknown[]).length !== 1) return true
  return !fields.every((field) => isEqual(added[field], here[field]))
}

const classIdOf = (unit: string) => (unit.startsWith('class:') ? unit.slice('class:'.length) : null)

/**
 * Finds the units whose added documents somebody has changed, or a class to which somebody has added something. They stay
 * as a whole when the restore is undone, because a partial class is useless.
 */
export async function findChangedUnits(
  documents: Pick<RestoredDocuments, 'list' | 'listOfClass'>,
  steps: AsyncIterable<RestoreStep>,
): Promise<Set<string>> {
  const changed = new Set<string>()
  const added = new Map<string, Set<string>>()
  for await (const { unit, change } of steps) {
    if (change.kind !== 'create') continue
    const { collection } = change
    const ids = added.get(unit) ?? new Set()
    added.set(unit, ids)
    if (classIdOf(unit) !== null && collection !== 'mark_changes')
      for (const { _id } of change.documents) ids.add(`${collection}:${_id}`)
    if (changed.has(unit) || collection === 'mark_changes') continue
    const here = await documents.list(
      collection,
      change.documents.map(({ _id }) => _id),
    )
    const byId = new Map(here.map((document) => [document._id, document]))
    for (const document of change.documents) {
      const current = byId.get(document._id)
      if (current && isChanged(collection, document, current)) changed.add(unit)
    }
  }
  for (const [unit, ids] of added) {
    const classId = classIdOf(unit)
    if (classId === null || changed.has(unit)) continue
    for (const collection of grownCollections) {
      const here = await documents.listOfClass(collection, classId)
      const isNew = ({ _id, marks }: PlainDocument) =>
        !ids.has(`${collection}:${_id}`) && !isEmptyRow(collection, marks)
      if (here.some(isNew)) changed.add(unit)
    }
  }
  return changed
}

/** Rows are made for the whole class when somebody opens the first cell; they mean nothing yet. */
const isEmptyRow = (collection: string, marks: unknown) =>
  collection === 'mark_rows' && Object.keys(marks ?? {}).length === 0
