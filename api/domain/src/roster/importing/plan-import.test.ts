import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKeys } from '../names/normalise-name.ts'
import type { ImportDecision, ImportMapping } from './import-table.ts'
import type { ImportInput, ImportStudent } from './import-plan.ts'
import { planImport } from './plan-import.ts'

const mapping: ImportMapping = {
  columns: ['lastName', 'firstName', 'externalId', 'group', 'note'],
  firstDataRow: 0,
  nameOrder: 'last-first',
}
const student = (number: number, lastName: string, firstName: string, more: Partial<ImportStudent> = {}) => ({
  ...{ id: `s${number}`, number, firstName, lastName, externalId: '', note: '', groupIds: [] },
  ...more,
})
const plan = (
  students: ImportStudent[],
  rows: string[][],
  decisions: ImportDecision[] = [],
  more: Partial<ImportInput> = {},
) => planImport({ roster: { students, groups: [] }, table: { rows }, mapping, decisions, ...more })
const statuses = (...input: Parameters<typeof plan>) => plan(...input).rows.map(({ status }) => status)

describe('planning an import', () => {
  it('adds missing students, numbered after the highest number ever used', () => {
    const { students } = plan(
      [student(3, 'Roy', 'Tom')],
      [
        ['Lee', 'Ann'],
        ['Berg', 'Ada'],
      ],
      [],
      { lastNumber: 9 },
    )
    expect(students.map(({ number, lastName }) => [number, lastName])).toEqual([
      [3, 'Roy'],
      [10, 'Lee'],
      [11, 'Berg'],
    ])
  })

  it('matches by number first, then by name', () => {
    const students = [student(1, 'Lévy', 'Zoë'), student(2, 'Roy', 'Tom', { externalId: 'A7' })]
    const { rows } = plan(students, [
      ['levy', 'ZOE', 'B9'],
      ['Roi', 'Tom', 'a7'],
    ])
    expect(rows[0]).toMatchObject({
      ...{ status: 'matched', studentId: 's1', by: 'name' },
      changes: [{ field: 'externalId', from: '', to: 'B9' }],
    })
    expect(rows[1]).toMatchObject({ status: 'matched', studentId: 's2', by: 'external-id' })
    expect(rows[1]).toMatchObject({ changes: [{ from: 'Roy', to: 'Roi' }, { to: 'a7' }] })
  })

  it('requires a decision if number and name belong to two students', () => {
    const students = [student(1, 'Lee', 'Ann', { externalId: '1' }), student(2, 'Lee', 'Tom')]
    expect(plan(students, [['Lee', 'Tom', '1']]).rows[0]).toMatchObject({
      ...{ status: 'ambiguous', candidateIds: ['s1', 's2'], numberHolderId: 's1' },
    })
  })

  it('requires a decision if the number belongs to a student with quite another name', () => {
    const students = [student(1, 'Lee', 'Ann', { externalId: '1' })]
    expect(plan(students, [['Roy', 'Tom', '1']]).rows[0]).toMatchObject({
      ...{ status: 'ambiguous', candidateIds: ['s1'], numberHolderId: 's1' },
    })
  })

  it('renames nobody after a register whose positions have shifted since', () => {
    const names = ['Abidi Yasmine', 'Bernard Chloé', 'Dupont Lucas', 'Petit Adam'].map((name) =>
      name.split(' '),
    )
    const register = (positions: number[]) =>
      names.map(([lastName = '', firstName = ''], index) => [lastName, firstName, String(positions[index])])
    const { students } = plan([], register([1, 2, 4, 5]))
    const { rows, counts } = plan(students, register([2, 4, 5, 6]))
    expect(rows.flatMap((row) => (row.status === 'matched' ? row.changes : []))).toEqual([])
    expect(counts).toMatchObject({ created: 0, matched: 0, ambiguous: 4 })
  })

  it('matches by number a corrected name, also one in the other script', () => {
    const students = [
      student(1, 'Martin', 'Emma', { externalId: '1' }),
      student(2, 'Lefebvre', 'Matieu', { externalId: '2' }),
      student(3, 'Ben Salah', 'Karim', { externalId: '3' }),
    ]
    const { rows } = plan(students, [
      ['Durand', 'Emma', '1'],
      ['Lefèvre', 'Mathieu', '2'],
      ['بن صالح', 'كريم', '3'],
    ])
    expect(rows.map((row) => [row.status, 'by' in row && row.by])).toEqual(
      students.map(() => ['matched', 'external-id']),
    )
  })

  it('leaves the number with the student who has it if the row is decided to be another', () => {
    const students = [student(1, 'Lee', 'Ann', { externalId: '1' }), student(2, 'Roy', 'Tom')]
    const decide = (choice: ImportDecision['choice']) =>
      plan(students, [['Roy', 'Tom', '1']], [{ row: 0, choice }])
    const another = decide({ kind: 'student', studentId: 's2' })
    expect(another.rows[0]).toMatchObject({ studentId: 's2', changes: [], numberHolderId: 's1' })
    const created = decide({ kind: 'new' })
    expect(created.rows[0]).toMatchObject({ status: 'created', numberHolderId: 's1' })
    expect(created.students.map(({ externalId }) => externalId)).toEqual(['1', '', ''])
    const renamed = decide({ kind: 'student', studentId: 's1' })
    expect(renamed.rows[0]).toEqual({
      ...{ row: 0, status: 'matched', studentId: 's1', by: 'decision' },
      changes: [
        { field: 'firstName', from: 'Ann', to: 'Tom' },
        { field: 'lastName', from: 'Lee', to: 'Roy' },
      ],
      fields: { firstName: 'Tom', lastName: 'Roy', externalId: '1', note: '', groups: [] },
    })
  })

  it('requires a decision if two students have the name', () => {
    const students = [student(1, 'Lee', 'Ann'), student(2, 'Lee', 'Ann')]
    expect(plan(students, [['Lee', 'Ann']]).rows[0]).toMatchObject({
      status: 'ambiguous',
      candidateIds: ['s1', 's2'],
    })
  })

  it('requires a decision if two rows could be one student', () => {
    expect(
      statuses(
        [student(1, 'Lee', 'Ann')],
        [
          ['Lee', 'Ann', '7'],
          ['Lee', 'Ann', '8'],
        ],
      ),
    ).toEqual(['ambiguous', 'ambiguous'])
  })

  it('requires a decision if the name exists with a different number', () => {
    expect(statuses([student(1, 'Lee', 'Ann', { externalId: '5' })], [['Lee', 'Ann', '6']])).toEqual([
      'ambiguous',
    ])
  })

  it('adds a namesake as a new student once a number has matched the other', () => {
    const students = [student(1, 'Lee', 'Ann', { externalId: '5' })]
    expect(
      statuses(students, [
        ['Lee', 'Ann', '6'],
        ['Lee', 'Ann', '5'],
      ]),
    ).toEqual(['created', 'matched'])
  })

  it('applies decisions', () => {
    const students = [student(1, 'Lee', 'Ann'), student(2, 'Lee', 'Ann')]
    const decide = (choice: ImportDecision['choice']) =>
      plan(students, [['Lee', 'Ann']], [{ row: 0, choice }]).rows[0]
    expect(decide({ kind: 'student', studentId: 's2' })).toMatchObject({ status: 'matched', studentId: 's2' })
    expect(decide({ kind: 'new' })).toMatchObject({ status: 'created' })
    expect(decide({ kind: 'skip' })).toMatchObject({ status: 'skipped', reason: 'decision' })
    expect(decide({ kind: 'student', studentId: 'nobody' })).toMatchObject({ status: 'ambiguous' })
  })

  it('never matches two rows to one student, even if decided so', () => {
    const choice = { kind: 'student' as const, studentId: 's1' }
    const { rows } = plan(
      [student(1, 'Lee', 'Ann')],
      [
        ['Lee', 'Ann'],
        ['Roy', 'Tom'],
      ],
      [
        { row: 0, choice },
        { row: 1, choice },
      ],
    )
    expect(rows[1]).toMatchObject({ status: 'rejected', reason: 'student-taken' })
  })

  it('refuses missing or invalid names, repeated rows, repeated numbers and texts that are too long; skips empty rows', () => {
    const { rows } = plan(
      [],
      [
        ['', '', '7'],
        ['Lee', 'Ann'],
        ['ANN', 'lee'],
        ['Roy', 'Tom', '1'],
        ['Berg', 'Ada', '١'],
        ['x'.repeat(81), 'Ada'],
        ['', ' '],
        ['12345', ''],
        ['=1+1', 'Ada'],
        ['Bo\u0007b', ''],
      ],
    )
    expect(rows.map((row) => ('reason' in row ? row.reason : row.status))).toEqual([
      'no-name',
      'created',
      'duplicate-row',
      'created',
      'duplicate-external-id',
      'too-long',
      'empty',
      'no-letter',
      'formula',
      'control-character',
    ])
  })

  it('adds two students of one name with different numbers, and a repeated row decided to be new', () => {
    expect(
      statuses(
        [],
        [
          ['Lee', 'Ann', '1'],
          ['Lee', 'Ann', '2'],
        ],
      ),
    ).toEqual(['created', 'created'])
    expect(
      statuses(
        [],
        [
          ['Lee', 'Ann'],
          ['Lee', 'Ann'],
        ],
        [{ row: 1, choice: { kind: 'new' } }],
      ),
    ).toEqual(['created', 'created'])
  })

  it('clears no field, appends to notes, and ignores different spellings', () => {
    const before = student(1, 'Lévy', 'Zoë', { note: 'Shy.', externalId: '4' })
    expect(plan([before], [['Levy', 'Zoe', '', '', '']]).students[0]).toEqual({ ...before, groupIds: [] })
    expect(plan([before], [['Zoe', 'Levy', '4', '', 'Sits in front.']]).students[0]).toEqual({
      ...before,
      note: 'Shy.\nSits in front.',
    })
  })

  it.each<[string, Partial<ImportMapping>, string[], [string, string]]>([
    ['has no first names', { columns: ['lastName', 'externalId'] }, ['Levi', '4'], ['Zoë', 'Levi']],
    ['has no last names', { columns: ['firstName', 'externalId'] }, ['Zoé', '4'], ['Zoé', 'Lévy']],
    ['leaves a cell empty', {}, ['', 'Zoé', '4'], ['Zoé', 'Lévy']],
    ['has a name of one word', { columns: ['fullName', 'externalId'] }, ['Levi', '4'], ['Zoë', 'Lévy']],
    ['has the whole name', { columns: ['fullName', 'externalId'] }, ['Levi Chloé', '4'], ['Chloé', 'Levi']],
  ])('clears no name of a student matched by number if the file %s', (_what, columns, row, names) => {
    const before = student(1, 'Lévy', 'Zoë', { externalId: '4' })
    const [after] = plan([before], [row], [], { mapping: { ...mapping, ...columns } }).students
    expect([after?.firstName, after?.lastName]).toEqual(names)
  })

  it('clears no name of a student matched by decision', () => {
    const choice = { kind: 'student' as const, studentId: 's1' }
    const [after] = plan([student(1, 'Lévy', 'Zoë')], [['Roy', '']], [{ row: 0, choice }]).students
    expect([after?.firstName, after?.lastName]).toEqual(['Zoë', 'Roy'])
  })

  it('adds students to groups by name, and creates each missing group once', () => {
    const roster = { students: [student(1, 'Lee', 'Ann')], groups: [{ id: 'g1', name: 'Équipe A' }] }
    const rows = [
      ['Lee', 'Ann', '', 'equipe a; B'],
      ['Roy', 'Tom', '', 'b'],
    ]
    const { groups, createdGroups, students } = planImport({
      roster,
      table: { rows },
      mapping,
      decisions: [],
    })
    expect(groups.map(({ name }) => name)).toEqual(['Équipe A', 'B'])
    expect(createdGroups).toHaveLength(1)
    expect(students[0]?.groupIds).toEqual(['g1', createdGroups[0]?.id])
    expect(students[1]?.groupIds).toEqual([createdGroups[0]?.id])
  })

  it('does not change students beyond the plan', () => {
    const students = [student(1, 'Lee', 'Ann', { isOverLimit: true })]
    expect(plan(students, [['Lee', 'Ann', '7']]).rows[0]).toMatchObject({ reason: 'over-limit' })
    expect(statuses(students, [['Lee', 'Ann']])).toEqual(['matched'])
  })
})

