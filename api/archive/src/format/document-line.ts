import { EJSON } from 'bson'
import type { ArchivedDocument } from '../archive-content.ts'
import { checkShape } from './json-shape.ts'

type Plain = Record<string, unknown>

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumeral = (value: unknown) => isText(value) && /^-?\d{1,19}$/.test(value)
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** The types of Extended JSON that documents of the product contain, each written as an object with one key. */
const wrappers: Record<string, (value: unknown) => boolean> = {
  $oid: (value) => isText(value) && /^[0-9a-f]{24}$/.test(value),
  $date: (value) =>
    (isText(value) && !Number.isNaN(Date.parse(value))) ||
    (isObject(value) && Object.keys(value).join() === '$numberLong' && isNumeral(value.$numberLong)),
  $numberInt: isNumeral,
  $numberLong: isNumeral,
  $numberDouble: (value) => isText(value) && /^(?:-?Infinity|NaN|-?\d[\d.eE+-]{0,40})$/.test(value),
  $numberDecimal: (value) => isText(value) && /^(?:-?Infinity|NaN|-?\d[\d.eE+-]{0,45})$/.test(value),
  $binary: (value) =>
    isObject(value) &&
    Object.keys(value).sort().join() === 'base64,subType' &&
    isText(value.base64) &&
    /^[A-Za-z0-9+/]*={0,2}$/.test(value.base64) &&
    isText(value.subType) &&
    /^[0-9a-f]{1,2}$/.test(value.subType),
}

const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

/**
 * True for an Extended JSON wrapper such as `{ "$date": … }`.
 * @throws Error if a key begins with `$` and the object isn't a valid wrapper
 */
function isWrapper(value: Plain, keys: string[]): boolean {
  const [key = ''] = keys
  if (!keys.some((name) => name.startsWith('$'))) return false
  const isValid = keys.length === 1 && Object.hasOwn(wrappers, key) && wrappers[key]?.(value[key])
  if (!isValid) throw new Error('a key begins with $')
  return true
}

/** The depth is bounded by {@link checkShape}. @throws Error for a key that no document contains */
function checkKeys(value: unknown): void {
  if (!isObject(value)) return
  if (Array.isArray(value)) return value.forEach(checkKeys)
  const keys = Object.keys(value)
  if (isWrapper(value, keys)) return
  for (const key of keys) {
    if (forbiddenKeys.includes(key) || /[.\0]/.test(key)) throw new Error('a key that no document contains')
    checkKeys(value[key])
  }
}

function checkDocument(value: unknown): asserts value is Plain {
  if (!isObject(value) || Array.isArray(value) || isWrapper(value, Object.keys(value))) {
    throw new Error('not a document')
  }
  checkKeys(value)
}

/**
 * Returns one line without its line feed. JSON writes -0 as 0; the product does not distinguish the two. Refuses every
 * document that {@link readDocumentLine} would refuse, so that every archive can be read.
 * @throws Error
 */
export function documentLine(document: ArchivedDocument): Buffer {
  const plain = EJSON.serialize(document, { relaxed: true }) as unknown
  checkDocument(plain)
  const line = Buffer.from(JSON.stringify(plain))
  checkShape(line)
  return line
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @throws Error if the line isn't exactly one document in relaxed Extended JSON */
export function readDocumentLine(line: Uint8Array): ArchivedDocument {
  checkShape(line)
  const plain: unknown = JSON.parse(utf8.decode(line))
  checkDocument(plain)
  return EJSON.deserialize(plain, { relaxed: true }) as ArchivedDocument
}
