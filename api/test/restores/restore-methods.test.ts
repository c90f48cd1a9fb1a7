import { TrashPage, type Exam } from '@classeur/contracts'
import { archiveMarkChanges, createRosterRepository } from '@classeur/database'
import { activeLeaves } from '@classeur/domain/exams'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import {
  createExamKit,
  leavesOf,
  structureOf,
  untilDrained,
  type Cell,
  type ExamKit,
} from '../kit/exam-kit.ts'
import { documentsOf, memoryArchive } from '../kit/memory-archive.ts'
import { contentsOf, createRestoreKit } from '../kit/restore-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

interface School {
  teacher: SignedIn
  classId: string
  exam: Exam
  ada: string
  ben: string
  cem: string
}

const archiveOf = async ({ userId }: SignedIn) =>
  memoryArchive(await documentsOf(test.servers.connection, userId), { ownerId: userId })

/** A class with marks of two students, and the archive of it. The first question has this maximum, in points. */
async function schoolWithArchive(maximum = 10) {
  const teacher = await kit.newTeacher()
  const classId = await kit.newClass(teacher)
  const [ada = '', ben = '', cem = ''] = await kit.addStudents(classId, [
    { name: 'Ada' },
    { name: 'Ben' },
    { name: 'Cem' },
  ])
  const exam = await kit.newExam(teacher, classId, structureOf(leavesOf([maximum, 10])))
  await kit.enter(teacher, exam, { [ada]: [5, 6], [ben]: [7] })
  await untilDrained(test.servers.connection, exam.id)
  const archive = await archiveOf(teacher)
  const school: School = { teacher, classId, exam, ada, ben, cem }
  return { ...school, archive }
}

/** The points of every student with marks, in the order of the questions. */
async function pointsOf({ teacher, exam }: Pick<School, 'teacher' | 'exam'>) {
  const rows = await test.servers.connection.collection('mark_rows').find({ examId: exam.id }).toArray()
  const leaves = activeLeaves((await kit.getExam(teacher, exam.id)).structure)
  return Object.fromEntries(
    rows
      .map((row) => {
        const marks = row['marks'] as Record<string, { valueHundredths: number | null }>
        return [String(row['studentId']), leaves.map(({ id }) => marks[id]?.valueHundredths ?? null)] as const
      })
      .filter(([, points]) => points.some((point) => point !== null)),
  )
}

const type = (school: School, table: Record<string, Cell[]>) => kit.enter(school.teacher, school.exam, table)

/** Changes the maximum of the first question, in points, and rescales its marks. */
async function rescale({ teacher, exam }: Pick<School, 'teacher' | 'exam'>, maximum: number) {
  const { version, structure } = await kit.getExam(teacher, exam.id)
  const [first] = activeLeaves(structure)
  if (!first) throw new Error('no question')
  first.maxHundredths = maximum * 100
  const changed = await kit.call(teacher, 'PUT', `/exams/${exam.id}/structure`, {
    ...{ version, structure, answers: { [first.id]: 'rescale' } },
  })
  expect(changed.statusCode).toBe(200)
  // Reading the sheet converts the rows.
  await kit.sheetOf(teacher, exam.id)
}

/** What people see of a class: without counters, times and what follows from the marks. */
async function visibleOf(classId: string) {
  const derived = new Set([
    ...['version', 'marksVersion', 'fence', 'revision', 'summary', 'lastMarkedAt', 'lastActivityAt', 'log'],
    ...['counts', 'results', 'lastChangeId', 'rescaleIds', 'by', 'at', 'members', 'epoch', 'rescaled'],
    ...['slot', 'slotKey', 'wasReleased', 'lastNumber'],
  ])
  const strip = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    if (Array.isArray(value)) return value.map(strip)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => (derived.has(key) ? [] : [[key, strip(inner)]])),
    )
  }
  const contents = await contentsOf(test.servers.connection)
  const kept = Object.entries(contents).filter(([key, value]) => {
    const isOfClass = (value as { classId?: unknown }).classId === classId || key.endsWith(`/${classId}`)
    return isOfClass && !/^(mark_changes|structure_changes|class_activities)\//.test(key)
  })
  return Object.fromEntries(kept.map(([key, value]) => [key, strip(value)]))
}

const engine = (options = {}) => createRestoreKit(test.servers.connection, options)

