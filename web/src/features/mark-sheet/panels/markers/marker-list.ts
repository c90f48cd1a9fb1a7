import { activeLeaves } from '@classeur/domain/exams'
import { isEntered } from '@classeur/domain/marks'
import type { RowContents, SheetState } from '../../engine/sheet-engine.ts'
import { enterable } from '../../model/figures/sheet-figures.ts'

/** A person who marks here now or has assigned questions. */
export interface ListedMarker {
  id: string
  name: string
  isPresent: boolean
  /** The person's current question. With several tabs, the one in one of the tabs. */
  leafId: string | null
  /** Assigned questions, in the order of the sheet. */
  assigned: string[]
  /** Cells entered and to enter, in the assigned questions or otherwise in the current one; null without either. */
  progress: { leafIds: string[]; entered: number; total: number } | null
}

/**
 * The other people who have the sheet open, then the absent people with assigned questions. The latter includes this
 * person.
 */
export function listMarkers(
  { sheet, present }: Pick<SheetState, 'sheet' | 'present'>,
  rows: ReadonlyMap<string, RowContents>,
  ownId: string | null,
): ListedMarker[] {
  const leafIds = activeLeaves(sheet.exam.structure).map(({ id }) => id)
  const students = enterable(sheet)
  const people = new Map<string, { name: string; isPresent: boolean; leafId: string | null }>()
  for (const { user, cell } of present) {
    if (user.id === ownId) continue
    const leafId = cell?.leafId ?? people.get(user.id)?.leafId ?? null
    people.set(user.id, { name: user.name, isPresent: true, leafId })
  }
  const givenTo = (userId: string) => leafIds.filter((id) => sheet.assignments[id]?.includes(userId))
  for (const { id, name } of sheet.markers)
    if (!people.has(id) && givenTo(id).length > 0) people.set(id, { name, isPresent: false, leafId: null })
  const enteredOf = (leafId: string) =>
    students.filter((studentId) => isEntered(rows.get(studentId)?.[leafId])).length
  return [...people].map(([id, person]) => {
    const assigned = givenTo(id)
    const counted = assigned.length > 0 ? assigned : leafIds.filter((leafId) => leafId === person.leafId)
    const entered = counted.reduce((sum, leafId) => sum + enteredOf(leafId), 0)
    const total = counted.length * students.length
    return { id, ...person, assigned, progress: total > 0 ? { leafIds: counted, entered, total } : null }
  })
}
