import type { ArchivedDocument } from '@classeur/archive'
import { RefusedDocumentError, type ReadableArchive } from '@classeur/backups'
import type { SchoolClass } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { documentsOf, memoryArchive, type ArchiveDocuments } from '../kit/memory-archive.ts'
import { contentsOf, createRestoreKit } from '../kit/restore-kit.ts'

type Teacher = SignedIn & { classId: string }
let test: TestApp
let teacher: Teacher
let stranger: Teacher
let original: ArchiveDocuments
let strangers: ArchiveDocuments
beforeAll(async () => {
  test = await createTestApp()
  teacher = await teacherWithSample()
  stranger = await teacherWithSample()
  original = await documentsOf(test.servers.connection, teacher.userId)
  strangers = await documentsOf(test.servers.connection, stranger.userId)
})
afterAll(() => test?.close())

async function teacherWithSample(): Promise<Teacher> {
  const person = await test.newTeacher()
  const { headers } = person
  const answer = await test.app.inject({ method: 'POST', url: '/api/classes/sample', headers, payload: {} })
  return { ...person, classId: answer.json<SchoolClass>().id }
}

const first = (documents: readonly ArchivedDocument[] | undefined): ArchivedDocument => {
  const [document] = documents ?? []
  if (!document) throw new Error('no document')
  return document
}
const altered = (alter: (documents: ArchiveDocuments) => void): ReadableArchive => {
  const documents = structuredClone(original)
  alter(documents)
  return memoryArchive(documents, { ownerId: teacher.userId })
}
const picture = (fields: ArchivedDocument = {}): ArchivedDocument => {
  const _id = newId()
  const file = { contentType: 'image/png', width: 1, height: 1, sizeBytes: 1 }
  return {
    ...{ _id, ownerId: teacher.userId, name: 'P', prompt: 'p', style: 'diagram', aspect: '1:1', tags: [] },
    ...{ generator: {}, thumbHash: '', altText: '', searchText: '', publicText: '', publication: 'private' },
    file: { ...file, key: `images/${_id}/1-picture.png` },
    thumbnail: { ...file, key: `images/${_id}/1-thumbnail.webp` },
    ...{ publishedAt: null, createdAt: new Date(), deletedAt: null, ...fields },
  }
}
const firstMark = (documents: ArchiveDocuments): Record<string, unknown> =>
  Object.values(first(documents.mark_rows)['marks'] as object)[0] as Record<string, unknown>

