import { withValueAt } from '../engine/paths.ts'
import { fieldsOf, listOf, numberOf, textOf } from './read-partial.ts'

export interface TimedPhase {
  title: string
  minutes: number
}

/** The phases of a section with title and minutes. */
export const timedPhases = (section: unknown): TimedPhase[] =>
  listOf(fieldsOf(section)['items']).map((phase) => {
    const { title, minutes } = fieldsOf(phase)
    return { title: textOf(title), minutes: numberOf(minutes) ?? 1 }
  })

/** The section with these minutes for its phases. It was then fitted by the teacher, not by code. */
export const withMinutes = (section: unknown, minutes: readonly number[]): unknown =>
  minutes.reduce<unknown>(
    (changed, part, index) => withValueAt(changed, ['items', index, 'minutes'], part),
    withValueAt(section, ['fittedFromMin'], null),
  )

/** Shifts minutes over the edge after phase `edge`. Both neighbours keep at least one minute. */
export function shiftedMinutes(minutes: readonly number[], edge: number, by: number): number[] {
  const first = minutes[edge] ?? 1
  const second = minutes[edge + 1] ?? 1
  const shift = Math.min(Math.max(by, 1 - first), second - 1)
  return minutes.map((part, index) =>
    index === edge ? part + shift : index === edge + 1 ? part - shift : part,
  )
}