describe('the preview', () => {
  it('tells what is new, the same, changed, and in conflict', async () => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada, ben, cem, classId, exam } = school
    // Overwritten: a conflict. Typed into cells that were empty: changed.
    await type(school, { [ada]: [8, 6], [ben]: [7, 3], [cem]: [4] })
    await kit.addStudents(classId, [{ name: 'Dia' }])
    const later = await kit.newExam(teacher, classId, structureOf(leavesOf([10])))
    await kit.enter(teacher, later, { [ada]: [1] })
    const restore = engine()
    const ready = await restore.checked(archive, teacher.userId)
    // Same: three students, the exam, two marks. Changed: Dia, the later exam with its mark, two marks.
    expect(ready.preview?.classes).toMatchObject([
      { classId, here: 'present', counts: { new: 0, same: 6, changed: 5, conflicts: 1 } },
    ])
    const conflicts = await restore.conflicts.list(String(ready._id), { after: null, limit: 10 })
    expect(conflicts).toMatchObject([
      {
        ...{ examId: exam.id, studentName: 'Ada', questionLabel: 'Q1' },
        ...{ archived: { valueHundredths: 500 }, here: { valueHundredths: 800 }, version: 2 },
      },
    ])
  })

  it('tells that a class is gone, in the trash, or somebody else’s', async () => {
    const { teacher, archive, classId } = await schoolWithArchive()
    const hereOf = async () => (await engine().checked(archive, teacher.userId)).preview?.classes[0]?.here
    await kit.call(teacher, 'DELETE', `/classes/${classId}`)
    expect(await hereOf()).toBe('in-trash')
    const classes = test.servers.connection.collection('classes')
    const _id = new test.servers.connection.base.Types.ObjectId(classId)
    const other = await kit.newTeacher()
    await classes.updateOne({ _id }, { $set: { ownerId: other.userId } })
    expect(await hereOf()).toBe('foreign')
    await classes.deleteOne({ _id })
    for (const name of ['rosters', 'exams', 'mark_rows', 'mark_changes', 'class_activities'])
      await test.servers.connection
        .collection(name)
        .deleteMany({ $or: [{ classId }, { _id: classId as never }] })
    await test.servers.connection.collection('search_entries').deleteMany({ classId })
    expect(await hereOf()).toBe('gone')
  })
})

