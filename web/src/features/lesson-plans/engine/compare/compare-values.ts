import { isSame } from '../../../../drafts/field-edits.ts'
import { markedText } from '../../model/change-marks.ts'
import type { Path } from '../paths.ts'
import { alignItems } from './align-items.ts'
import { compareTexts } from './compare-texts.ts'

/** A number or a choice that changed. */
export interface ChangedPart {
  path: Path
  before: unknown
  after: unknown
}

/** Two values of a section in one. */
export interface Comparison {
  /** The later value, in whose texts both are marked. Removed items of lists are still there. */
  value: unknown
  /** Changed texts, added and removed items, and changed parts. */
  changes: number
  parts: readonly ChangedPart[]
}

/** Fields whose text names something and isn't shown as a text. */
const names = new Set(['bloomLevel', 'id', 'taskId', 'letter', 'imageId', 'kind', 'language', 'run'])
/** Blocks that are compared as a whole: their texts are drawn or run, not read. */
const wholeBlocks = new Set(['code', 'diagram'])

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown) => isFields(value) && wholeBlocks.has(String(value['kind']))

/** An item that only one of the two values has: all its texts are marked. */
function oneSided(value: unknown, kind: 'old' | 'new', field = ''): unknown {
  if (typeof value === 'string') return names.has(field) ? value : markedText([{ kind, text: value }])
  if (Array.isArray(value)) return value.map((item) => oneSided(item, kind))
  if (isWhole(value)) return { ...(value as Fields), changed: kind }
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, oneSided(part, kind, name)]))
  return value
}

const unchanged = (value: unknown): Comparison => ({ value, changes: 0, parts: [] })

/** Compares two values of the same section. */
export function compareValues(before: unknown, after: unknown, path: Path = []): Comparison {
  if (isSame(before, after)) return unchanged(after)
  const field = String(path.at(-1) ?? '')
  if (typeof before === 'string' && typeof after === 'string' && !names.has(field))
    return { value: markedText(compareTexts(before, after)), changes: 1, parts: [] }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path)
  if (isFields(before) && isFields(after)) return compareFields(before, after, path)
  if (isFields(before) || isFields(after))
    return { value: oneSided(after ?? before, after ? 'new' : 'old'), changes: 1, parts: [] }
  return { value: after, changes: 1, parts: [{ path, before, after }] }
}

function compareFields(before: Fields, after: Fields, path: Path): Comparison {
  const compared = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(
    (name) => [name, compareValues(before[name], after[name], [...path, name])] as const,
  )
  return {
    value: Object.fromEntries(compared.map(([name, { value }]) => [name, value])),
    changes: compared.reduce((sum, [, { changes }]) => sum + changes, 0),
    parts: compared.flatMap(([, { parts }]) => parts),
  }
}

function compareLists(before: unknown[], after: unknown[], path: Path): Comparison {
  const compared = alignItems(before, after).flatMap(([old, now], index): Comparison[] => {
    if (old === undefined) return [{ value: oneSided(now, 'new'), changes: 1, parts: [] }]
    if (now === undefined) return [{ value: oneSided(old, 'old'), changes: 1, parts: [] }]
    const isReplaced = (isWhole(old) || isWhole(now)) && !isSame(old, now)
    if (!isReplaced) return [compareValues(old, now, [...path, index])]
    return [
      { value: oneSided(old, 'old'), changes: 0, parts: [] },
      { value: oneSided(now, 'new'), changes: 1, parts: [] },
    ]
  })
  return {
    value: compared.map(({ value }) => value),
    changes: compared.reduce((sum, { changes }) => sum + changes, 0),
    parts: compared.flatMap(({ parts }) => parts),
  }
}
