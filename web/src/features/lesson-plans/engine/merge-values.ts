import { isSame } from '../../../drafts/field-edits.ts'
import { valueAt, withValueAt, type Path } from './paths.ts'

/** A part that was changed here and elsewhere to different values. */
export interface MergeConflict {
  path: Path
  mine: unknown
  theirs: unknown
}

export interface Merged {
  /** Both changes together; where they conflict, the value from here. */
  value: unknown
  conflicts: readonly MergeConflict[]
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Unites two changes of the same section. Only a part that both changed is a conflict: a text, a number, or a list in
 * which both added or removed items.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, conflicts: [] }
  if (isSame(mine, base)) return { value: theirs, conflicts: [] }
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergeFields(base, mine, theirs, path)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, path)
  return conflictAt(path, mine, theirs)
}

const conflictAt = (path: Path, mine: unknown, theirs: unknown): Merged => ({
  value: mine,
  conflicts: [{ path, mine, theirs }],
})

type Fields = Record<string, unknown>

function mergeFields(base: Fields, mine: Fields, theirs: Fields, path: Path): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const parts = names.map(
    (name) => [name, mergeValues(base[name], mine[name], theirs[name], [...path, name])] as const,
  )
  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  }
}

function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], path: Path): Merged {
  const isMineInPlace = isInPlace(base, mine)
  const areTheirsInPlace = isInPlace(base, theirs)
  if (isMineInPlace && areTheirsInPlace) {
    const parts = mine.map((item, index) => mergeValues(base[index], item, theirs[index], [...path, index]))
    return {
      value: parts.map(({ value }) => value),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    }
  }
  const moved = isMineInPlace
    ? changesInto(base, mine, theirs)
    : areTheirsInPlace
      ? changesInto(base, theirs, mine)
      : null
  return moved ? { value: moved, conflicts: [] } : conflictAt(path, mine, theirs)
}

/**
 * True if every position of the list has its item from before, or an edited one. An item that left its position and is
 * at another one was moved, or items around it were added and removed.
 */
function isInPlace(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false
  const changed = after.flatMap((item, index) => (isSame(item, before[index]) ? [] : [index]))
  return !changed.some((from) => changed.some((to) => isSame(after[to], before[from])))
}

/**
 * The changed items of `edited` in a list whose items were added, removed or moved meanwhile. Null if an item can't be
 * found there exactly once.
 */
function changesInto(base: unknown[], edited: unknown[], reshaped: unknown[]): unknown[] | null {
  let result = reshaped
  for (const [index, item] of edited.entries()) {
    const before = base[index]
    if (isSame(item, before)) continue
    const positions = reshaped.flatMap((other, at) => (isSame(other, before) ? [at] : []))
    const [position] = positions
    if (positions.length !== 1 || position === undefined) return null
    result = withValueAt(result, [position], item) as unknown[]
  }
  return result
}

/** The value with the other side's part at a conflict. */
export const takeTheirs = (value: unknown, { path, theirs }: MergeConflict): unknown =>
  withValueAt(value, path, theirs)

/** True if the lists of the two values have the same lengths and no moved items: positions mean the same in both. */
export function hasSameShape(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      isInPlace(a, b) &&
      a.every((item, index) => hasSameShape(item, b[index]))
    )
  if (!isFields(a) || !isFields(b)) return true
  return Object.keys(a).every((name) => hasSameShape(a[name], valueAt(b, [name])))
}