describe('merging', () => {
  it('adds what is missing, settles conflicts as decided, and leaves everything else', async () => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada, ben, cem, classId, exam } = school
    await type(school, { [ada]: [8, 9], [cem]: [4] })
    // Ben's first mark and Cem are gone.
    await test.servers.connection.collection('mark_rows').deleteOne({ _id: `${exam.id}:${ben}` as never })
    await kit.call(teacher, 'POST', `/classes/${classId}/students/actions`, {
      ids: [cem],
      act: { action: 'delete' },
    })
    const restore = engine()
    const ready = await restore.checked(archive, teacher.userId)
    const conflicts = await restore.conflicts.list(String(ready._id), { after: null, limit: 10 })
    const [q1, q2] = ['Q1', 'Q2'].map((label) => conflicts.find((one) => one.questionLabel === label))
    await restore.start(ready, 'merge', { [q1?._id ?? '']: 'archived', [q2?._id ?? '']: 'here' })
    const done = await restore.work(archive, String(ready._id))
    expect(done).toMatchObject({ state: 'done', result: { keptMarks: 0 } })
    expect(await pointsOf(school)).toEqual({ [ada]: [500, 900], [ben]: [700, null], [cem]: [400, null] })
    const changes = await test.servers.connection
      .collection('mark_changes')
      .find({ examId: exam.id, kind: 'restore' })
      .toArray()
    expect(changes.map(({ studentId, from, to, by }) => ({ studentId, from, to, by }))).toEqual(
      expect.arrayContaining([{ studentId: ada, from: 800, to: 500, by: teacher.userId }]),
    )
  })

  it('keeps and counts marks that were typed after the preview', async () => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada, ben } = school
    await type(school, { [ada]: [8, 6] })
    const restore = engine()
    const ready = await restore.checked(archive, teacher.userId)
    const [conflict] = await restore.conflicts.list(String(ready._id), { after: null, limit: 10 })
    // Nobody has decided about these two.
    await type(school, { [ada]: [9, 6], [ben]: [2] })
    await restore.start(ready, 'merge', { [conflict?._id ?? '']: 'archived' })
    const done = await restore.work(archive, String(ready._id))
    expect(done.result?.keptMarks).toBe(2)
    expect(await pointsOf(school)).toEqual({ [ada]: [900, 600], [ben]: [200, null] })
  })

  it('keeps what is newer in a student in the trash, and gives nobody an external id that is taken', async () => {
    const { teacher, classId, ada, ben, cem } = await schoolWithArchive()
    const [dia = '', eva = '', fay = '', gil = ''] = await kit.addStudents(
      classId,
      ['Dia', 'Eva', 'Fay', 'Gil'].map((name) => ({ name })),
    )
    const rosters = createRosterRepository(test.servers.connection)
    type Roster = Awaited<ReturnType<typeof rosters.get>>
    const changeRoster = async (change: (roster: Roster) => Partial<Roster>) => {
      const roster = await rosters.get(classId)
      expect(await rosters.replace({ ...roster, ...change(roster) })).not.toBeNull()
    }
    const withFields = ({ students }: Roster, fields: Record<string, Partial<Roster['students'][number]>>) =>
      students.map((student) => ({ ...student, ...fields[student.id] }))
    const [red, blue, gone] = [newId(), newId(), newId()]
    await changeRoster((roster) => ({
      groups: [
        { id: red, name: 'Red', usedAt: null },
        { id: blue, name: 'Blue', usedAt: null },
      ],
      students: withFields(roster, {
        [ada]: { externalId: 'a1', groupIds: [red] },
        [ben]: { externalId: 'B2' },
        [cem]: { externalId: 'c3', groupIds: [blue] },
        [dia]: { externalId: 'D4' },
        [eva]: { externalId: '5' },
        [fay]: { externalId: 'f6' },
      }),
    }))
    const archive = await archiveOf(teacher)

    // Cem, Dia and Eva are deleted for good, and so are the groups; Ada, Ben and Gil are in the trash.
    const deletedAt = new Date()
    await changeRoster((roster) => ({
      groups: [],
      students: withFields(roster, {
        [ada]: { firstName: 'Adele', externalId: 'd4', note: 'Newer.', groupIds: [gone], deletedAt },
        [ben]: { deletedAt },
        [fay]: { externalId: 'b2' },
        [gil]: { externalId: 'c3', deletedAt },
      }).filter(({ id }) => ![cem, dia, eva].includes(id)),
    }))
    const [hal = '', ivo = ''] = await kit.addStudents(classId, [{ name: 'Hal' }, { name: 'Ivo' }])
    await changeRoster((roster) => ({
      // The number of a student in the trash isn't taken.
      students: withFields(roster, { [hal]: { externalId: '5', deletedAt }, [ivo]: { externalId: 'C3' } }),
    }))
    await engine().restore(archive, teacher.userId, 'merge')

    const after = await rosters.get(classId)
    const present = after.students.filter((student) => student.deletedAt === null)
    expect(present.map((one) => [one.firstName, one.externalId, one.note, one.groupIds])).toEqual([
      ['Adele', 'd4', 'Newer.', []],
      ['Ben', '', '', []],
      ['Fay', 'b2', '', []],
      ['Gil', '', '', []],
      ['Ivo', 'C3', '', []],
      ['Cem', '', '', [blue]],
      ['Dia', '', '', []],
      ['Eva', '5', '', []],
    ])
    expect(after.groups.map(({ name }) => name)).toEqual(['Blue'])
    const changed = await kit.call(teacher, 'PATCH', `/classes/${classId}/students/${ben}`, { note: 'Back.' })
    expect(changed.statusCode).toBe(200)
  })

  it.each([
    { replaced: 10, archived: 20, points: { typed: 14, merged: 700 } },
    { replaced: 20, archived: 10, points: { typed: 5, merged: 1000 } },
  ])(
    'converts marks out of $archived to marks out of $replaced when a replace has set that maximum',
    async ({ replaced, archived, points }) => {
      const school = await schoolWithArchive(replaced)
      const { teacher, archive, ada, ben, cem, exam } = school
      await rescale(school, archived)
      await type({ ...school, exam: await kit.getExam(teacher, exam.id) }, { [cem]: [points.typed] })
      await untilDrained(test.servers.connection, exam.id)
      const snapshot = await archiveOf(teacher)
      const restore = engine()
      await restore.restore(archive, teacher.userId, 'replace')
      expect(await pointsOf(school)).toEqual({ [ada]: [500, 600], [ben]: [700, null] })

      const ready = await restore.checked(snapshot, teacher.userId)
      const conflicts = await restore.conflicts.list(String(ready._id), { after: null, limit: 10 })
      const decisions = Object.fromEntries(conflicts.map(({ _id }) => [_id, 'archived' as const]))
      await restore.start(ready, 'merge', decisions)
      await restore.work(snapshot, String(ready._id))
      expect(await pointsOf(school)).toEqual({
        ...{ [ada]: [500, 600], [ben]: [700, null], [cem]: [points.merged, null] },
      })
      // The replace emptied Cem's cell; the other marks are the same in both maximums.
      expect(conflicts).toMatchObject([
        { studentName: 'Cem', archived: { valueHundredths: points.merged }, here: { valueHundredths: null } },
      ])
    },
  )
})

