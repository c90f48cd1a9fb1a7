import { isObjectId } from '@classeur/database'

const mostDepth = 40
const mostNodes = 2_000_000
const longestText = 2_000_000
const longestKey = 200
/** Whether every surrogate has its other half. */
const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text)
/** Keys that mean something to JavaScript or to the database. */
const reservedKeys = new Set(['__proto__', 'constructor', 'prototype'])
const isReservedKey = (key: string) =>
  reservedKeys.has(key) ||
  key === '' ||
  key.length > longestKey ||
  /^\$|[.\0]/u.test(key) ||
  !isWellFormed(key)

const isPlainObject = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A value of an archive that no document of the product can contain. */
export class ImpossibleValueError extends Error {}

/**
 * A copy of a value with ids as texts. Only texts, finite numbers, booleans, null, valid dates, ids, lists and objects
 * with ordinary keys pass.
 * @throws ImpossibleValueError
 */
export function plainValue(value: unknown): unknown {
  let nodes = 0
  function copy(one: unknown, depth: number): unknown {
    nodes += 1
    if (nodes > mostNodes || depth > mostDepth) throw new ImpossibleValueError('too large')
    if (one === null || typeof one === 'boolean') return one
    if (typeof one === 'string') {
      if (one.length > longestText || one.includes('\0') || !isWellFormed(one))
        throw new ImpossibleValueError('text')
      return one
    }
    if (typeof one === 'number') {
      if (!Number.isFinite(one)) throw new ImpossibleValueError('number')
      return Object.is(one, -0) ? 0 : one
    }
    if (typeof one !== 'object') throw new ImpossibleValueError(typeof one)
    if (one instanceof Date) {
      if (Number.isNaN(one.getTime())) throw new ImpossibleValueError('date')
      return one
    }
    if (Array.isArray(one)) return one.map((item) => copy(item, depth + 1))
    if (isObjectId(one)) return one.toHexString()
    if (!isPlainObject(one)) throw new ImpossibleValueError('type')
    const entries = Object.entries(one)
    for (const [key] of entries) if (isReservedKey(key)) throw new ImpossibleValueError(`key ${key}`)
    return Object.fromEntries(entries.map(([key, inner]) => [key, copy(inner, depth + 1)]))
  }
  return copy(value, 0)
}

/** The text of a value in which equal values are equal: keys in order, absent and null fields alike. */
function canonical(value: unknown): string {
  return JSON.stringify(ordered(value)) ?? 'null'
}

function ordered(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() }
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined && inner !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  )
}

export const isEqual = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)
