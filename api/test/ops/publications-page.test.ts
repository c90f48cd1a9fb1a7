import { eventually } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../kit/cookie-jar.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { startForeignIssuer, type ForeignIssuer } from '../kit/foreign-issuer.ts'
import { createOperatorSignIn, pageHeaders } from './kit/operator-sign-in.ts'
import { parseMetrics } from './kit/scraped-metrics.ts'
import { createPictureKit, type PictureKit } from '../kit/picture-kit.ts'

const path = '/ops/publications'
const metricsToken = 'a-token-for-the-scraper'
const ours = { origin: testPublicUrl, 'sec-fetch-site': 'same-origin' }
const hostile = `"><script>alert('x')</script>`

let issuer: ForeignIssuer
let test: TestApp
let kit: PictureKit
let people: ReturnType<typeof createOperatorSignIn>
let operator: TestBrowser
let second: TestBrowser
let creator: SignedIn

beforeAll(async () => {
  issuer = await startForeignIssuer()
  test = await createTestApp({
    environment: {
      OIDC_ISSUER: issuer.url,
      METRICS_TOKEN: metricsToken,
      OPERATOR_EMAILS: 'operator@school.example,second@school.example',
    },
  })
  kit = createPictureKit(test)
  people = createOperatorSignIn(test, issuer)
  operator = await people.operator(path)
  second = await people.signIn('second@school.example')
  await people.enter(second, path)
})
afterAll(async () => {
  await test.close()
  await issuer.stop()
})
beforeEach(async () => {
  for (const name of ['images', 'image_reports', 'publication_decisions']) {
    await test.servers.connection.collection(name).deleteMany({})
  }
  creator = await kit.newTeacher()
})

const load = async (url = path, browser = operator) => {
  const answer = await browser.send({ url, headers: pageHeaders })
  expect(answer.statusCode).toBe(200)
  return answer.body
}
const post = (url: string, fields: Record<string, string>, browser = operator, headers: object = ours) =>
  browser.send({
    ...{ method: 'POST', url },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const waitingPicture = async (name = 'Apples') => {
  const id = await kit.addPicture(creator, { name })
  expect((await kit.call(creator, 'POST', `/images/${id}/publication`)).statusCode).toBe(200)
  return id
}
/** The hidden fields of the form on a page that contains a text. */
function formWith(body: string, content: string): Record<string, string> {
  const form = [...body.matchAll(/<form[^]*?<\/form>/g)].find(([text]) => text.includes(content))
  if (!form) throw new Error(`no form with ${content}`)
  const fields = [...form[0].matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name, value]) => [name, value]))
}
const fieldsOf = (body: string, decision: string) => formWith(body, `name="decision" value="${decision}"`)
const undoFields = (body: string) => formWith(body, `action="${path}/undo"`)
const stateOf = async (id: string) =>
  (await kit.call(creator, 'GET', `/images/${id}`)).json<{ publication: string; publicationNote: string }>()
const shownId = (body: string) => /action="\/ops\/publications\/([0-9a-f]{24})"/.exec(body)?.[1]

