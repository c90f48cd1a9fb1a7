/**
 * The edited fields of a form: the typed value of each, the value it had when the edit began, and the values that were
 * sent without an answer so far, oldest first.
 */
export type FieldEdits<T> = { [K in keyof T]?: FieldEdit<T[K]> }

interface FieldEdit<V> {
  base: V
  typed: V
  sent?: V[]
  /** The value before a save: the form may show it for a moment after the answer. */
  before?: V
}

/** Of more requests without an answer, only the latest are remembered. */
const mostSent = 10

/** A field that was edited here while someone else changed it. */
export interface FieldConflict<T, K extends keyof T = keyof T> {
  field: K
  typed: T[K]
  stored: T[K]
}

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Compares JSON values by content: a server may return the fields of an object in another order. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)

const fieldsOf = <T>(edits: FieldEdits<T>) => Object.keys(edits) as (keyof T)[]

/** Whether a field is back at its original value, and a request may still change the stored one. */
const isSetBack = <V>({ base, typed, sent = [] }: FieldEdit<V>) => sent.length > 0 && isSame(typed, base)

/** A field that was set back differs only from a value that was sent from here; someone else's is taken over. */
const isLive = <V>(edit: FieldEdit<V>, stored: V) =>
  !isSame(edit.typed, stored) && (!isSetBack(edit) || !!edit.sent?.some((own) => isSame(own, stored)))

function filtered<T extends object>(
  edits: FieldEdits<T>,
  isKept: (edit: FieldEdit<T[keyof T]>, field: keyof T) => boolean,
): FieldEdits<T> {
  const kept: FieldEdits<T> = {}
  for (const field of fieldsOf(edits))
    if (edits[field] && isKept(edits[field], field)) kept[field] = edits[field]
  return kept
}

/** The edits that still differ from the stored values, without fields that no longer exist. */
export const liveEdits = <T extends object>(stored: T, edits: FieldEdits<T>): FieldEdits<T> =>
  filtered(edits, (edit, field) => field in stored && isLive(edit, stored[field]))

/** Whether what was saved hasn't arrived in the stored values so far. */
const isLate = <V>(edit: FieldEdit<V>, stored: V) => 'before' in edit && isSame(edit.before, stored)

/** The live edits, and the fields that were set back while they were saved. */
export const keptEdits = <T extends object>(stored: T, edits: FieldEdits<T>): FieldEdits<T> =>
  filtered(
    edits,
    (edit, field) =>
      field in stored && (isLive(edit, stored[field]) || isSetBack(edit) || isLate(edit, stored[field])),
  )

/** The edits after a request that saved nothing: a field that was set back is no edit any more. */
export const withoutSetBack = <T extends object>(edits: FieldEdits<T>): FieldEdits<T> =>
  filtered(edits, (edit) => !isSetBack(edit))

/** Only the typed values, as they are sent to the server. */
export function typedOf<T>(edits: FieldEdits<T>): Partial<T> {
  const typed: Partial<T> = {}
  for (const field of fieldsOf(edits)) if (edits[field]) typed[field] = edits[field].typed
  return typed
}

/** The fields of `sent` that differ from the stored ones: what a request that changes only some fields contains. */
export function changesOf<T extends object>(stored: T, sent: T): Partial<T> {
  const changes: Partial<T> = {}
  for (const field of Object.keys(sent) as (keyof T)[])
    if (!isSame(stored[field], sent[field])) changes[field] = sent[field]
  return changes
}

/**
 * Adds typed values to the edits. A field that is back at its original value isn't an edit, unless a request that
 * changes it is underway: its answer must not bring back what was sent.
 */
export function withTyped<T extends object>(
  stored: T,
  edits: FieldEdits<T>,
  typed: Partial<T>,
  isUnderway = false,
): FieldEdits<T> {
  const next = { ...edits }
  for (const field of Object.keys(typed) as (keyof T)[]) {
    const base = edits[field] ? edits[field].base : stored[field]
    const edit = { ...edits[field], base, typed: typed[field] as T[keyof T] }
    next[field] = edit
    if ((isUnderway && isSetBack(edit)) || isLate(edit, stored[field])) continue
    if (isSame(edit.typed, base) || isSame(edit.typed, stored[field])) delete next[field]
  }
  return next
}

/**
 * Remembers what a request sends: if its answer is lost, the server may have stored it. An edit whose earlier value the
 * server has stored continues from there.
 */
export function withSent<T extends object>(stored: T, edits: FieldEdits<T>, sent: Partial<T>): FieldEdits<T> {
  const next = { ...edits }
  for (const field of Object.keys(sent) as (keyof T)[]) {
    const edit = edits[field]
    if (!edit) continue
    const before = edit.sent ?? []
    const base = before.some((own) => isSame(own, stored[field])) ? stored[field] : edit.base
    const earlier = before.filter((value) => !isSame(value, sent[field]))
    next[field] = { base, typed: edit.typed, sent: [...earlier, sent[field] as T[keyof T]].slice(-mostSent) }
  }
  return next
}

/**
 * The edits that remain after `sent` was saved: what was changed during the request. `isStored`: whether the saved values
 * become the stored ones.
 */
export function withoutSaved<T>(edits: FieldEdits<T>, sent: Partial<T>, isStored = false): FieldEdits<T> {
  const left: FieldEdits<T> = {}
  for (const field of fieldsOf(edits)) {
    const edit = edits[field]
    if (!edit || (field in sent && isSame(edit.typed, sent[field]))) continue
    const rebased = { base: sent[field] as T[keyof T], typed: edit.typed }
    left[field] = !(field in sent) ? edit : isStored ? { ...rebased, before: edit.base } : rebased
  }
  return left
}

/**
 * Fields whose stored value has changed since the edit began, other than to a value sent from here. Pass live edits, so
 * the typed value differs too.
 */
export const conflictsOf = <T extends object>(stored: T, edits: FieldEdits<T>): FieldConflict<T>[] =>
  fieldsOf(edits).flatMap((field) => {
    const edit = edits[field]
    if (!edit || [edit.base, ...(edit.sent ?? [])].some((own) => isSame(own, stored[field]))) return []
    return { field, typed: edit.typed, stored: stored[field] }
  })
