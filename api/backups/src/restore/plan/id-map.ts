import { createHash } from 'node:crypto'
import type { ArchivedClassData } from '../archive/class-collections.ts'

/** Ids that become others, and ids that stay. */
export type IdMap = ReadonlyMap<string, string>

/** The id of a copy: the same one in every run of this restore, and nowhere else. */
export const copiedId = (restoreId: string, id: string): string =>
  createHash('sha256').update(`restored copy:${restoreId}:${id}`).digest('hex').slice(0, 24)

/** New ids for a class and everything in it. Ids of questions stay, because they belong to their exam. */
export function classIdMap(restoreId: string, archived: ArchivedClassData): Map<string, string> {
  const ids = new Map<string, string>()
  const renew = (id: string) => void ids.set(id, copiedId(restoreId, id))
  renew(archived.schoolClass._id)
  for (const roster of archived.rosters) {
    for (const { id } of [...roster.students, ...roster.groups, ...(roster.keptGroups ?? [])]) renew(id)
  }
  for (const { _id } of archived.exams) renew(_id)
  for (const { _id } of archived.structure_changes) renew(_id)
  for (const { _id } of archived.term_choices) renew(_id)
  for (const { _id } of archived.class_activities) renew(_id)
  for (const { _id, batchId, generationId } of archived.resources) {
    // The generations that made a sheet must not find its copy.
    for (const id of [_id, batchId, generationId]) renew(id)
  }
  return ids
}

/** The value with every id replaced, also in keys and in ids that are made of several. */
export function withIds<Value>(value: Value, ids: IdMap): Value {
  const textWith = (text: string): string => {
    const whole = ids.get(text)
    if (whole !== undefined) return whole
    if (text.length > 160 || !text.includes(':')) return text
    return text
      .split(':')
      .map((part) => ids.get(part) ?? part)
      .join(':')
  }
  const replaced = (one: unknown): unknown => {
    if (typeof one === 'string') return textWith(one)
    if (typeof one !== 'object' || one === null || one instanceof Date) return one
    if (Array.isArray(one)) return one.map(replaced)
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [textWith(key), replaced(inner)]))
  }
  return replaced(value) as Value
}