/** Each with the collection that it is refused for, and the problem. */
const attacks: [string, (documents: ArchiveDocuments) => void, string, string][] = [
  ['a class twice', (d) => void d.classes.push(first(d.classes)), 'classes', 'duplicate-id'],
  ['an exam twice', (d) => void d.exams.push(first(d.exams)), 'exams', 'duplicate-id'],
  [
    'a student twice',
    (d) => {
      const { students } = first(d.rosters) as { students: unknown[] }
      students.push(students[0])
    },
    'rosters',
    'duplicate-id',
  ],
  ['a row of marks twice', (d) => void d.mark_rows.push(first(d.mark_rows)), 'mark_rows', 'duplicate-id'],
  ['a second roster', (d) => void d.rosters.push(first(d.rosters)), 'rosters', 'duplicate-id'],
  [
    'a class of another owner',
    (d) => void (first(d.classes)['ownerId'] = stranger.userId),
    'classes',
    'other-owner',
  ],
  [
    'another owner among the members',
    (d) => {
      first(d.classes)['members'] = [
        { userId: stranger.userId, role: 'owner', joinedAt: new Date(), lastActivityAt: null },
      ]
    },
    'classes',
    'other-owner',
  ],
  [
    'a member twice',
    (d) => {
      const { members } = first(d.classes) as { members: unknown[] }
      members.push(members[0])
    },
    'classes',
    'wrong-form',
  ],
  [
    'an exam of a class that is missing',
    (d) => {
      d.exams.push({ ...first(d.exams), _id: newId(), classId: newId() })
    },
    'exams',
    'dangling',
  ],
  [
    'marks of a student who is missing',
    (d) => {
      const row = first(d.mark_rows)
      row['studentId'] = newId()
      row['_id'] = `${String(row['examId'])}:${String(row['studentId'])}`
    },
    'mark_rows',
    'dangling',
  ],
  [
    'an id of a row that belongs to another row',
    (d) => void (first(d.mark_rows)['_id'] = 'a:b'),
    'mark_rows',
    'wrong-form',
  ],
  [
    'an operator instead of an id',
    (d) => void (first(d.exams)['_id'] = { $ne: null }),
    'exams',
    'wrong-form',
  ],
  [
    'a text instead of a number',
    (d) => void (firstMark(d)['valueHundredths'] = '100'),
    'mark_rows',
    'wrong-form',
  ],
  [
    'a mark with value and status',
    (d) => void Object.assign(firstMark(d), { valueHundredths: 5, status: 'absent' }),
    'mark_rows',
    'wrong-form',
  ],
  [
    'a mark that is not a number',
    (d) => void (firstMark(d)['valueHundredths'] = Number.NaN),
    'mark_rows',
    'wrong-form',
  ],
  ['a field that no class has', (d) => void (first(d.classes)['isAdmin'] = true), 'classes', 'wrong-form'],
  [
    'a prototype as a key',
    (d) => {
      first(d.mark_rows)['marks'] = JSON.parse('{"__proto__":{"polluted":true}}') as unknown
    },
    'mark_rows',
    'wrong-form',
  ],
  [
    'a constructor as a key',
    (d) => {
      first(d.exams)['assignments'] = { constructor: { prototype: {} } }
    },
    'exams',
    'wrong-form',
  ],
  [
    'a path as a key',
    (d) => {
      first(d.mark_rows)['marks'] = { 'a.b': firstMark(d) }
    },
    'mark_rows',
    'wrong-form',
  ],
  ['half a character', (d) => void (first(d.classes)['name'] = 'A\ud800'), 'classes', 'wrong-form'],
  ['a null character', (d) => void (first(d.classes)['name'] = 'A\0'), 'classes', 'wrong-form'],
  [
    'an invalid date',
    (d) => void (first(d.classes)['createdAt'] = new Date(Number.NaN)),
    'classes',
    'wrong-form',
  ],
  [
    'a name without an end',
    (d) => void (first(d.classes)['name'] = 'A'.repeat(100_000)),
    'classes',
    'wrong-form',
  ],
  [
    'a deep value',
    (d) => {
      let deep: unknown = 1
      for (let depth = 0; depth < 100; depth += 1) deep = { deep }
      first(d.classes)['results'] = deep
    },
    'classes',
    'wrong-form',
  ],
  ['a rescale that is missing', (d) => void (first(d.exams)['rescaleIds'] = [newId()]), 'exams', 'dangling'],
  ['a row from the future', (d) => void (first(d.mark_rows)['epoch'] = 7), 'mark_rows', 'dangling'],
  [
    'a question twice',
    (d) => {
      const { structure } = first(d.exams) as { structure: { exercises: { questions: unknown[] }[] } }
      const [exercise] = structure.exercises
      exercise?.questions.push(exercise.questions[0])
    },
    'exams',
    'wrong-form',
  ],
  [
    'an exam of another person',
    (d) => {
      const exam = structuredClone(first(strangers.exams))
      d.exams.push({ ...exam, classId: teacher.classId, lastChangeId: null, rescaleIds: [] })
    },
    'exams',
    'taken',
  ],
  [
    'a student of another person',
    (d) => {
      const [student] = (first(strangers.rosters) as { students: unknown[] }).students
      ;(first(d.rosters) as { students: unknown[] }).students.push({ ...(student as object), groupIds: [] })
    },
    'rosters',
    'taken',
  ],
  [
    'a picture of another person',
    (d) => void d.images.push(picture({ ownerId: stranger.userId })),
    'images',
    'other-owner',
  ],
  [
    "another picture's file",
    (d) => {
      const { file } = picture()
      d.images.push(picture({ file }))
    },
    'images',
    'wrong-form',
  ],
  [
    'a file outside the pictures',
    (d) => {
      const one = picture()
      d.images.push({ ...one, file: { ...(one['file'] as object), key: '../../etc/passwd' } })
    },
    'images',
    'wrong-form',
  ],
  [
    'a picture that is a document',
    (d) => {
      const one = picture()
      d.images.push({ ...one, file: { ...(one['file'] as object), contentType: 'image/svg+xml' } })
    },
    'images',
    'wrong-form',
  ],
  [
    'a version without its plan',
    (d) => {
      const lessonPlanId = newId()
      d.lesson_plan_versions.push({
        ...{ _id: `${lessonPlanId}:1`, lessonPlanId, number: 1, revision: 0, title: 'T', sections: [] },
        ...{ change: { kind: 'written', sectionKey: null, from: null }, by: teacher.userId, at: new Date() },
      })
    },
    'lesson_plan_versions',
    'dangling',
  ],
]

describe('a hostile archive is refused, and nothing changes:', () => {
  it.each(attacks)('%s', async (_name, alter, collection, problem) => {
    const { connection } = test.servers
    const kit = createRestoreKit(connection)
    const before = await contentsOf(connection)
    const refusal = await kit.checked(altered(alter), teacher.userId).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(RefusedDocumentError)
    expect(refusal).toMatchObject({ file: `data/${collection}.jsonl`, problem })
    expect(await contentsOf(connection)).toEqual(before)
    expect({}).not.toHaveProperty('polluted')
  })
})

