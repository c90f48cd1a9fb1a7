import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type ExamKit } from '../kit/exam-kit.ts'

/** The files being created, in the order they started, each with a function that completes it. */
const makings = vi.hoisted(() => [] as { title: string; end: () => void }[])
vi.mock('../../documents/src/render-in-thread.ts', () => ({
  renderInThread: ({ content: { title } }: { content: { title: string } }) =>
    new Promise<Buffer>((resolve) => makings.push({ title, end: () => resolve(Buffer.from('file')) })),
}))

let test: TestApp
let kit: ExamKit
let url: string
let arrived = 0
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
  test.app.server.on('request', () => (arrived += 1))
  url = await test.listen()
})
afterEach(() => {
  for (const { end } of makings) end()
  makings.length = 0
})
afterAll(() => test.close())

/** A teacher with an exam of this title. */
async function teacherWith(title: string) {
  const person: SignedIn = await kit.newTeacher()
  const classId = await kit.newClass(person)
  const exam = await kit.newExam(person, classId, structureOf(leavesOf([4])), { title })
  return (query = 'format=xlsx') => {
    const leaving = new AbortController()
    const answer = fetch(`${url}/api/exams/${exam.id}/export?${query}`, {
      headers: { ...person.headers, connection: 'close' },
      signal: leaving.signal,
    }).then(
      async (response) =>
        response.ok ? response.text() : ((await response.json()) as { code: string }).code,
      () => 'gone',
    )
    return { answer, leave: () => leaving.abort() }
  }
}
const titles = () => makings.map(({ title }) => title)
const connections = () =>
  new Promise<number>((resolve) => test.app.server.getConnections((_error, count) => resolve(count)))

it('one person can export two files at a time, which leaves slots for others', async () => {
  const [busy, other] = await Promise.all([teacherWith('Busy'), teacherWith('Other')])
  const sent = [busy(), busy('format=pdf-list')]
  await expect.poll(titles).toEqual(['Busy', 'Busy'])
  expect(await Promise.all([busy().answer, busy('format=csv').answer])).toEqual([
    'general/too-many-requests',
    'general/too-many-requests',
  ])
  const waiting = other()
  makings[0]?.end()
  await expect.poll(titles).toEqual(['Busy', 'Busy', 'Other'])
  makings[2]?.end()
  expect(await waiting.answer).toBe('file')
  makings[1]?.end()
  expect(await Promise.all(sent.map(({ answer }) => answer))).toEqual(['file', 'file'])
  const again = busy()
  await expect.poll(() => makings.length).toBe(4)
  makings[3]?.end()
  expect(await again.answer).toBe('file')
})

it('a waiting file is not created if its requester has disconnected', async () => {
  const [first, second] = await Promise.all([teacherWith('First'), teacherWith('Second')])
  const before = await connections()
  const sent = [first(), first()]
  await expect.poll(titles).toEqual(['First', 'First'])
  const came = arrived
  const waiting = [second(), second()]
  await expect.poll(() => arrived).toBe(came + 2)
  expect(await second().answer).toBe('general/too-many-requests')
  for (const { leave } of waiting) leave()
  await expect.poll(connections).toBe(before + 2)
  for (const { end } of makings) end()
  expect(await Promise.all(sent.map(({ answer }) => answer))).toEqual(['file', 'file'])
  // The requester's slots are free again once the abandoned files have been skipped.
  const last = second('format=pdf-students')
  await expect.poll(() => makings.length).toBe(3)
  makings[2]?.end()
  expect(await last.answer).toBe('file')
  expect(titles()).toEqual(['First', 'First', 'Second'])
})
