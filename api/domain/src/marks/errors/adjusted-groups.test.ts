import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addGroup,
  fitToProposal,
  groupsToAdjust,
  mostAdjustedGroups,
  moveStudent,
  proposalKey,
  removeGroup,
  renameGroup,
  type AdjustedGroup,
} from './adjusted-groups.ts'
import type { NeedGroups } from './need-groups.ts'

const proposal: NeedGroups = {
  groups: [
    { skillIds: ['add'], studentIds: ['tom', 'leo'] },
    { skillIds: [], studentIds: ['ada'] },
  ],
  withoutMarks: ['maya'],
}
const students = (groups: readonly AdjustedGroup[]) => groups.map(({ studentIds }) => studentIds)

/** Proposals over some of twelve students. */
const anyProposal = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 12 }),
    fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }),
  )
  .map(([ids, groupOf]): NeedGroups => {
    const byGroup = new Map<number, string[]>()
    for (const id of ids) {
      const group = groupOf[id] ?? 0
      byGroup.set(group, [...(byGroup.get(group) ?? []), `s${id}`])
    }
    const groups = [...byGroup].map(([group, studentIds]) => ({ skillIds: [`k${group}`], studentIds }))
    return { groups, withoutMarks: [] }
  })
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('move' as const), student: fc.nat(12), group: fc.nat(11) }),
  fc.record({ do: fc.constant('add' as const) }),
  fc.record({ do: fc.constant('remove' as const), group: fc.nat(11) }),
  fc.record({ do: fc.constant('rename' as const), group: fc.nat(11), name: fc.string() }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

function taken(groups: readonly AdjustedGroup[], step: Step): readonly AdjustedGroup[] {
  switch (step.do) {
    case 'move':
      return moveStudent(groups, `s${step.student}`, `g${step.group}`)
    case 'add':
      return addGroup(groups)
    case 'remove':
      return removeGroup(groups, `g${step.group}`)
    case 'rename':
      return renameGroup(groups, `g${step.group}`, step.name)
  }
}
const idsOf = ({ groups }: NeedGroups) => groups.flatMap(({ studentIds }) => studentIds).sort()

describe('adjusted groups', () => {
  it('begin as the proposal and take a student from one group to another', () => {
    const groups = groupsToAdjust(proposal)
    expect(students(groups)).toEqual([['tom', 'leo'], ['ada']])
    expect(students(moveStudent(groups, 'tom', 'g2'))).toEqual([['leo'], ['ada', 'tom']])
  })

  it('stay the same when a student is moved to their present group or to none', () => {
    const groups = groupsToAdjust(proposal)
    expect(moveStudent(groups, 'tom', 'g1')).toBe(groups)
    expect(moveStudent(groups, 'tom', 'g9')).toBe(groups)
    expect(moveStudent(groups, 'maya', 'g1')).toBe(groups)
  })

  it('get new empty groups up to a limit, and lose only empty ones', () => {
    const three = addGroup(groupsToAdjust(proposal))
    expect(three.at(-1)).toEqual({ id: 'g3', name: '', skillIds: null, studentIds: [] })
    expect(removeGroup(three, 'g3')).toHaveLength(2)
    expect(removeGroup(three, 'g1')).toHaveLength(3)
    const many = Array.from({ length: 20 }).reduce<readonly AdjustedGroup[]>((all) => addGroup(all), three)
    expect(many).toHaveLength(mostAdjustedGroups)
  })

  it('never give the id of a removed group’s neighbour to a new one', () => {
    const groups = removeGroup(addGroup(addGroup(groupsToAdjust(proposal))), 'g3')
    expect(addGroup(groups).map(({ id }) => id)).toEqual(['g1', 'g2', 'g4', 'g5'])
  })

  it('keep the teacher’s choice when the proposal changes: new students join the group of their companions', () => {
    const moved = moveStudent(groupsToAdjust(proposal), 'tom', 'g2')
    const next: NeedGroups = {
      groups: [
        { skillIds: ['add'], studentIds: ['tom', 'kofi'] },
        { skillIds: [], studentIds: ['ada'] },
      ],
      withoutMarks: ['leo'],
    }
    expect(students(fitToProposal(moved, next))).toEqual([[], ['ada', 'tom', 'kofi']])
    expect(proposalKey(next)).not.toBe(proposalKey(proposal))
  })

  it('belong to the same proposal whatever the order of its groups and students', () => {
    const turned = {
      ...proposal,
      groups: proposal.groups
        .map((group) => ({ ...group, studentIds: group.studentIds.toReversed() }))
        .reverse(),
    }
    expect(proposalKey(turned)).toBe(proposalKey(proposal))
  })

  it('hold every student of the proposal exactly once after any steps and any change of the proposal', () => {
    fc.assert(
      fc.property(
        anyProposal,
        fc.array(anyStep, { maxLength: 30 }),
        anyProposal,
        fc.array(anyStep, { maxLength: 10 }),
        (first, steps, second, more) => {
          let groups: readonly AdjustedGroup[] = groupsToAdjust(first)
          for (const step of steps) {
            groups = taken(groups, step)
            expect(groups.flatMap(({ studentIds }) => studentIds).sort()).toEqual(idsOf(first))
          }
          groups = fitToProposal(groups, second)
          for (const step of more) groups = taken(groups, step)
          expect(groups.flatMap(({ studentIds }) => studentIds).sort()).toEqual(idsOf(second))
          expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
        },
      ),
    )
  })
})
