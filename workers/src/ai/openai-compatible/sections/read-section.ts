import { lessonSections, type LessonSectionKey, type LessonSections } from '@classeur/contracts'
import type { z } from 'zod'
import { fitSchema } from './fit-schema.ts'
import { mendBlocks } from './mend-blocks.ts'

/** A section as read from an answer. `left`: the parts that didn't fit and were left out. */
export type ReadSection<K extends LessonSectionKey = LessonSectionKey> =
  { value: LessonSections[K]; left: string[] } | { problems: string[] }

/** Models omit the object around a single list. */
function wrapList(key: LessonSectionKey, value: unknown): unknown {
  const [only, ...others] = Object.keys(lessonSections[key].shape)
  const isListOnly = others.length === 0 || key === 'phases'
  return Array.isArray(value) && only !== undefined && isListOnly ? { [only]: value } : value
}

/** The place of a field in words that a model can follow: entries are counted from 1. */
const placeOf = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : `"${String(step)}"`)).join(', ')

/** A problem as a line for the prompt that requests a repair: the place and the broken rule. */
const problemLine = (key: LessonSectionKey, { path, message }: z.core.$ZodIssue) =>
  `${[`"${key}"`, placeOf(path)].filter(Boolean).join(', ')}: ${message}`

/** More rounds mean that most of the section is wrong. */
const mostLeftOut = 12

/** Removes the innermost list item that an issue is about; null if it isn't in a list. */
function leaveOut(value: unknown, { path, code, ...issue }: z.core.$ZodIssue): string | null {
  const ends = path
    .map((step, index) => (typeof step === 'number' ? index : -1))
    .filter((index) => index >= 0)
  const tooLong = code === 'too_big' && 'origin' in issue && issue.origin === 'array'
  const end = tooLong ? path.length : ends.at(-1)
  if (end === undefined) return null
  let list: unknown = value
  for (const step of path.slice(0, end)) list = (list as Record<PropertyKey, unknown> | undefined)?.[step]
  if (!Array.isArray(list)) return null
  if (tooLong) list.length = Number('maximum' in issue ? issue.maximum : list.length)
  else list.splice(Number(path[end]), 1)
  return path.map(String).join('.')
}

const fitted = (key: LessonSectionKey, json: unknown) =>
  fitSchema(lessonSections[key], mendBlocks(wrapList(key, json)))

/** Reads a section strictly: `problems` name everything that doesn't fit. */
export function readSection<K extends LessonSectionKey>(key: K, json: unknown): ReadSection<K> {
  const parsed = lessonSections[key].safeParse(fitted(key, json))
  if (parsed.success) return { value: parsed.data as LessonSections[K], left: [] }
  return { problems: parsed.error.issues.map((issue) => problemLine(key, issue)) }
}

/** Reads as much of a section as fits, and names what was left out; null if too little does. */
export function readSectionInPart<K extends LessonSectionKey>(
  key: K,
  json: unknown,
): { value: LessonSections[K]; left: string[] } | null {
  const candidate = structuredClone(fitted(key, json))
  const left: string[] = []
  while (left.length <= mostLeftOut) {
    const parsed = lessonSections[key].safeParse(candidate)
    if (parsed.success) return { value: parsed.data as LessonSections[K], left }
    const removed = leaveOut(candidate, parsed.error.issues[0] as z.core.$ZodIssue)
    if (removed === null) return null
    left.push(removed)
  }
  return null
}
