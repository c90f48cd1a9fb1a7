import type { z } from 'zod'
import type { Kind } from '../objects/stored-objects.ts'
import { noSuch } from '../objects/stripe-error.ts'
import { kindFilter } from '../store/change.ts'
import type { Collections } from '../store/collections.ts'
import type { StoredRecord } from '../store/records.ts'
import { int, text } from './params.ts'

const maxLimit = 100
const defaultLimit = 10

export const paging = {
  limit: int.min(1).max(maxLimit).default(defaultLimit),
  starting_after: text.optional(),
  ending_before: text.optional(),
}
export type Paging = z.output<z.ZodObject<typeof paging>>

type Range = number | Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>> | undefined

/** A filter for a time given exactly or as a range. */
export function rangeFilter(range: Range): Record<string, number> | number | undefined {
  if (range === undefined || typeof range === 'number') return range
  const limits = Object.entries(range).flatMap(([name, value]) =>
    value === undefined ? [] : [[`$${name}`, value]],
  )
  return limits.length === 0 ? undefined : (Object.fromEntries(limits) as Record<string, number>)
}

interface Numbered {
  _id: string
  n: number
}

/**
 * One page, newest first.
 * @param find reads documents with `n` in a range, in the given order
 * @throws StripeError for an unknown cursor
 */
export async function readPage<T extends Numbered>(
  page: Paging,
  numberOf: (id: string) => Promise<number | undefined>,
  find: (n: Record<string, number> | undefined, order: 1 | -1, limit: number) => Promise<T[]>,
): Promise<{ records: T[]; hasMore: boolean }> {
  const cursor = page.starting_after ?? page.ending_before
  const n = cursor === undefined ? undefined : await numberOf(cursor)
  if (cursor !== undefined && n === undefined) throw noSuch('object', cursor)
  const isBackwards = page.starting_after === undefined && page.ending_before !== undefined
  const range = n === undefined ? undefined : isBackwards ? { $gt: n } : { $lt: n }
  const listed = await find(range, isBackwards ? 1 : -1, page.limit + 1)
  const records = listed.slice(0, page.limit)
  return { records: isBackwards ? records.reverse() : records, hasMore: listed.length > page.limit }
}

/** One page of the objects of a kind with these fields; undefined fields are ignored. */
export async function listObjects<K extends Kind>(
  { objects }: Collections,
  kind: K,
  fields: Record<string, unknown>,
  page: Paging,
): Promise<{ records: StoredRecord<K>[]; hasMore: boolean }> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return readPage(
    page,
    async (id) => (await objects.findOne({ _id: id }))?.n,
    async (n, order, limit) => {
      const filter = { ...kindFilter(kind, given), ...(n && { n }) }
      const listed = await objects.find(filter).sort({ n: order }).limit(limit).toArray()
      return listed as unknown as StoredRecord<K>[]
    },
  )
}
