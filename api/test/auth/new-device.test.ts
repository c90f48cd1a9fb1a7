import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBrowser, type TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'

let issuer: ForeignIssuer
let test: TestApp
beforeAll(async () => {
  issuer = await startForeignIssuer()
  test = await createTestApp({ environment: { OIDC_ISSUER: issuer.url, DEV_MAILBOX: 'true' } })
})
afterAll(async () => {
  await test.close()
  await issuer.stop()
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const newPerson = (isVerified = true) => {
  const subject = randomUUID()
  return { subject, claims: { email: `${subject}@school.example`, email_verified: isVerified } }
}
type Person = ReturnType<typeof newPerson>

async function signIn(person: Person, browser: TestBrowser = createBrowser(test)): Promise<TestBrowser> {
  issuer.willSignIn(person)
  const begun = await browser.send({ url: '/api/auth/login' })
  const query = issuer.authorize(String(begun.headers['location']))
  const headers = { 'user-agent': firefox }
  const answer = await browser.send({ url: `/api/auth/callback?${query.toString()}`, headers })
  expect(answer.headers['location']).toBe('/')
  return browser
}
const callerOf = async (browser: TestBrowser) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await browser.send({ method: 'POST', url: '/api/auth/refresh', headers })
  const { accessToken, user } = answer.json<{ accessToken: string; user: { id: string } }>()
  return { userId: user.id, headers: { authorization: `Bearer ${accessToken}` } }
}
const mailsTo = ({ claims }: Person) =>
  test.servers.connection
    .collection<{ to: string; subject: string; text: string }>('dev_mailbox')
    .find({ to: claims.email })
    .toArray()
const hasMails = (person: Person, count: number) =>
  expect.poll(async () => (await mailsTo(person)).length, { timeout: 10_000 }).toBe(count)

it('a sign-in on a new device is mailed with the device, the time and the way to the sessions', async () => {
  const person = newPerson()
  await signIn(person)
  await signIn(person)
  await hasMails(person, 1)
  const [mail] = await mailsTo(person)
  expect(mail?.subject).toBe('New sign-in to your account')
  expect(mail?.text).toContain('Device: Firefox, Linux. Time: ')
  expect(mail?.text).toContain(String(new Date().getFullYear()))
  expect(mail?.text).toContain(`${testPublicUrl}/settings/account`)
})

it('neither the first sign-in of an account nor another one on the same browser is mailed', async () => {
  const [person, colleague] = [newPerson(), newPerson()]
  const browser = await signIn(person)
  await signIn(colleague, browser)
  await browser.send({
    method: 'POST',
    url: '/api/auth/sign-out',
    headers: { 'content-type': 'application/json' },
  })
  await signIn(person, browser)
  await signIn(colleague, browser)
  // The mail about this later sign-in shows that mails about the others would be there too.
  await signIn(person)
  await hasMails(person, 1)
  expect(await mailsTo(colleague)).toEqual([])
})

it('a device that only somebody else has used is new, and so is one with a forged cookie', async () => {
  const [person, colleague] = [newPerson(), newPerson()]
  await signIn(person)
  const shared = await signIn(colleague)
  await signIn(person, shared)
  await hasMails(person, 1)
  const forged = createBrowser(test)
  forged.cookies.set('classeur_browser', `${(await callerOf(shared)).userId}`)
  await signIn(person, forged)
  await hasMails(person, 2)
})

it('the cookie is hidden from scripts and names nobody', async () => {
  const browser = await signIn(newPerson())
  const { userId } = await callerOf(browser)
  expect(browser.cookies.get('classeur_browser')).toBeTruthy()
  expect(browser.cookies.get('classeur_browser')).not.toContain(userId)
})

it('an address that isn’t confirmed gets no mail, because it may be somebody else’s', async () => {
  const [person, other] = [newPerson(false), newPerson()]
  for (const one of [person, person, other, other]) await signIn(one)
  await hasMails(other, 1)
  expect(await mailsTo(person)).toEqual([])
})

it('a browser that keeps no cookies leads to at most ten mails a day', async () => {
  const [person, other] = [newPerson(), newPerson()]
  for (let times = 0; times < 13; times += 1) await signIn(person)
  for (const one of [other, other]) await signIn(one)
  await hasMails(other, 1)
  await hasMails(person, 10)
})

it.each([
  ['fr', 'Nouvelle connexion à votre compte', 'Appareil : Firefox, Linux'],
  ['ar', 'تسجيل دخول جديد إلى حسابك', 'الجهاز: Firefox, Linux'],
])('the mail is written in the person’s language: %s', async (language, subject, device) => {
  const person = newPerson()
  const { userId, headers } = await callerOf(await signIn(person))
  const payload = { displayName: 'Ada', role: 'teacher', subjects: ['maths'], language }
  await test.app.inject({ method: 'PUT', url: `/api/user_info/${userId}`, headers, payload })
  await signIn(person)
  await hasMails(person, 1)
  const [mail] = await mailsTo(person)
  expect(mail?.subject).toBe(subject)
  expect(mail?.text).toContain(device)
})