const name = fc.constantFrom('Ann', 'Ànn', 'ann', 'Lee', 'Al ee', 'Alee', 'محمد', 'مُحمّد', 'بن علي', '', ' ')
const number = fc.constantFrom('', '', '1', '2', '٢', 'x'.repeat(41))
const rowsArbitrary = fc.array(
  fc.tuple(name, name, number, fc.constantFrom('', 'A', 'a;B'), fc.constantFrom('', 'n')),
  {
    maxLength: 12,
  },
)
const rosterArbitrary = fc
  .uniqueArray(fc.tuple(name, name, fc.constantFrom('', '1', '2', '3'), fc.boolean()), {
    maxLength: 8,
    selector: ([, , externalId]) => externalId || Symbol('none'),
  })
  .map((people) =>
    people.map(([lastName, firstName, externalId, isOverLimit], index) =>
      student(index + 1, lastName || 'Z', firstName, { externalId, isOverLimit }),
    ),
  )
const choice = fc.oneof(
  fc.constant({ kind: 'new' as const }),
  fc.constant({ kind: 'skip' as const }),
  fc.integer({ min: 1, max: 9 }).map((n) => ({ kind: 'student' as const, studentId: `s${n}` })),
)
const decisionsArbitrary = fc.array(fc.record({ row: fc.nat(11), choice }), { maxLength: 6 })
const inputs = fc.record({
  students: rosterArbitrary,
  rows: rowsArbitrary.map((rows) => rows.map((row) => [...row])),
  decisions: decisionsArbitrary,
})

