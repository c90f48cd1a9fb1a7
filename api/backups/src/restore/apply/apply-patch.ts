import {
  retryOnConflict,
  type FieldPatch,
  type PlainDocument,
  type RestoredCollection,
  type RestoredDocuments,
} from '@classeur/database'
import { isEqual } from '../archive/plain-value.ts'

const mostTries = 30

/** The counter that a change of a document increases, so that everybody who has read it notices. */
const counters: Partial<Record<RestoredCollection, string>> = {
  classes: 'version',
  rosters: 'version',
  exams: 'version',
  overall_comments: 'version',
  lesson_plans: 'revision',
  resources: 'revision',
}

/** The lists of a roster, whose elements are patched one by one: `students.<id>`. */
const listOf = (field: string): { list: 'students' | 'groups'; id: string } | null => {
  const match = /^(students|groups)\.([0-9a-f]{24})$/.exec(field)
  const [, list, id] = match ?? []
  return list && id ? { list: list as 'students' | 'groups', id } : null
}

type Elements = { id: string }[]
const elementsOf = (document: PlainDocument, list: string): Elements => (document[list] ?? []) as Elements

function valueOf(document: PlainDocument, field: string): unknown {
  const element = listOf(field)
  if (!element) return document[field]
  return elementsOf(document, element.list).find(({ id }) => id === element.id)
}

/** The same patches in the other direction. */
export const reversedPatches = (patches: readonly FieldPatch[]): FieldPatch[] =>
  patches.map(({ field, ...values }) => ({
    field,
    ...('after' in values && { before: values.after }),
    ...('before' in values && { after: values.before }),
  }))

function newFields(document: PlainDocument, patches: readonly FieldPatch[]) {
  const set: Record<string, unknown> = {}
  const unset: string[] = []
  for (const { field, after } of patches) {
    const element = listOf(field)
    if (element) {
      const { list, id } = element
      const elements = (set[list] ?? elementsOf(document, list)) as Elements
      const index = elements.findIndex((one) => one.id === id)
      const others = elements.filter((one) => one.id !== id)
      if (after === undefined) set[list] = others
      else if (index < 0) set[list] = [...elements, after]
      else set[list] = elements.map((one) => (one.id === id ? after : one))
    } else if (after === undefined) unset.push(field)
    else set[field] = after
  }
  const students = (set['students'] ?? []) as { number: number }[]
  if (students.length > 0) {
    const highest = Math.max(Number(document['lastNumber'] ?? 0), ...students.map(({ number }) => number))
    set['lastNumber'] = highest
  }
  return { set, unset }
}

export interface PatchResult {
  /** The patched fields that are now as intended. */
  applied: number
  /** Fields that stayed, because somebody had changed them or needs them. */
  kept: number
}

export interface PatchOptions {
  /** Of the patches whose field still has its value from before, those to apply to this document; all by default. */
  choose?: (document: PlainDocument, patches: readonly FieldPatch[]) => Promise<readonly FieldPatch[]>
  /** Further changes that belong to the write, given the document and the patches. */
  extra?: (
    document: PlainDocument,
    patches: readonly FieldPatch[],
  ) => Promise<{
    set?: Record<string, unknown>
    increase?: Record<string, number>
  }>
}

/**
 * Patches the fields of a document that still have their value from before. Repeating it changes nothing. All fields of
 * one call are one write, on condition that the document is as it was read.
 */
export async function applyPatches(
  documents: Pick<RestoredDocuments, 'find' | 'change'>,
  collection: RestoredCollection,
  id: string,
  patches: readonly FieldPatch[],
  { choose = async (_document, due) => due, extra = async () => ({}) }: PatchOptions = {},
): Promise<PatchResult> {
  return retryOnConflict<PatchResult>(
    async () => {
      const document = await documents.find(collection, id)
      if (!document) return { applied: 0, kept: patches.length }
      const open = patches.filter(({ field, after }) => !isEqual(valueOf(document, field), after))
      const unchanged = open.filter(({ field, before }) => isEqual(valueOf(document, field), before))
      const due = await choose(document, unchanged)
      const result = { applied: patches.length - open.length + due.length, kept: open.length - due.length }
      if (due.length === 0) return result
      const { set, unset } = newFields(document, due)
      const more = await extra(document, due)
      const counter = counters[collection]
      // A document without a counter changes only if the patched fields are as they were read.
      const condition = counter
        ? { [counter]: document[counter] ?? null }
        : Object.fromEntries(due.map(({ field }) => [field, document[field] ?? null]))
      const isChanged = await documents.change(collection, id, {
        condition,
        set: { ...set, ...more.set },
        unset,
        increase: { ...(counter && { [counter]: 1 }), ...more.increase },
      })
      return isChanged ? result : 'conflict'
    },
    { mostTries, otherwise: () => new Error(`${collection} ${id} kept changing`) },
  )
}
