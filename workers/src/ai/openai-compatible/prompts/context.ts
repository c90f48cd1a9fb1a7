import type { LessonSectionKey } from '@classeur/contracts'
import type { WrittenSection } from '../sections/settle-section.ts'
import { dataLines } from './data-block.ts'

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

const lengthOf = ({ value }: WrittenSection) => JSON.stringify(value).length

/**
 * The order in which finished sections are left out for a model with a small context: first those that the task can do
 * without, oldest first, then the others, longest first.
 */
function dropOrder(
  finished: readonly WrittenSection[],
  needs: readonly LessonSectionKey[],
): WrittenSection[] {
  const needed = finished.filter(({ key }) => needs.includes(key)).sort((a, b) => lengthOf(b) - lengthOf(a))
  return [...finished.filter(({ key }) => !needs.includes(key)), ...needed]
}

/** The finished sections that fit into `characters`, in the order of the plan. The brief has the objectives. */
export function fittingContext(
  finished: readonly WrittenSection[],
  needs: readonly LessonSectionKey[],
  characters: number,
): WrittenSection[] {
  const candidates = finished.filter(({ key }) => key !== 'objectives')
  let length = candidates.reduce((sum, section) => sum + lengthOf(section), 0)
  const dropped = new Set<WrittenSection>()
  for (const section of dropOrder(candidates, needs)) {
    if (length <= characters) break
    dropped.add(section)
    length -= lengthOf(section)
  }
  return candidates.filter((section) => !dropped.has(section))
}

/** Finished sections as data. They stand in the order of the plan, so that a server can reuse its work on them. */
export const contextBlock = (sections: readonly WrittenSection[]): string =>
  dataLines(sections.map(({ key, value }) => ({ key, value: withoutEmpty(value) })))