describe('the page of publications', () => {
  it('is shown to operators, who return to it after signing in, and hidden from everybody else', async () => {
    const browser = await people.signIn('second@school.example')
    const first = await browser.send({ url: path, headers: pageHeaders })
    expect(first.headers['location']).toBe('/api/auth/operator?to=publications')
    expect((await people.enter(browser, path)).body).toContain(`url=${path}"`)
    const teacher = await people.signIn('teacher@school.example')
    expect((await people.enter(teacher, path)).statusCode).toBe(403)
    const id = await waitingPicture()
    const fields = fieldsOf(await load(), 'publish')
    expect((await post(`${path}/${id}`, fields, teacher)).statusCode).toBe(401)
    expect((await post(`${path}/${id}`, fields, operator, {})).statusCode).toBe(403)
    expect((await stateOf(id)).publication).toBe('in-review')
  })

  it('shows the picture with what others would read, and opens its file', async () => {
    await waitingPicture(hostile)
    const body = await load()
    expect(body).not.toContain(hostile)
    expect(body).toContain('Three apples on a table')
    const source = /<figure[^]*?src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await kit.open(source)).statusCode).toBe(200)
  })

  it('publishes and shows the next picture at once, until nothing waits', async () => {
    const ids = [await waitingPicture('First'), await waitingPicture('Second')]
    let body = await load()
    expect(body).toMatch(/Publications\s*<span class="count">2<\/span>/)
    for (const id of ids) {
      expect(shownId(body)).toBe(id)
      const answer = await post(`${path}/${id}`, fieldsOf(body, 'publish'))
      expect(answer.statusCode).toBe(303)
      body = await load(String(answer.headers['location']))
      expect((await stateOf(id)).publication).toBe('published')
    }
    expect(body).toContain('Nothing waits')
    expect(await load('/ops/dead-letters')).not.toMatch(/Publications\s*<span class="count">/)
  })

  it.each([
    ['published', 'publishedAt'],
    ['held', 'publicationRequestedAt'],
  ] as const)('lists every %s picture once, in pages from the newest on', async (publication, field) => {
    const { connection } = test.servers
    const pictures = 205
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 8, Math.floor(index / 3)))
    const first = await kit.addPicture(creator)
    const images = connection.collection('images')
    const model = await images.findOne({})
    await images.insertMany(
      Array.from({ length: pictures }, (_, index) => ({
        ...model,
        ...{ _id: new connection.base.Types.ObjectId(), name: `Picture ${String(index)}`, publication },
        // Several have the same time, and old ones have none.
        publishedAt: null,
        publicationRequestedAt: null,
        [field]: field === 'publicationRequestedAt' && index < 4 ? null : at(index),
      })),
    )
    await images.deleteOne({ _id: new connection.base.Types.ObjectId(first) })
    const show = publication === 'held' ? 'hidden' : 'published'
    const seen: string[] = []
    let url: string | undefined = `${path}?show=${show}`
    let pages = 0
    while (url) {
      const body = await load(url)
      pages += 1
      seen.push(...[...body.matchAll(/<span dir="auto">(Picture \d+)<\/span>/g)].map(([, name = '']) => name))
      url = /href="([^"]+)"\s*>Older pictures/.exec(body)?.[1]?.replaceAll('&amp;', '&')
      expect(body.includes('>Newest pictures')).toBe(pages > 1)
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, pictures, pictures])
    expect(seen[0]).toBe(`Picture ${String(pictures - 1)}`)
  })

  it('stays on the page of the list after a decision', async () => {
    const id = await waitingPicture()
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    const after = `${String(Date.now() + 60_000)}-${'f'.repeat(24)}`
    const body = await load(`${path}?show=published&after=${after}`)
    const answer = await post(`${path}/${id}`, { ...fieldsOf(body, 'hide'), typical: 'unclear' })
    expect(answer.headers['location']).toContain(`after=${after}`)
    expect(await load(String(answer.headers['location']))).toContain('No older pictures')
  })

  it('refuses with a typical reason and a comment, and asks for a reason without one', async () => {
    const id = await waitingPicture()
    const fields = fieldsOf(await load(), 'refuse')
    const without = await post(`${path}/${id}`, fields)
    expect(without.statusCode).toBe(422)
    expect(without.body).toContain('Choose a reason or write one')
    expect((await stateOf(id)).publication).toBe('in-review')
    await post(`${path}/${id}`, { ...fields, typical: 'incorrect', words: 'There are five.' })
    expect(await stateOf(id)).toMatchObject({
      publication: 'refused',
      publicationNote: 'incorrect: There are five.',
    })
  })

  it('accepts as many characters with line breaks as its field does', async () => {
    const id = await waitingPicture()
    const words = `${'a'.repeat(119)}\r\n${'b'.repeat(120)}`
    await post(`${path}/${id}`, { ...fieldsOf(await load(), 'refuse'), words })
    expect((await stateOf(id)).publicationNote).toBe(words.replace('\r\n', ' '))
  })

  it('says that another operator was faster, and decides nothing', async () => {
    const id = await waitingPicture()
    const stale = fieldsOf(await load(path, second), 'refuse')
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    await waitingPicture('Another picture')
    const typed = { typical: 'unclear', words: `Too small ${hostile}` }
    const answer = await post(`${path}/${id}`, { ...stale, ...typed }, second)
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('another operator decided meanwhile')
    // The picture below is another one.
    expect(answer.body).not.toContain('Look at it once more')
    expect(answer.body).toContain('You wrote: <q dir="auto">Too small &quot;&gt;')
    expect(answer.body).not.toMatch(/<details[^>]* open|checked/)
    expect((await stateOf(id)).publication).toBe('published')
    await kit.call(creator, 'DELETE', `/images/${id}`)
    const gone = await post(`${path}/${id}`, { ...stale, typical: 'unclear' }, second)
    expect(gone.headers['location']).toContain('outcome=gone')
  })

  it('keeps the typed reason if the picture changed meanwhile and is still in the list', async () => {
    await waitingPicture('First')
    const id = await waitingPicture('Second')
    const stale = fieldsOf(await load(`${path}?at=${id}`), 'refuse')
    await kit.call(creator, 'PATCH', `/images/${id}`, { name: 'Other words' })
    const answer = await post(`${path}/${id}`, { ...stale, typical: 'unclear', words: hostile })
    expect(answer.statusCode).toBe(409)
    expect(answer.body).toContain('Look at it once more')
    expect(shownId(answer.body)).toBe(id)
    expect(answer.body).toMatch(/<details[^>]* open/)
    expect(answer.body).toMatch(/value="unclear"\s+checked/)
    expect(answer.body).toContain('alert(&#39;x&#39;)&lt;/script&gt;</textarea>')
    const again = fieldsOf(answer.body, 'refuse')
    expect((await post(`${path}/${id}`, { ...again, typical: 'unclear' })).statusCode).toBe(303)
    expect((await stateOf(id)).publication).toBe('refused')
  })

  it('opens no form for a reason after a publication that failed because the picture changed', async () => {
    const id = await waitingPicture()
    const stale = fieldsOf(await load(`${path}?at=${id}`), 'publish')
    await kit.call(creator, 'PATCH', `/images/${id}`, { name: 'Other words' })
    const answer = await post(`${path}/${id}`, stale)
    expect(answer.statusCode).toBe(409)
    expect(shownId(answer.body)).toBe(id)
    expect(answer.body).toContain('Look at it once more')
    expect(answer.body).not.toMatch(/<details[^>]* open|checked/)
  })

  it('takes the last decision back, once, and shows the log with it', async () => {
    const id = await waitingPicture('A fox')
    await post(`${path}/${id}`, { ...fieldsOf(await load(), 'refuse'), typical: 'unclear' })
    expect(await load()).toMatch(/Refused: <bdi>A fox/)
    const fields = undoFields(await load())
    expect((await post(`${path}/undo`, fields, second)).headers['location']).toContain('nothing-to-undo')
    const undone = await post(`${path}/undo`, fields)
    expect(undone.headers['location']).toContain(`at=${id}`)
    expect(await stateOf(id)).toMatchObject({ publication: 'in-review', publicationNote: null })
    expect((await post(`${path}/undo`, fields)).headers['location']).toContain('nothing-to-undo')
    const log = await load(`${path}?show=log`)
    expect(log).toContain('Too unclear to use')
    expect(log).toContain('taken back')
  })

  it('pages the log in the order of an index, and another one lets its entries expire', async () => {
    const indexes = await test.servers.connection.collection('publication_decisions').indexes()
    const keys = indexes.map(({ key }) => JSON.stringify(key))
    expect(keys).toContain('{"at":-1,"_id":-1}')
    expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toHaveLength(1)
  })

  it('takes back only the decision that its page names', async () => {
    const ids = [await waitingPicture('First'), await waitingPicture('Second')]
    const pages: string[] = []
    for (const id of ids) {
      await post(`${path}/${id}`, fieldsOf(await load(`${path}?at=${id}`), 'publish'))
      pages.push(await load())
    }
    expect(pages.map((body) => /Published: <bdi>(\w+)/.exec(body)?.[1])).toEqual(['First', 'Second'])
    const [first, second] = pages.map(undoFields)
    expect((await post(`${path}/undo`, first!)).headers['location']).toContain('outcome=changed')
    for (const id of ids) expect((await stateOf(id)).publication).toBe('published')
    expect((await post(`${path}/undo`, second!)).headers['location']).toContain(`at=${ids[1]!}`)
  })

  it('does not take back a decision after which the creator has changed the picture', async () => {
    const id = await waitingPicture()
    await post(`${path}/${id}`, { ...fieldsOf(await load(), 'refuse'), typical: 'unclear' })
    await kit.call(creator, 'POST', `/images/${id}/publication`)
    const undone = await post(`${path}/undo`, undoFields(await load()))
    expect(undone.headers['location']).toContain('outcome=changed')
    expect((await stateOf(id)).publication).toBe('in-review')
  })

  it('shows reported pictures first with their reports; an undo opens the reports again', async () => {
    const id = await waitingPicture('Reported')
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    await waitingPicture('Other')
    for (let count = 0; count < 3; count += 1) {
      const body = { reason: 'personal', note: 'My pupil <b>' }
      await kit.call(await kit.newTeacher(), 'POST', `/published-images/${id}/report`, body)
    }
    const body = await load()
    expect(shownId(body)).toBe(id)
    expect(body).toContain('held, 3 reports')
    expect(body).toContain('My pupil &lt;b&gt;')
    await post(`${path}/${id}`, fieldsOf(body, 'publish'))
    expect((await stateOf(id)).publication).toBe('published')
    await post(`${path}/undo`, undoFields(await load()))
    expect((await stateOf(id)).publication).toBe('held')
    expect(await load()).toContain('held, 3 reports')
  })

  it('counts one report in the singular', async () => {
    const id = await waitingPicture()
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    const report = { reason: 'personal', note: '' }
    await kit.call(await kit.newTeacher(), 'POST', `/published-images/${id}/report`, report)
    const body = await load()
    expect(body).toContain('>1 report<')
    await post(`${path}/${id}`, fieldsOf(body, 'publish'))
    expect(await load(`${path}?show=log`)).toContain('>1 report ended<')
  })

  it('says how many pictures wait when they are more than it shows', async () => {
    const id = await waitingPicture()
    expect(await load()).not.toContain('The first')
    const images = test.servers.connection.collection('images')
    const stored = await images.findOne({ publication: 'in-review' })
    const { _id, ...image } = stored ?? {}
    await images.insertMany(Array.from({ length: 104 }, () => ({ ...image })))
    const body = await load()
    expect(body).toContain('The first 100 of 105 that wait; the others follow.')
    expect(shownId(body)).toBe(id)
  })

  it('lets an operator finish a decision that a crash interrupted after it had ended the reports', async () => {
    const id = await waitingPicture()
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    await test.servers.connection.collection('images').updateOne({}, { $set: { openReports: 2 } })
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    expect((await stateOf(id)).publication).toBe('published')
    expect(await load()).toContain('Nothing waits')
  })

  it('does not publish a hidden picture again, nor take its hiding back, unless the operator saw its words', async () => {
    const id = await waitingPicture()
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    const hide = fieldsOf(await load(`${path}?show=published`), 'hide')
    await post(`${path}/${id}`, { ...hide, typical: 'unsuitable' })
    const seen = fieldsOf(await load(`${path}?show=hidden`), 'publish')
    await kit.call(creator, 'PATCH', `/images/${id}`, { name: 'Other words' })
    expect((await post(`${path}/${id}`, seen)).statusCode).toBe(409)
    const undone = await post(`${path}/undo`, undoFields(await load(`${path}?show=hidden`)))
    expect(undone.headers['location']).toContain('outcome=changed')
    expect((await stateOf(id)).publication).toBe('held')
    await kit.call(creator, 'PATCH', `/images/${id}`, { altText: '' })
    expect((await stateOf(id)).publication).toBe('private')
  })

  it('hides a published picture with a reason, and publishes it again', async () => {
    const id = await waitingPicture()
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    await post(`${path}/${id}`, {
      ...fieldsOf(await load(`${path}?show=published`), 'hide'),
      typical: 'unsuitable',
    })
    expect((await stateOf(id)).publication).toBe('held')
    await post(`${path}/${id}`, fieldsOf(await load(`${path}?show=hidden`), 'publish'))
    expect((await stateOf(id)).publication).toBe('published')
  })

  it('shows every decision of the log once, in pages from the newest on', async () => {
    const id = await waitingPicture()
    await post(`${path}/${id}`, fieldsOf(await load(), 'publish'))
    const decisions = test.servers.connection.collection('publication_decisions')
    const { _id, ...decision } = (await decisions.findOne({}))!
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 8, Math.floor(index / 3)))
    await decisions.deleteMany({})
    await decisions.insertMany(
      Array.from({ length: 105 }, (_, index) => ({ ...decision, imageName: `Name ${index}`, at: at(index) })),
    )
    const seen: string[] = []
    let pages = 0
    for (let url: string | undefined = `${path}?show=log`; url;) {
      const body = await load(url)
      pages += 1
      seen.push(...[...body.matchAll(/<bdi>(Name \d+)</g)].map(([, name = '']) => name))
      expect(body.includes('>Newest decisions')).toBe(pages > 1)
      url = /href="([^"]+)"\s*>Older decisions/.exec(body)?.[1]?.replaceAll('&amp;', '&')
    }
    expect([pages, seen.length, new Set(seen).size, seen[0]]).toEqual([3, 105, 105, 'Name 104'])
  })

  it('reports how many pictures wait and since when as metrics', async () => {
    const id = await waitingPicture()
    await test.servers.connection
      .collection('images')
      .updateMany({}, { $set: { publicationRequestedAt: new Date(Date.now() - 3600_000) } })
    // Parts that took longer than half a second to read are included in a later scrape.
    await eventually(async () => {
      const { body } = await test.app.inject({
        url: '/metrics',
        headers: { authorization: `Bearer ${metricsToken}` },
      })
      const samples = parseMetrics(body)
      expect(samples.get('classeur_publications_waiting{reason="in-review"}')).toBe(1)
      expect(samples.get('classeur_publications_waiting{reason="reported"}')).toBe(0)
      expect(samples.get('classeur_publications_oldest_seconds')).toBeGreaterThanOrEqual(3600)
    })
    expect((await stateOf(id)).publication).toBe('in-review')
  })
})