describe('replacing', () => {
  it('puts a class back as it was; later exams go to the trash, and later students are deleted', async () => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada, ben, cem, classId, exam } = school
    const before = await visibleOf(classId)
    await type(school, { [ada]: [8, 6], [cem]: [4] })
    const [dia = ''] = await kit.addStudents(classId, [{ name: 'Dia' }])
    const later = await kit.newExam(teacher, classId, structureOf(leavesOf([10])))
    await kit.call(teacher, 'PATCH', `/classes/${classId}`, { name: 'Renamed' })
    await kit.call(teacher, 'POST', `/exams/${exam.id}/status`, { status: 'reviewed' })
    const restore = engine()
    const done = await restore.restore(archive, teacher.userId, 'replace')
    expect(done).toMatchObject({ state: 'done' })
    expect(await pointsOf(school)).toEqual({ [ada]: [500, 600], [ben]: [700, null] })
    expect(await kit.getExam(teacher, exam.id)).toMatchObject({ status: 'marking', deletedAt: null })
    const after = await visibleOf(classId)
    const deletion = { deletedAt: expect.any(Date) as unknown, deletedBy: teacher.userId }
    expect(after[`exams/${later.id}`]).toMatchObject(deletion)
    const roster = after[`rosters/${classId}`] as { students: { id: string; deletedAt: Date | null }[] }
    expect(roster.students.find(({ id }) => id === dia)).toMatchObject(deletion)
    const trash = TrashPage.parse((await kit.call(teacher, 'GET', '/trash')).json())
    const shown = trash.entries.map(({ kind, id, deletedBy }) => ({ kind, id, isSelf: deletedBy?.isSelf }))
    expect(shown).toEqual(
      expect.arrayContaining([
        { kind: 'exam', id: later.id, isSelf: true },
        { kind: 'student', id: dia, isSelf: true },
      ]),
    )
    roster.students = roster.students.filter(({ id }) => id !== dia)
    delete after[`exams/${later.id}`]
    // An emptied cell stays in its row, because its history goes on.
    const emptied = after[`mark_rows/${exam.id}:${cem}`] as { marks: object }
    emptied.marks = {}
    const beforeCem = before[`mark_rows/${exam.id}:${cem}`] ?? emptied
    expect({ ...after }).toEqual({ ...before, [`mark_rows/${exam.id}:${cem}`]: beforeCem })
  })

  it('restores exact marks after a rescale of the exam, and writing goes on', async () => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada, ben, exam } = school
    await rescale(school, 20)
    expect(await pointsOf(school)).toEqual({ [ada]: [1000, 600], [ben]: [1400, null] })
    await engine().restore(archive, teacher.userId, 'replace')
    const sheet = await kit.sheetOf(teacher, exam.id)
    expect(sheet.epoch).toBe(2)
    expect(await pointsOf(school)).toEqual({ [ada]: [500, 600], [ben]: [700, null] })
    const answer = await type({ ...school, exam: await kit.getExam(teacher, exam.id) }, { [ben]: [7, 1] })
    expect(answer.outcomes.every((outcome) => typeof outcome === 'number')).toBe(true)
    // The archive lacks the rescale, and the change of the first restore.
    await engine().restore(archive, teacher.userId, 'replace')
    expect(await pointsOf(school)).toEqual({ [ada]: [500, 600], [ben]: [700, null] })
  })

  it.each([
    { moment: 'after commitPlan', keptMarks: 1 },
    { moment: 'after commit', keptMarks: 0 },
  ])('a mark that a colleague types $moment stays ($keptMarks kept)', async ({ moment, keptMarks }) => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada, classId, exam } = school
    await type(school, { [ada]: [8, 9] })
    const colleague = await kit.join(classId, await kit.newTeacher(), 'editor')
    let isTyped = false
    const restore = engine({
      async onWrite(name: string) {
        if (name !== moment || isTyped) return
        isTyped = true
        await kit.enter(colleague, exam, { [ada]: [3] })
      },
    })
    const done = await restore.restore(archive, teacher.userId, 'replace')
    expect((await pointsOf(school))[ada]).toEqual([300, 600])
    expect(done.result?.keptMarks).toBe(keptMarks)
    await untilDrained(test.servers.connection, exam.id)
    const history = await test.servers.connection
      .collection('mark_changes')
      .find({ examId: exam.id, studentId: ada, from: { $ne: null } })
      .sort({ _id: 1 })
      .toArray()
    const typed = history.find(({ by }) => by === colleague.userId)
    expect(typed).toMatchObject(keptMarks === 1 ? { from: 800, to: 300 } : { from: 500, to: 300 })
  })
})