describe('any import', () => {
  it('is planned deterministically and does not modify its input', () => {
    fc.assert(
      fc.property(inputs, ({ students, rows, decisions }) => {
        const before = structuredClone({ students, rows, decisions })
        const first = plan(students, rows, decisions)
        expect(plan(students, rows, decisions)).toEqual(first)
        expect({ students, rows, decisions }).toEqual(before)
      }),
    )
  })

  it('does exactly what its preview shows, with real ids', () => {
    fc.assert(
      fc.property(inputs, ({ students, rows, decisions }) => {
        const preview = plan(students, rows, decisions)
        const ids = new Map<string, string>()
        const commit = plan(students, rows, decisions, {
          newId: (kind, key) => {
            ids.set(`real ${ids.size}`, `${kind}:${key}`)
            return `real ${ids.size - 1}`
          },
        })
        const asPreviewed: unknown = JSON.parse(
          JSON.stringify(commit, (_key, value: unknown) =>
            typeof value === 'string' ? (ids.get(value) ?? value) : value,
          ),
        )
        expect(asPreviewed).toEqual(preview)
      }),
    )
  })

  it('never matches two rows to one student, and keeps every student', () => {
    fc.assert(
      fc.property(inputs, ({ students, rows, decisions }) => {
        const result = plan(students, rows, decisions)
        const touched = result.rows.flatMap((row) => ('studentId' in row ? [row.studentId] : []))
        expect(new Set(touched).size).toBe(touched.length)
        const ids = result.students.map(({ id }) => id)
        expect(ids.slice(0, students.length)).toEqual(students.map(({ id }) => id))
        expect(ids).toHaveLength(students.length + result.counts.created)
        expect(result.rows).toHaveLength(rows.length)
      }),
    )
  })

  it('assigns every school number and every list number to one student only', () => {
    fc.assert(
      fc.property(inputs, ({ students, rows, decisions }) => {
        const after = plan(students, rows, decisions).students
        const numbers = after.map(({ externalId }) => externalId.replace('٢', '2')).filter(Boolean)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(new Set(after.map((one) => one.number)).size).toBe(after.length)
      }),
    )
  })

  it('never guesses between students of one name', () => {
    fc.assert(
      fc.property(inputs, ({ rows, ...input }) => {
        const students = input.students.map((one) => ({ ...one, isOverLimit: false }))
        for (const row of plan(students, rows).rows) {
          if (row.status !== 'matched' || row.by !== 'name') continue
          const keys = nameKeys(row.fields)
          const numbered = plan(students, rows).rows.flatMap((other) =>
            other.status === 'matched' && other.by === 'external-id' ? [other.studentId] : [],
          )
          const namesakes = students.filter(
            (one) => !numbered.includes(one.id) && nameKeys(one).some((key) => keys.includes(key)),
          )
          expect(namesakes.map(({ id }) => id)).toEqual([row.studentId])
        }
      }),
    )
  })

  it('matches every student if it is repeated', () => {
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const once = plan(
          [],
          rows.map((row) => [...row]),
        )
        const again = plan(
          once.students,
          rows.map((row) => [...row]),
        )
        expect(again.counts.created).toBe(0)
      }),
    )
  })
})
