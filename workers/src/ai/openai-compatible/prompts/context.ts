import type { LessonSectionKey } from '@classeur/contracts'
import type { WrittenSection } from '../sections/settle-section.ts'
import { dataLines } from './data-block.ts'
import type { Needs } from './sections/section-group.ts'

/** What a prompt shows of a finished section. */
export interface ContextPart {
  key: LessonSectionKey
  value: unknown
}

/** Fields that say nothing to a model: nulls, empty texts and empty lists. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== '' && !(Array.isArray(inner) && inner.length === 0))
      .map(([field, inner]) => [field, withoutEmpty(inner)]),
  )
}

const lengthOf = ({ value }: ContextPart) => JSON.stringify(value).length

/** The needed parts of the finished sections, in the order of the plan. The brief has the objectives. */
function neededParts(finished: readonly WrittenSection[], needs: Needs): ContextPart[] {
  return finished.flatMap(({ key, value }) => {
    const part = needs[key] as true | ((value: unknown) => unknown) | undefined
    return part ? [{ key, value: withoutEmpty(part === true ? value : part(value)) }] : []
  })
}

/** The needed parts that fit into `characters`: for a model with a small context, the longest are left out first. */
export function fittingContext(
  finished: readonly WrittenSection[],
  needs: Needs,
  characters: number,
): ContextPart[] {
  const parts = neededParts(finished, needs)
  let length = parts.reduce((sum, part) => sum + lengthOf(part), 0)
  const dropped = new Set<ContextPart>()
  for (const part of parts.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    if (length <= characters) break
    dropped.add(part)
    length -= lengthOf(part)
  }
  return parts.filter((part) => !dropped.has(part))
}

/** Finished sections as data, in the order of the plan. */
export const contextBlock = (parts: readonly ContextPart[]): string => dataLines(parts)