describe('undoing', () => {
  it.each(['copy', 'merge', 'replace'] as const)('a %s puts everything back', async (method) => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada, cem, classId, exam } = school
    await type(school, { [ada]: [8, 6], [cem]: [4] })
    await kit.newExam(teacher, classId, structureOf(leavesOf([10])))
    await kit.call(teacher, 'POST', `/exams/${exam.id}/status`, { status: 'reviewed' })
    const restore = engine()
    const ready = await restore.checked(archive, teacher.userId)
    const [conflict] = await restore.conflicts.list(String(ready._id), { after: null, limit: 10 })
    const before = await visibleOf(classId)
    const all = await contentsOf(test.servers.connection)
    await restore.start(ready, method, { [conflict?._id ?? '']: 'archived' })
    await restore.work(archive, String(ready._id))
    expect(await contentsOf(test.servers.connection)).not.toEqual(all)
    expect(await restore.undo(archive, String(ready._id))).toBe(0)
    expect(await visibleOf(classId)).toEqual(before)
    if (method === 'copy') expect(await contentsOf(test.servers.connection)).toEqual(all)
  })

  it('leaves alone what has changed since, and counts it', async () => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada, ben } = school
    await type(school, { [ada]: [8, 9] })
    const restore = engine()
    const ready = await restore.checked(archive, teacher.userId)
    await restore.start(ready, 'replace')
    await restore.work(archive, String(ready._id))
    await type(school, { [ada]: [2] })
    expect(await restore.undo(archive, String(ready._id))).toBe(1)
    expect(await pointsOf(school)).toEqual({ [ada]: [200, 900], [ben]: [700, null] })
  })

  it('is over after its time, and then the journal is deleted', async () => {
    const { teacher, archive } = await schoolWithArchive()
    const { connection } = test.servers
    const restore = engine()
    const done = await restore.restore(archive, teacher.userId, 'copy')
    const restoreId = String(done._id)
    const stepsOf = () => connection.collection('restore_steps').countDocuments({ restoreId })
    await restore.forget(new Date())
    expect(await stepsOf()).toBeGreaterThan(0)
    await restore.forget(new Date(Number(done.undoUntil) + 1))
    expect(await stepsOf()).toBe(0)
    expect(await restore.restores.findById(restoreId)).toMatchObject({ state: 'done', undoUntil: null })
  })

  it('leaves nothing of a copy whose log was archived meanwhile', async () => {
    const { teacher, archive } = await schoolWithArchive()
    const { connection } = test.servers
    const all = await contentsOf(connection)
    const restore = engine()
    const done = await restore.restore(archive, teacher.userId, 'copy')
    const classId = done.result?.classes[0]?.classId ?? ''
    const [card] = await kit.cards(teacher, classId)
    const archived = await archiveMarkChanges(connection, new Date(Date.now() + 1000), 1000)
    expect(archived).toContain(card?.id)
    const chunks = () => connection.collection('mark_change_archives').countDocuments({ classId })
    expect(await chunks()).toBe(1)
    expect(await restore.undo(archive, String(done._id))).toBe(0)
    expect(await chunks()).toBe(0)
    const left = Object.keys(await contentsOf(connection))
    expect(left.filter((key) => !(key in all) && !key.startsWith('mark_change_archives/'))).toEqual([])
  })

  it('keeps a copy in which somebody has worked', async () => {
    const school = await schoolWithArchive()
    const { teacher, archive, ada } = school
    const restore = engine()
    const done = await restore.restore(archive, teacher.userId, 'copy')
    const classId = done.result?.classes[0]?.classId ?? ''
    const [card] = await kit.cards(teacher, classId)
    const copied = await kit.getExam(teacher, card?.id ?? '')
    const row = await test.servers.connection
      .collection('mark_rows')
      .findOne({ examId: copied.id, 'marks.0': { $exists: false } })
    expect(String(row?.['studentId'])).not.toBe(ada)
    await kit.enter(teacher, copied, { [String(row?.['studentId'])]: [1] })
    expect(await restore.undo(archive, String(done._id))).toBe(1)
    expect(await kit.cards(teacher, classId)).toHaveLength(1)
  })
})
