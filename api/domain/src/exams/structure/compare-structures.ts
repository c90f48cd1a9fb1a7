import { activeLeaves, type ExamLeaf, type ExamStructure } from '../exam-structure.ts'

/** One difference between two structures. Maxima in hundredths of a point. */
export type StructureDifference =
  | { kind: 'added' | 'removed'; leafId: string; label: string }
  | { kind: 'renamed'; leafId: string; label: string; was: string }
  | { kind: 'maximum'; leafId: string; label: string; old: number; new: number }
  | { kind: 'details'; leafId: string; label: string }
  | { kind: 'order' }

const details = ({ stepHundredths, skills, bloomLevel, isBonus, usualErrors }: ExamLeaf) =>
  JSON.stringify({ stepHundredths, skills, bloomLevel, isBonus, usualErrors })

/** The differences between two structures, in the order of the questions; `order` if only their order differs. */
export function compareStructures(before: ExamStructure, after: ExamStructure): StructureDifference[] {
  const old = new Map(activeLeaves(before).map((leaf) => [leaf.id, leaf]))
  const now = activeLeaves(after)

  const changed = now.flatMap((leaf): StructureDifference[] => {
    const { id: leafId, label } = leaf
    const was = old.get(leafId)
    if (!was) return [{ kind: 'added', leafId, label }]
    const differences: StructureDifference[] = []
    if (was.label !== label) differences.push({ kind: 'renamed', leafId, label, was: was.label })
    if (was.maxHundredths !== leaf.maxHundredths)
      differences.push({ kind: 'maximum', leafId, label, old: was.maxHundredths, new: leaf.maxHundredths })
    if (details(was) !== details(leaf)) differences.push({ kind: 'details', leafId, label })
    return differences
  })
  const nowIds = new Set(now.map(({ id }) => id))
  const removed = [...old.values()].flatMap((leaf): StructureDifference[] =>
    nowIds.has(leaf.id) ? [] : [{ kind: 'removed', leafId: leaf.id, label: leaf.label }],
  )
  const differences = [...changed, ...removed]
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  return differences.length === 0 && !isSame ? [{ kind: 'order' }] : differences
}
