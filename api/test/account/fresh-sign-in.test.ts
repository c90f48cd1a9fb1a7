import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

/** Each person here has one session. */
const signedInAt = (person: SignedIn, authenticatedAt: Date | null) =>
  test.servers.connection
    .collection('sessions')
    .updateOne({ userId: person.userId }, { $set: { authenticatedAt } })
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

it.each([
  ['11 minutes ago', ago(11)],
  ['at an unknown time', null],
])('a deletion is refused to somebody who signed in %s, and nothing changes', async (_when, at) => {
  const email = `fresh${String(Math.random()).slice(2)}@school.example`
  const person = await test.signInAs({ email })
  await test.completeProfile(person)
  await signedInAt(person, at)
  const refused = await kit.call(person, 'POST', '/account/deletion', { email })
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'auth/sign-in-too-old' })
  expect((await kit.call(person, 'GET', '/account/deletion')).json()).toEqual({ pending: null })
  expect((await kit.call(person, 'GET', '/account/activity')).json()).toMatchObject({ activities: [] })

  await signedInAt(person, ago(9))
  expect((await kit.call(person, 'POST', '/account/deletion', { email })).statusCode).toBe(201)
  // Keeping the account needs no other proof than the session.
  await signedInAt(person, at)
  expect((await kit.call(person, 'DELETE', '/account/deletion')).statusCode).toBe(200)
})
