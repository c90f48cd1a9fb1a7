import { planImport, type ImportPlan } from '@classeur/domain/roster'
import type { ImportField, StudentImport } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { createRestoreKit } from '../kit/restore-kit.ts'
import { createStudentsKit } from '../kit/students-kit.ts'

let test: TestApp
let kit: ReturnType<typeof createStudentsKit>
let teacher: SignedIn
let classId: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createStudentsKit(test)
})
afterAll(() => test?.close())
beforeEach(async () => {
  await kit.setStudentLimit(40)
  teacher = await kit.newTeacher()
  classId = await kit.newClass(teacher)
})

const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code
const undo = (importId: string) => kit.call(teacher, 'POST', `/classes/${classId}/imports/${importId}/undo`)
const listed = async () =>
  (await kit.call(teacher, 'GET', `/classes/${classId}/imports`)).json<{ imports: StudentImport[] }>().imports
/** The stored roster without its version, as text, for exact comparisons. */
const bytes = async () => {
  const { version: _version, ...rest } = (await kit.stored(classId)) ?? {}
  return JSON.stringify(rest)
}

describe('an import', () => {
  it('applies its plan in one operation', async () => {
    const ada = { firstName: 'Ada', lastName: 'Berg' }
    const { roster } = await kit.added(teacher, classId, ada, {
      firstName: 'Tom',
      lastName: 'Roy',
      externalId: '7',
    })
    const result = await kit.imported(teacher, classId, roster.version, [
      ['BERG', 'Áda', '5', 'Red', 'Shy.'],
      ['Roy', 'Tomas', '7'],
      ['Lee', 'Ann', '', 'red; Blue'],
      ['', '', ''],
      ['lee', 'ann'],
    ])
    expect(result.import).toMatchObject({ created: 1, changed: 2, fileName: 'class.csv', by: 'Ada' })
    expect(result.roster.version).toBe(roster.version + 1)
    expect(result.roster.groups.map(({ name }) => name)).toEqual(['Red', 'Blue'])
    const [red = '', blue = ''] = result.roster.groups.map(({ id }) => id)
    expect(result.roster.students).toMatchObject([
      { firstName: 'Ada', lastName: 'Berg', externalId: '5', note: 'Shy.', groupIds: [red], number: 1 },
      { firstName: 'Tomas', lastName: 'Roy', externalId: '7', number: 2 },
      { firstName: 'Ann', lastName: 'Lee', groupIds: [red, blue], number: 3 },
    ])
  })

  it('changes any roster exactly as the preview of any file shows', async () => {
    const name = fc.constantFrom('Ann', 'Ànn', 'Lee', 'محمد', 'مُحمّد', 'Berg', '')
    const rows = fc.array(
      fc.tuple(
        name,
        name,
        fc.constantFrom('', '1', '2', '٢', '3'),
        fc.constantFrom('', 'Red', 'red; Blue'),
        name,
      ),
      { maxLength: 10 },
    )
    const mapping = {
      columns: ['lastName', 'firstName', 'externalId', 'group', 'note'] as ImportField[],
      ...{ firstDataRow: 0, nameOrder: 'last-first' as const },
    }
    const property = fc.asyncProperty(rows, rows, async (first, second) => {
      const person = await kit.newTeacher()
      const id = await kit.newClass(person)
      for (const table of [{ rows: first }, { rows: second }]) {
        const roster = await kit.roster(person, id)
        const undecided = planImport({ roster, table, mapping, decisions: [] })
        const decisions = undecided.rows.flatMap(({ row, status }) =>
          status === 'ambiguous' ? [{ row, choice: { kind: 'new' as const } }] : [],
        )
        const preview = planImport({ roster, table, mapping, decisions })
        const result = await kit.imported(person, id, roster.version, table.rows, { decisions })
        const groupNames = (students: ImportPlan['students'], groups: ImportPlan['groups']) =>
          students.map(({ id: _id, groupIds, ...student }) => ({
            ...{ number: student.number, firstName: student.firstName, lastName: student.lastName },
            ...{ externalId: student.externalId, note: student.note },
            groups: groupIds.map((groupId) => groups.find((group) => group.id === groupId)?.name),
          }))
        expect(groupNames(result.roster.students, result.roster.groups)).toEqual(
          groupNames(preview.students, preview.groups),
        )
        expect(result.import.created).toBe(preview.counts.created)
      }
    })
    await fc.assert(property, propertyRuns(10))
  })

  it('is refused if the roster has changed since its preview', async () => {
    const { roster } = await kit.added(teacher, classId, { firstName: 'Ada' })
    await kit.added(teacher, classId, { firstName: 'Tom' })
    const answer = await kit.import(teacher, classId, roster.version, [['Lee', 'Ann']])
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'students/roster-changed'])
  })

  it('is applied once even if it is sent ten times concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => kit.import(teacher, classId, 0, [['Lee', 'Ann']])),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await kit.roster(teacher, classId)).students).toHaveLength(1)
    expect(await listed()).toHaveLength(1)
  })

  it('is refused until every undecided row is decided', async () => {
    const lee = { firstName: 'Ann', lastName: 'Lee' }
    const { roster, changedIds } = await kit.added(teacher, classId, lee, lee)
    const rows = [['Lee', 'Ann', '9']]
    const answer = await kit.import(teacher, classId, roster.version, rows)
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'students/import-undecided'])
    const choice = { kind: 'student', studentId: changedIds[1] }
    const result = await kit.imported(teacher, classId, roster.version, rows, {
      decisions: [{ row: 0, choice }],
    })
    expect(result.roster.students.map(({ externalId }) => externalId)).toEqual(['', '9'])
  })

  it('changes nothing if it exceeds the plan’s limit', async () => {
    const rows = Array.from({ length: 41 }, (_, index) => [`Last${index}`, 'First'])
    const answer = await kit.import(teacher, classId, 0, rows)
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'students/limit-reached'])
    expect(await listed()).toEqual([])
    expect((await kit.imported(teacher, classId, 0, rows.slice(1))).import.created).toBe(40)
  })

  it('changes nothing if it has too many groups for a class', async () => {
    const rows = (count: number) =>
      Array.from({ length: 11 }, (_, index) => {
        const names = Array.from({ length: 20 }, (_one, place) => index * 20 + place)
        const made = names.filter((name) => name < count).map((name) => `Group ${name}`)
        return [`Last${index}`, 'First', '', made.join(';')]
      })
    const answer = await kit.import(teacher, classId, 0, rows(201))
    expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'general/payload-too-large'])
    expect(await listed()).toEqual([])
    expect((await kit.imported(teacher, classId, 0, rows(200))).roster.groups).toHaveLength(200)
  })

  itInDeep('accepts 5,000 rows', async () => {
    await kit.setStudentLimit(6000)
    const rows = Array.from({ length: 5000 }, (_, index) => [
      `محمد عبد الرحمن ${index}`,
      `فاطمة ${index}`,
      `A${index}`,
    ])
    expect((await kit.imported(teacher, classId, 0, rows)).import.created).toBe(5000)
  })

  it('is possible only for people who may change students', async () => {
    const viewer = await kit.newTeacher()
    const shared = await kit.newClass(teacher, [{ person: viewer, role: 'viewer' }])
    expect((await kit.import(viewer, shared, 0, [['Lee', 'Ann']])).statusCode).toBe(403)
    expect((await kit.call(viewer, 'GET', `/classes/${shared}/imports`)).statusCode).toBe(403)
    expect((await kit.import(await kit.newTeacher(), shared, 0, [['Lee', 'Ann']])).statusCode).toBe(404)
  })
})