it('a picture is restored with its files, also if its id is taken by somebody else', async () => {
  const { connection } = test.servers
  const kit = createRestoreKit(connection)
  const image = picture()
  const documents = { ...structuredClone(original), classes: [], rosters: [], exams: [] }
  for (const name of ['mark_rows', 'mark_changes', 'class_activities', 'structure_changes'] as const)
    documents[name] = []
  documents.images = [image, picture()]
  const keys = [image['file'], image['thumbnail']].map((file) => (file as { key: string }).key)
  const media = new Map(keys.map((key) => [key, Buffer.from(key)]))
  const archive = memoryArchive(documents, { ownerId: teacher.userId, media })
  await kit.restore(archive, teacher.userId, 'copy')
  const images = await connection.collection('images').find({ ownerId: teacher.userId }).toArray()
  // The second one has no files in the archive.
  expect(images.map(({ _id }) => String(_id))).toEqual([image['_id']])
  expect([...kit.stored.keys()].sort()).toEqual(keys.sort())

  await connection
    .collection('images')
    .updateOne({ ownerId: teacher.userId }, { $set: { ownerId: stranger.userId } })
  await kit.restore(archive, teacher.userId, 'merge')
  const again = await connection.collection('images').findOne({ ownerId: teacher.userId })
  expect(String(again?._id)).not.toBe(image['_id'])
  const { key } = again?.['file'] as { key: string }
  expect(key).toBe(`images/${String(again?._id)}/1-picture.png`)
  expect(kit.stored.get(key)).toEqual(media.get(keys[0] ?? ''))
})

describe('what an archive claims about rights is ignored', () => {
  it('a copy belongs to nobody else and takes a plan slot, whatever the archive says', async () => {
    const { connection } = test.servers
    const kit = createRestoreKit(connection)
    const archive = altered((documents) => {
      Object.assign(first(documents.classes), {
        ...{ slot: 0, slotKey: `${stranger.userId}:0`, schoolId: newId(), isSample: true },
        transfer: { toUserId: stranger.userId, offeredAt: new Date() },
      })
      ;(first(documents.classes) as { members: unknown[] }).members.push({
        ...{ userId: stranger.userId, role: 'editor', joinedAt: new Date(), lastActivityAt: null },
      })
      for (const exam of documents.exams) exam['createdBy'] = stranger.userId
    })
    const done = await kit.restore(archive, teacher.userId, 'copy', false)
    const [copy] = done.result?.classes ?? []
    const contents = await contentsOf(connection)
    expect(contents[`classes/${String(copy?.classId)}`]).toMatchObject({
      ...{ ownerId: teacher.userId, isSample: false, transfer: null, schoolId: null, slot: 0 },
      slotKey: `${teacher.userId}:0`,
      members: [{ userId: teacher.userId, role: 'owner' }],
    })
    const exams = Object.entries(contents).filter(
      ([key, value]) => key.startsWith('exams/') && (value as ArchivedDocument)['classId'] === copy?.classId,
    )
    expect(exams).toHaveLength(2)
    for (const [, exam] of exams) expect((exam as ArchivedDocument)['createdBy']).not.toBe(stranger.userId)
  })

  it('a copy beyond the plan fails and leaves nothing behind', async () => {
    const { connection } = test.servers
    const kit = createRestoreKit(connection, { classLimit: 0 })
    const before = await contentsOf(connection)
    const archive = altered(() => undefined)
    const failed = await kit.restore(archive, teacher.userId, 'copy')
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'restores/no-free-classes' } })
    expect(await contentsOf(connection)).toEqual(before)
  })

  it('an archive of another person can only be restored as a copy', async () => {
    const { connection } = test.servers
    const kit = createRestoreKit(connection)
    const archive = memoryArchive(structuredClone(strangers), { ownerId: stranger.userId })
    const ready = await kit.checked(archive, teacher.userId)
    expect(ready).toMatchObject({ isForeign: true, preview: { classes: [{ here: 'gone' }] } })
    const before = await contentsOf(connection)
    await kit.start(ready, 'replace')
    await expect(kit.work(archive, String(ready._id), false)).rejects.toThrow()
    expect(await contentsOf(connection)).toEqual(before)
    const done = await kit.restore(archive, teacher.userId, 'copy', false)
    expect(await contentsOf(connection)).toMatchObject(before)
    const copied = await connection.collection('classes').findOne({ name: done.result?.classes[0]?.name })
    expect(copied).toMatchObject({ ownerId: teacher.userId })
  })
})
