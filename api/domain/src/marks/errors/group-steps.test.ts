import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { groupsToAdjust } from './adjusted-groups.ts'
import { currentGroups } from './current-groups.ts'
import { stepsBack, takeSteps, type GroupStep } from './group-steps.ts'
import { needGroups, skillsNeeded, type NeedGroups } from './need-groups.ts'

const proposal: NeedGroups = {
  groups: [
    { skillIds: ['add'], studentIds: ['tom', 'leo'] },
    { skillIds: [], studentIds: ['ada', 'sam'] },
  ],
  withoutMarks: [],
}
const toB: GroupStep = { do: 'move', studentId: 'tom', groupId: 'g2' }
const students = (kept: ReturnType<typeof takeSteps>) => kept?.groups.map(({ studentIds }) => studentIds)

describe('steps of adjusting', () => {
  it('begin with the proposal, and stay null without a change', () => {
    expect(takeSteps(null, proposal, [])).toBeNull()
    expect(takeSteps(null, proposal, [{ do: 'move', studentId: 'tom', groupId: 'g1' }])).toBeNull()
    expect(students(takeSteps(null, proposal, [toB]))).toEqual([['leo'], ['ada', 'sam', 'tom']])
  })

  it('give two teachers a new group each, also when both add one at once', () => {
    const ann: GroupStep[] = [
      { do: 'add', groupId: 'a1' },
      { ...toB, groupId: 'a1' },
    ]
    const ben: GroupStep[] = [
      { do: 'add', groupId: 'b1' },
      { do: 'move', studentId: 'ada', groupId: 'b1' },
    ]
    const both = takeSteps(takeSteps(null, proposal, ann), proposal, ben)
    expect(students(both)).toEqual([['leo'], ['sam'], ['tom'], ['ada']])
  })

  it('go back to the proposal, and an undo brings the groups back unless somebody has adjusted since', () => {
    const kept = takeSteps(null, proposal, [toB])!
    const putBack: GroupStep = { do: 'put-back', ...kept }
    expect(takeSteps(kept, proposal, [{ do: 'reset' }])).toBeNull()
    expect(students(takeSteps(null, proposal, [putBack]))).toEqual(students(kept))
    const since = takeSteps(null, proposal, [{ do: 'move', studentId: 'ada', groupId: 'g1' }])
    expect(takeSteps(since, proposal, [putBack])).toEqual(since)
  })

  it('take in nobody who is not in the proposal', () => {
    const foreign = { id: 'g1', name: '', skillIds: null, studentIds: ['stranger'] }
    const kept = takeSteps(null, proposal, [{ do: 'put-back', groups: [foreign], proposal: '' }])
    expect(students(kept)?.flat().sort()).toEqual(['ada', 'leo', 'sam', 'tom'])
  })
})

const anyStep: fc.Arbitrary<GroupStep> = fc.oneof(
  fc.record({
    do: fc.constant('move' as const),
    studentId: fc.constantFrom('tom', 'leo', 'ada', 'sam', 'kim'),
    groupId: fc.constantFrom('g1', 'g2', 'n1', 'n2'),
  }),
  fc.record({ do: fc.constant('add' as const), groupId: fc.constantFrom('n1', 'n2') }),
  fc.record({ do: fc.constant('remove' as const), groupId: fc.constantFrom('g1', 'n1', 'n2') }),
  fc.record({ do: fc.constant('rename' as const), groupId: fc.constantFrom('g1', 'n1'), name: fc.string() }),
)

it('a step that is sent twice after a lost response is taken once', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), anyStep, (before, step) => {
      const kept = takeSteps(null, proposal, before)
      const once = takeSteps(kept, proposal, [step])
      expect(takeSteps(once, proposal, [step])).toEqual(once)
    }),
    propertyRuns(200),
  )
})

it('every step can be taken back', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), anyStep, (before, step) => {
      const kept = takeSteps(null, proposal, before)
      const groups = kept?.groups ?? groupsToAdjust(proposal)
      const undone = takeSteps(kept, proposal, [step, ...stepsBack(groups, step)])
      const named = (all: typeof groups) =>
        all
          .map(({ id, name, studentIds }) => ({ id, name, students: studentIds.toSorted() }))
          .sort((a, b) => a.id.localeCompare(b.id))
      expect(named(undone?.groups ?? groupsToAdjust(proposal))).toEqual(named(groups))
    }),
    propertyRuns(200),
  )
})

/** Three questions about each skill; a student wins all points of a skill or none. */
function examOf(won: Record<string, readonly string[]>) {
  const skills = ['add', 'solve']
  const leaves = skills.flatMap((skillId) =>
    [1, 2, 3].map((n) => newLeaf(`${skillId}${n}`, '', 100, { skills: [{ skillId, weight: 1 }] })),
  )
  const rows = Object.entries(won).map(([studentId, known]) => {
    const cells = leaves.map(({ id }) => [
      id,
      { valueHundredths: known.includes(id.slice(0, -1)) ? 100 : 0, status: null },
    ])
    return [studentId, Object.fromEntries(cells)] as const
  })
  return { structure: detailedStructure(newLeaf('total', '', 100), leaves, () => 'x'), rows: new Map(rows) }
}
const half = 5000

describe('current groups', () => {
  const { structure, rows } = examOf({ tom: [], leo: [], ada: ['add', 'solve'], sam: ['add', 'solve'] })
  const ids = [...rows.keys()]
  const shown = (kept: ReturnType<typeof takeSteps>) =>
    currentGroups(structure, ids, rows, half, kept).map(({ position, skillIds, studentIds }) => [
      ...[position, skillIds, studentIds],
    ])

  it('are the proposed ones with their skills, until a teacher moves somebody', () => {
    expect(shown(null)).toEqual([
      [0, ['add', 'solve'], ['tom', 'leo']],
      [1, [], ['ada', 'sam']],
    ])
  })

  it('contain a moved student, need what half of them miss, and keep their letters beside an empty group', () => {
    const proposed = needGroups(structure, ids, rows, half)
    const leo: GroupStep = { do: 'move', studentId: 'leo', groupId: 'g2' }
    expect(shown(takeSteps(null, proposed, [toB, leo]))).toEqual([
      [1, ['add', 'solve'], ['ada', 'sam', 'tom', 'leo']],
    ])
    expect(shown(takeSteps(null, proposed, [leo]))[1]).toEqual([1, [], ['ada', 'sam', 'leo']])
  })

  it('need the skills of the proposal as long as nobody is moved', () => {
    for (const { studentIds, skillIds } of needGroups(structure, ids, rows, half).groups)
      expect(skillsNeeded(structure, studentIds, rows, half)).toEqual(skillIds)
  })
})