/** Marks that were entered for a student. A row alone doesn't count, because every student of a class has one. */
const entered = () => ({
  [newId()]: { valueHundredths: 100, status: null, version: 1, by: '', at: new Date(), errorTypes: [] },
})

describe('undoing an import', () => {
  it('removes new students who are in the class since a day', async () => {
    const { roster } = await kit.added(teacher, classId, { firstName: 'Ada', lastName: 'Berg' })
    const before = await bytes()
    const rows = [
      ['Berg', 'Ada'],
      ['Lee', 'Ann'],
    ]
    const result = await kit.imported(teacher, classId, roster.version, rows, { joinedOn: '2026-11-21' })
    expect(result.roster.students.map(({ joinedOn }) => joinedOn)).toEqual([null, '2026-11-21'])
    expect((await undo(result.import.id)).statusCode).toBe(200)
    expect(await bytes()).toBe(before)
  })

  it('restores the exact roster if nothing else has changed', async () => {
    const people = [
      { firstName: 'Ada', lastName: 'Berg', note: 'Shy.' },
      { firstName: 'Tom', lastName: 'Roy', externalId: '7', hasNeeds: true },
    ]
    await kit.added(teacher, classId, ...people)
    await kit.call(teacher, 'POST', `/classes/${classId}/groups`, { name: 'Red' })
    const before = await bytes()
    const { version } = await kit.roster(teacher, classId)
    const result = await kit.imported(teacher, classId, version, [
      ['Berg', 'Ada', '5', 'Red;New', 'Sits in front.'],
      ['Roy', 'Thomas', '7'],
      ['Lee', 'Ann'],
    ])
    expect(await bytes()).not.toBe(before)
    const answer = await undo(result.import.id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ import: { undoneAt: expect.any(String) as string } })
    expect(await bytes()).toBe(before)
    expect((await listed())[0]?.undoneAt).not.toBeNull()
    expect(codeOf(await undo(result.import.id))).toBe('students/import-not-undoable')
  })

  it('keeps later changes, and moves students with marks or changes to the trash', async () => {
    const { roster } = await kit.added(teacher, classId, { firstName: 'Ada', lastName: 'Berg' })
    const result = await kit.imported(teacher, classId, roster.version, [
      ['Berg', 'Ada', '5', '', 'From the file.'],
      ['Lee', 'Ann'],
      ['Roy', 'Tom'],
      ['Poe', 'Zoe'],
    ])
    const [ada = '', ann = '', tom = ''] = result.roster.students.map(({ id }) => id)
    await kit.call(teacher, 'PATCH', `/classes/${classId}/students/${ada}`, { note: 'By hand.' })
    await kit.call(teacher, 'PATCH', `/classes/${classId}/students/${ann}`, { hasNeeds: true })
    await test.servers.connection
      .collection('mark_rows')
      .insertOne({ examId: newId(), classId, studentId: tom, marks: entered() })
    await undo(result.import.id)
    expect((await kit.roster(teacher, classId)).students).toMatchObject([
      { id: ada, externalId: '', note: 'By hand.' },
    ])
    const back = await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: [ann, tom], act: { action: 'restore' } },
    })
    expect(back.json<{ changedIds: string[] }>().changedIds).toEqual([ann, tom])
    const late = await kit.added(teacher, classId, { firstName: 'Late' })
    expect(late.roster.students.at(-1)?.number).toBe(5)
  })

  it('moves a student with an overall comment to the trash, so that later backups can be restored', async () => {
    const result = await kit.imported(teacher, classId, 0, [['Lee', 'Ann']])
    const ann = result.roster.students[0]?.id ?? ''
    const comment = { termId: null, text: 'Works well.', baseVersion: 0 }
    const saved = await kit.call(teacher, 'PUT', `/classes/${classId}/overall-comments/${ann}`, comment)
    expect(saved.statusCode).toBe(200)
    expect((await undo(result.import.id)).statusCode).toBe(200)
    const { connection } = test.servers
    const archive = memoryArchive(await documentsOf(connection, teacher.userId), { ownerId: teacher.userId })
    expect((await createRestoreKit(connection).checked(archive, teacher.userId)).state).toBe('ready')
    const back = await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: [ann], act: { action: 'restore' } },
    })
    expect(back.json<{ changedIds: string[] }>().changedIds).toEqual([ann])
  })

  it.each(['just before', 'just after'])(
    'keeps a student whose mark is entered %s the roster is written',
    async (when) => {
      const rows = [
        ['Lee', 'Ann', '', 'New'],
        ['Roy', 'Tom'],
      ]
      const { import: done, roster } = await kit.imported(teacher, classId, 0, rows)
      const [ann = ''] = roster.students.map(({ id }) => id)
      const enterMark = () =>
        test.servers.connection
          .collection('mark_rows')
          .insertOne({ examId: newId(), classId, studentId: ann, marks: entered() })
      const lists = test.servers.connection.collection('rosters')
      const write = lists.findOneAndUpdate.bind(lists) as (...args: unknown[]) => Promise<unknown>
      const spy = vi.spyOn(lists, 'findOneAndUpdate')
      spy.mockImplementationOnce(async (...args: unknown[]) => {
        if (when === 'just before') await enterMark()
        const written = await write(...args)
        if (when === 'just after') await enterMark()
        return written as never
      })
      expect((await undo(done.id)).statusCode).toBe(200)
      expect(spy).toHaveBeenCalledTimes(2)
      spy.mockRestore()
      expect((await kit.roster(teacher, classId)).students).toEqual([])
      await kit.added(teacher, classId, { firstName: 'Late' })
      const back = await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, {
        ...{ ids: [ann], act: { action: 'restore' } },
      })
      expect(back.json<{ changedIds: string[] }>().changedIds).toEqual([ann])
      expect((await kit.roster(teacher, classId)).students).toMatchObject([
        { id: ann, number: 1, lastName: 'Lee', groupIds: [] },
        { firstName: 'Late', number: 2 },
      ])
    },
  )

  it('does not restore an external id that another student has taken', async () => {
    const { roster, changedIds } = await kit.added(teacher, classId, {
      firstName: 'Ada',
      lastName: 'Berg',
      externalId: '1',
    })
    const choice = { kind: 'student', studentId: changedIds[0] }
    const decisions = [{ row: 0, choice }]
    const result = await kit.imported(teacher, classId, roster.version, [['Berg', 'Ada', '2']], { decisions })
    await kit.added(teacher, classId, { firstName: 'Tom', externalId: '1' })
    expect((await undo(result.import.id)).statusCode).toBe(200)
    const { students } = await kit.roster(teacher, classId)
    expect(students.map(({ externalId }) => externalId)).toEqual(['2', '1'])
  })

  it('is possible for 30 days, and only for imports of this class', async () => {
    const { import: done } = await kit.imported(teacher, classId, 0, [['Lee', 'Ann']])
    const elsewhere = await kit.newClass(teacher)
    const answer = await kit.call(teacher, 'POST', `/classes/${elsewhere}/imports/${done.id}/undo`)
    expect(answer.statusCode).toBe(404)
    await test.servers.connection
      .collection('student_imports')
      .updateMany({ classId }, { $set: { at: new Date(Date.now() - 31 * 86_400_000) } })
    expect(codeOf(await undo(done.id))).toBe('students/import-not-undoable')
  })

  it('is possible even if the import was interrupted after writing the roster', async () => {
    const { import: done } = await kit.imported(teacher, classId, 0, [['Lee', 'Ann']])
    const records = test.servers.connection.collection('student_imports')
    await records.updateMany({ classId }, { $set: { appliedAt: null } })
    expect(await listed()).toHaveLength(1)
    const stored = await records.findOne({ classId })
    if (!stored) throw new Error('it was not written down')
    const { _id: _, ...never } = stored
    await records.insertOne({ ...never, created: [{ id: newId() }] })
    expect((await listed()).map(({ id }) => id)).toEqual([done.id])
  })
})
