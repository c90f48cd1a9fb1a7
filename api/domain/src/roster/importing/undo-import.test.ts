import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rosterView } from '../roster-view.ts'
import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import { applyImport } from './apply-import.ts'
import type { ImportMapping } from './import-table.ts'
import { putBackWithWork, undoImport } from './undo-import.ts'

const now = new Date('2026-11-21T08:00:00.000Z')
const by = 'a teacher'
const text = fc.constantFrom('Ann', 'Ànn', 'Lee', 'محمد', 'Berg', 'Roy', '')
const groups = [
  { id: 'g1', name: 'Red', usedAt: null },
  { id: 'g2', name: 'Blue', usedAt: null },
]

const rosters = fc
  .array(
    fc.record({
      firstName: text,
      lastName: text,
      externalId: fc.constantFrom('', '1', '2', '3'),
      note: fc.constantFrom('', 'Shy.'),
      groupIds: fc.subarray(['g1', 'g2']),
      isDeleted: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((people): StoredRoster => {
    const taken = new Set<string>()
    const students = people.map(({ isDeleted, ...person }, index): StoredStudent => {
      const deletedAt = isDeleted ? now : null
      const externalId = deletedAt === null && taken.has(person.externalId) ? '' : person.externalId
      if (deletedAt === null) taken.add(externalId)
      return {
        ...{ id: `s${index}`, number: index + 1, hasNeeds: false, joinedOn: null, leftOn: null },
        ...{ ...person, externalId, deletedAt },
      }
    })
    return { version: 3, lastNumber: students.length + 2, students, groups }
  })
const tables = fc.array(
  fc.tuple(text, text, fc.constantFrom('', '1', '2', '4'), fc.constantFrom('', 'red', 'New;Blue'), text),
  {
    maxLength: 10,
  },
)

const importInto = (roster: StoredRoster, rows: string[][]) => {
  const shown = rosterView(roster, { limit: 40, today: '2026-11-21', withNotes: true })
  let ids = 0
  const newId = () => `new${(ids += 1)}`
  const mapping: ImportMapping = {
    columns: ['lastName', 'firstName', 'externalId', 'group', 'note'],
    ...{ firstDataRow: 0, nameOrder: 'last-first' },
  }
  return applyImport(roster, { roster: shown, table: { rows }, mapping, decisions: [] }, newId, '2026-11-20')
}

describe('undoing any import', () => {
  it('the undo restores the exact roster, byte for byte, if nothing else has changed', () => {
    fc.assert(
      fc.property(rosters, tables, (roster, rows) => {
        const before = JSON.stringify(roster)
        const { next, effect } = importInto(roster, rows)
        expect(JSON.stringify(undoImport(next, effect, new Set(), now, by))).toBe(before)
      }),
    )
  })

  it('a second undo changes nothing', () => {
    fc.assert(
      fc.property(rosters, tables, (roster, rows) => {
        const { next, effect } = importInto(roster, rows)
        const once = undoImport(next, effect, new Set(), now, by)
        expect(undoImport(once, effect, new Set(), now, by)).toEqual(once)
      }),
    )
  })

  it('the undo keeps students from before the import, students added since, and students with marks', () => {
    fc.assert(
      fc.property(rosters, tables, fc.boolean(), (roster, rows, haveMarks) => {
        const { next, effect } = importInto(roster, rows)
        const late: StoredStudent = {
          ...{ id: 'late', number: next.lastNumber + 1, firstName: 'Late', lastName: '', externalId: '' },
          ...{ note: '', hasNeeds: false, groupIds: [], joinedOn: null, leftOn: null, deletedAt: null },
        }
        const since = { ...next, lastNumber: next.lastNumber + 1, students: [...next.students, late] }
        const marked = new Set(haveMarks ? effect.created.map(({ id }) => id) : [])
        const after = undoImport(since, effect, marked, now, by)
        const ids = after.students.map(({ id }) => id)
        for (const { id } of [...roster.students, late]) expect(ids).toContain(id)
        for (const id of marked) expect(ids).toContain(id)
        expect(after.lastNumber).toBe(since.lastNumber)
      }),
    )
  })

  it('students who get marks during the undo return to the trash with unique numbers', () => {
    fc.assert(
      fc.property(rosters, tables, fc.nat(3), (roster, rows, lateCount) => {
        const { next, effect } = importInto(roster, rows)
        const undone = undoImport(next, effect, new Set(), now, by)
        const late = Array.from({ length: lateCount }, (_, index): StoredStudent => ({
          ...{ id: `late${index}`, number: undone.lastNumber + index + 1, firstName: 'Late', lastName: '' },
          ...{ externalId: '', note: '', hasNeeds: false, groupIds: [] },
          ...{ joinedOn: null, leftOn: null, deletedAt: null },
        }))
        const since = {
          ...undone,
          lastNumber: undone.lastNumber + lateCount,
          students: [...undone.students, ...late],
        }
        const marked = new Set(effect.created.map(({ id }) => id))
        const after = putBackWithWork(since, effect.created, marked, now)
        if (!after) {
          expect(marked.size).toBe(0)
          return
        }
        const inTrash = after.students.filter(({ id }) => marked.has(id))
        expect(inTrash.map(({ deletedAt }) => deletedAt)).toEqual(effect.created.map(() => now))
        expect(after.students.filter(({ id }) => !marked.has(id))).toEqual(
          [...since.students].sort((a, b) => a.number - b.number),
        )
        const numbers = after.students.map(({ number }) => number)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(after.lastNumber).toBeGreaterThanOrEqual(Math.max(...numbers))
        expect(putBackWithWork(after, effect.created, marked, now)).toBeNull()
      }),
    )
  })
})
