import { ExplorePage, MediaImage, PublicationReviews, userRoom } from '@classeur/contracts'
import { eventually } from '@classeur/local/testing'
import { connect } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createExamKit } from '../kit/exam-kit.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createPictureKit, seenPublication, type PictureKit } from '../kit/picture-kit.ts'

let test: TestApp
let kit: PictureKit
let creator: SignedIn
let operator: SignedIn
let second: SignedIn
beforeAll(async () => {
  test = await createTestApp({
    environment: { OPERATOR_EMAILS: 'operator@school.example,second@school.example' },
  })
  kit = createPictureKit(test)
  operator = await kit.newTeacher({ email: 'operator@school.example' })
  second = await kit.newTeacher({ email: 'second@school.example' })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const name of ['images', 'image_reports', 'publication_decisions']) {
    await test.servers.connection.collection(name).deleteMany({})
  }
  creator = await kit.newTeacher()
})

const ask = (person: SignedIn, id: string, body: object = {}) =>
  kit.call(person, 'POST', `/images/${id}/publication`, body)
/** Decides on the picture as it is now, unless the body says what the operator saw. */
const decide = async (person: SignedIn, id: string, body: object) =>
  kit.call(person, 'POST', `/publications/${id}/decision`, { seen: await seenPublication(test, id), ...body })
const report = (person: SignedIn, id: string, body: object = { reason: 'wrong' }) =>
  kit.call(person, 'POST', `/published-images/${id}/report`, body)
const own = async (id: string, person = creator) =>
  MediaImage.parse((await kit.call(person, 'GET', `/images/${id}`)).json())
const queue = async (person = operator) =>
  PublicationReviews.parse((await kit.call(person, 'GET', '/publications')).json()).images
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code
const isExplored = async (person: SignedIn, id: string) =>
  ExplorePage.parse((await kit.call(person, 'GET', '/published-images')).json()).images.some(
    (image) => image.id === id,
  )
const published = async (fields?: Parameters<PictureKit['addPicture']>[1]) => {
  const id = await kit.addPicture(creator, fields)
  expect((await ask(creator, id)).statusCode).toBe(200)
  expect((await decide(operator, id, { decision: 'publish' })).statusCode).toBe(204)
  return id
}
const seenOf = async (id: string) => {
  const review = (await queue()).find((image) => image.id === id)
  if (!review) throw new Error('the picture is not in the queue')
  const { publication, requestedAt, reports } = review
  return { publication, requestedAt, reports: reports.length }
}
const decisions = (id: string) =>
  test.servers.connection.collection('publication_decisions').countDocuments({ imageId: id })

describe('asking for publication', () => {
  it('puts the picture in the queue under the creator’s name, oldest request first', async () => {
    const [first, next] = [await kit.addPicture(creator), await kit.addPicture(creator)]
    await ask(creator, next)
    await ask(creator, first)
    const waiting = await queue()
    expect(waiting.map(({ id }) => id)).toEqual([next, first])
    expect(waiting[0]).toMatchObject({ publication: 'in-review', reports: [], ownerId: creator.userId })
    expect(waiting[0]?.creatorName).not.toBe('')
  })

  it.each(['uploaded', 'copied'] as const)('is refused for a picture that was %s', async (origin) => {
    const id = await kit.addPicture(creator, { origin })
    const answer = await ask(creator, id)
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'images/unpublishable'])
    expect(await queue()).toEqual([])
  })

  it('is refused without an alternative text', async () => {
    const id = await kit.addPicture(creator, { altText: '' })
    expect(codeOf(await ask(creator, id))).toBe('images/alt-text-missing')
  })

  it.each([
    ['name', { name: 'Zéphyrine’s apples' }],
    ['alternative text', { altText: 'Zéphyrine holds an apple' }],
    [
      'labels',
      {
        labels: [
          {
            ...{ kind: 'text', id: 'abcdef', colour: 'ink', text: 'Zéphyrine', size: 'small' },
            ...{ at: { x: 5000, y: 5000 }, plate: false, leader: null },
          },
        ],
      },
    ],
  ] as [string, Parameters<PictureKit['addPicture']>[1]][])(
    'names the students in the %s, and goes on after the person has checked them',
    async (_where, fields) => {
      const exams = createExamKit(test)
      const classId = await exams.newClass(creator, 'A class')
      await exams.addStudents(classId, [{ name: 'Zéphyrine' }])
      const id = await kit.addPicture(creator, fields)
      const answer = await ask(creator, id)
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'images/names-of-students'])
      expect(answer.json()).toMatchObject({ params: { names: expect.stringContaining('Zéphyrine') } })
      expect((await own(id)).publication).toBe('private')
      expect((await ask(creator, id, { namesChecked: true })).statusCode).toBe(200)
      expect((await own(id)).publication).toBe('in-review')
    },
  )

  it('is idempotent and keeps the time of the first request', async () => {
    const id = await kit.addPicture(creator)
    await ask(creator, id)
    const [before] = await queue()
    expect((await ask(creator, id)).statusCode).toBe(200)
    expect((await queue())[0]?.requestedAt).toBe(before?.requestedAt)
  })

  it('works for pictures from before publishing, which lack its fields', async () => {
    const id = await kit.addPicture(creator)
    const unset = [
      'origin',
      'labels',
      'publishedAs',
      'publicationRequestedAt',
      'publicationNote',
      'openReports',
    ]
    await test.servers.connection
      .collection('images')
      .updateMany({}, { $unset: Object.fromEntries(unset.map((name) => [name, ''])) })
    expect((await ask(creator, id)).statusCode).toBe(200)
    await test.servers.connection
      .collection('images')
      .updateMany({}, { $unset: { publicationRequestedAt: '', openReports: '' } })
    expect((await decide(operator, id, { decision: 'publish', seen: await seenOf(id) })).statusCode).toBe(204)
    expect((await own(id)).publication).toBe('published')
  })
})

describe('a decision', () => {
  it('refuses with a reason that the creator reads, who can change the picture and ask again', async () => {
    const id = await kit.addPicture(creator)
    await ask(creator, id)
    expect((await decide(operator, id, { decision: 'refuse' })).statusCode).toBe(400)
    await decide(operator, id, { decision: 'refuse', reason: 'incorrect: 5 apples' })
    expect(await own(id)).toMatchObject({ publication: 'refused', publicationNote: 'incorrect: 5 apples' })
    await kit.call(creator, 'PATCH', `/images/${id}`, { altText: 'Five apples' })
    expect((await own(id)).publication).toBe('refused')
    await ask(creator, id)
    expect(await own(id)).toMatchObject({ publication: 'in-review', publicationNote: null })
  })

  it('hides a published picture until an operator publishes it again or its creator asks', async () => {
    const id = await published()
    expect(await isExplored(second, id)).toBe(true)
    await decide(operator, id, { decision: 'hide', reason: 'unsuitable' })
    expect(await own(id)).toMatchObject({ publication: 'held', publicationNote: 'unsuitable' })
    expect(await isExplored(second, id)).toBe(false)
    expect(await queue()).toEqual([])
    await ask(creator, id)
    expect((await queue()).map((image) => image.id)).toEqual([id])
  })

  it.each([
    { decision: 'publish' },
    { decision: 'refuse', reason: 'unclear' },
    { decision: 'publish', seen: { publication: 'in-review' } },
  ])('needs what the operator saw: %j', async (body) => {
    const id = await kit.addPicture(creator)
    await ask(creator, id)
    const answer = await kit.call(operator, 'POST', `/publications/${id}/decision`, body)
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'general/validation-failed'])
    expect([(await own(id)).publication, await decisions(id)]).toEqual(['in-review', 0])
  })

  it('by two operators at once takes effect and is logged once', async () => {
    for (const other of ['publish', 'refuse'] as const) {
      const id = await kit.addPicture(creator)
      await ask(creator, id)
      const seen = await seenOf(id)
      const answers = await Promise.all([
        decide(operator, id, { decision: 'publish', seen }),
        decide(second, id, { decision: other, seen, ...(other === 'refuse' && { reason: 'unclear' }) }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
      expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual([
        'images/decided-meanwhile',
      ])
      expect(await decisions(id)).toBe(1)
    }
  })

  it.each([
    [
      'changed its words',
      (id: string) => kit.call(creator, 'PATCH', `/images/${id}`, { altText: 'Pears' }),
      409,
    ],
    [
      'changed its tags',
      (id: string) => kit.call(creator, 'PATCH', `/images/${id}`, { tags: ['pear'] }),
      409,
    ],
    ['made it private', (id: string) => kit.call(creator, 'DELETE', `/images/${id}/publication`), 409],
    ['deleted it', (id: string) => kit.call(creator, 'DELETE', `/images/${id}`), 404],
  ] as const)('fails after the creator %s, and nothing is logged', async (_what, change, status) => {
    const id = await kit.addPicture(creator)
    await ask(creator, id)
    const seen = await seenOf(id)
    await change(id)
    expect((await decide(operator, id, { decision: 'publish', seen })).statusCode).toBe(status)
    expect(await decisions(id)).toBe(0)
    expect(await isExplored(second, id)).toBe(false)
  })

  it('is forbidden for teachers, as is the queue', async () => {
    const id = await kit.addPicture(creator)
    await ask(creator, id)
    expect((await decide(creator, id, { decision: 'publish' })).statusCode).toBe(403)
    expect((await kit.call(creator, 'GET', '/publications')).statusCode).toBe(403)
  })
})

describe('a change of a published picture', () => {
  it.each([{ name: 'Pears' }, { altText: 'Three pears' }, { tags: ['pear'] }])(
    'returns it to review: %j',
    async (change) => {
      const id = await published()
      await kit.call(creator, 'PATCH', `/images/${id}`, change)
      expect((await own(id)).publication).toBe('in-review')
      expect(await isExplored(second, id)).toBe(false)
    },
  )

  const classWith = async (name: string) => {
    const exams = createExamKit(test)
    await exams.addStudents(await exams.newClass(creator, 'A class'), [{ name }])
  }
  const label = {
    ...{ kind: 'text', id: 'abcdef', colour: 'ink', text: 'Zéphyrine', size: 'small' },
    ...{ at: { x: 5000, y: 5000 }, plate: false, leader: null },
  }
  it.each([
    ['name', (id: string) => kit.call(creator, 'PATCH', `/images/${id}`, { name: 'Zéphyrine’s apples' })],
    [
      'labels',
      (id: string) => kit.call(creator, 'PUT', `/images/${id}/labels`, { labels: [label], version: 0 }),
    ],
    ['tags', (id: string) => kit.call(creator, 'POST', '/images/tagging', { ids: [id], add: ['Zéphyrine'] })],
  ])(
    'that brings a student’s name into its %s makes it private, so that nobody reads the name before it is checked',
    async (_where, change) => {
      await classWith('Zéphyrine')
      const id = await published()
      expect((await change(id)).statusCode).toBe(200)
      expect(await own(id)).toMatchObject({ publication: 'private', publicationNote: 'names-students' })
      expect(await queue()).toEqual([])
      expect(codeOf(await ask(creator, id))).toBe('images/names-of-students')
    },
  )

  it('that keeps a name which its owner has checked returns it to review', async () => {
    await classWith('Rose')
    const id = await kit.addPicture(creator, { name: 'A Rose' })
    await ask(creator, id, { namesChecked: true })
    await kit.call(creator, 'PATCH', `/images/${id}`, { name: 'A red Rose' })
    expect((await own(id)).publication).toBe('in-review')
  })

  it('that changes nothing leaves it published', async () => {
    const id = await published()
    await kit.call(creator, 'PATCH', `/images/${id}`, { name: 'Apples', tags: [] })
    expect((await own(id)).publication).toBe('published')
  })

  it('makes it private if its alternative text is removed', async () => {
    const id = await published()
    await kit.call(creator, 'PATCH', `/images/${id}`, { altText: '' })
    expect((await own(id)).publication).toBe('private')
  })

  it('is not lost when an operator decides at the same time', async () => {
    const id = await kit.addPicture(creator)
    await ask(creator, id)
    const [changed] = await Promise.all([
      kit.call(creator, 'PATCH', `/images/${id}`, { altText: 'Four pears' }),
      decide(operator, id, { decision: 'publish', seen: await seenOf(id) }),
    ])
    expect(changed.statusCode).toBe(200)
    expect(await own(id)).toMatchObject({ altText: 'Four pears', publication: 'in-review' })
  })
})

describe('reports', () => {
  const teachers = (count: number) => Promise.all(Array.from({ length: count }, () => kit.newTeacher()))

  it('hold the picture at the third, exactly once, when many people report it several times at once', async () => {
    const id = await published()
    const people = await teachers(6)
    const answers = await Promise.all([...people, ...people].map((person) => report(person, id)))
    const codes = new Set(answers.map(({ statusCode }) => statusCode))
    // The picture may be gone for the last reporters.
    expect([...codes].every((code) => code === 204 || code === 404)).toBe(true)
    expect((await own(id)).publication).toBe('held')
    const stored = await test.servers.connection.collection('image_reports').find({ imageId: id }).toArray()
    expect(stored.length).toBeGreaterThanOrEqual(3)
    expect(new Set(stored.map(({ reporterId }) => reporterId)).size).toBe(stored.length)
    expect((await queue())[0]?.reports).toHaveLength(stored.length)
    const heldLines = test.logLines.filter(
      (line) => line.includes('reported picture is hidden') && line.includes(id),
    )
    expect(heldLines).toHaveLength(1)
  })

  it('of one or two people leave it published, first in the queue', async () => {
    const id = await published()
    const older = await kit.addPicture(creator)
    await ask(creator, older)
    const [one] = await teachers(1)
    await report(one!, id, { reason: 'personal', note: 'That is our classroom' })
    expect((await own(id)).publication).toBe('published')
    const waiting = await queue()
    expect(waiting.map((image) => image.id)).toEqual([id, older])
    expect(waiting[0]?.reports).toMatchObject([{ reason: 'personal', note: 'That is our classroom' }])
  })

  it('end when an operator publishes the picture again, and new ones count from one', async () => {
    const id = await published()
    const people = await teachers(5)
    for (const person of people.slice(0, 3)) await report(person, id)
    await decide(operator, id, { decision: 'publish', seen: await seenOf(id) })
    expect((await own(id)).publication).toBe('published')
    expect(await queue()).toEqual([])
    for (const person of people.slice(3)) await report(person, id)
    expect((await own(id)).publication).toBe('published')
    // A repeated report of an earlier reporter doesn't count again.
    await report(people[0]!, id)
    expect((await own(id)).publication).toBe('published')
  })

  it('that arrive while an operator decides are not ended by the decision', async () => {
    const id = await published()
    const people = await teachers(2)
    await report(people[0]!, id)
    const seen = await seenOf(id)
    await report(people[1]!, id)
    const stale = await decide(operator, id, { decision: 'publish', seen })
    expect(codeOf(stale)).toBe('images/decided-meanwhile')
    expect((await queue())[0]?.reports).toHaveLength(2)
  })

  it('stay open when the creator makes the picture private and asks again', async () => {
    const id = await published()
    for (const person of await teachers(3)) await report(person, id)
    await kit.call(creator, 'DELETE', `/images/${id}/publication`)
    expect(await queue()).toEqual([])
    await ask(creator, id)
    expect((await queue())[0]?.reports).toHaveLength(3)
  })

  it('are possible for published pictures of others only', async () => {
    const id = await kit.addPicture(creator)
    const [reader] = await teachers(1)
    expect((await report(reader!, id)).statusCode).toBe(404)
    await ask(creator, id)
    expect((await report(reader!, id)).statusCode).toBe(404)
    await decide(operator, id, { decision: 'publish' })
    expect((await report(creator, id)).statusCode).toBe(403)
    expect((await report(reader!, '0'.repeat(24))).statusCode).toBe(404)
    expect((await report(reader!, id, { reason: 'because' })).statusCode).toBe(400)
    expect((await report(reader!, id)).statusCode).toBe(204)
  })
})

describe('the creator', () => {
  it('is notified of every decision and of the third report, and nobody else is', async () => {
    const address = await test.listen()
    const socketOf = async (person: SignedIn) => {
      const events: unknown[] = []
      const socket = connect(address, {
        auth: { token: person.accessToken },
        extraHeaders: { origin: testPublicUrl },
        transports: ['websocket'],
      })
      socket.on('image:publication-changed', (event) => void events.push(event))
      const { rooms } = test.app.io.of('/').adapter
      await eventually(() => expect(rooms.has(userRoom(person.userId))).toBe(true))
      return { events, close: () => socket.close() }
    }
    const [own, other] = [await socketOf(creator), await socketOf(second)]
    const id = await published()
    for (let count = 0; count < 3; count += 1) await report(await kit.newTeacher(), id)
    await decide(operator, id, { decision: 'publish' })
    await decide(operator, id, { decision: 'hide', reason: 'unsuitable' })
    const states = ['published', 'held', 'published', 'held']
    await eventually(() =>
      expect(own.events).toEqual(states.map((publication) => ({ imageId: id, publication }))),
    )
    expect(other.events).toEqual([])
    own.close()
    other.close()
  })
})

describe('four people at once', () => {
  it('report, review, hide and change one picture, and it ends in one consistent state', async () => {
    const id = await published()
    const reader = await kit.newTeacher()
    const answers = await Promise.all([
      report(reader, id),
      decide(operator, id, { decision: 'hide', reason: 'unsuitable' }),
      decide(second, id, { decision: 'hide', reason: 'incorrect' }),
      kit.call(creator, 'PATCH', `/images/${id}`, { name: 'Pears' }),
    ])
    expect(answers[3].statusCode).toBe(200)
    const done = answers.slice(1, 3).filter(({ statusCode }) => statusCode === 204).length
    // The picture was published by a decision.
    expect(await decisions(id)).toBe(1 + done)
    expect(await isExplored(second, id)).toBe(false)
    const stored = await test.servers.connection.collection('images').findOne({ name: 'Pears' })
    const open = await test.servers.connection
      .collection('image_reports')
      .countDocuments({ imageId: id, closedBy: null })
    expect(stored).toMatchObject({ openReports: open })
    expect(['in-review', 'held']).toContain(stored?.['publication'])
  })
})

describe('the file of a picture that isn’t published', () => {
  it('opens for its owner and for operators only, also by a link from before', async () => {
    const id = await published()
    const page = ExplorePage.parse((await kit.call(second, 'GET', '/published-images')).json())
    const link = page.images.find((image) => image.id === id)?.fileUrl ?? ''
    expect((await kit.open(link)).statusCode).toBe(200)
    const states = [
      () => decide(operator, id, { decision: 'hide', reason: 'unsuitable' }),
      () => ask(creator, id),
      () => decide(operator, id, { decision: 'refuse', reason: 'unclear' }),
      () => kit.call(creator, 'DELETE', `/images/${id}/publication`),
    ]
    for (const next of states) {
      expect((await next()).statusCode).toBeLessThan(300)
      expect((await kit.open(link)).statusCode).toBe(404)
      expect((await kit.open((await own(id)).fileUrl)).statusCode).toBe(200)
    }
  })

  it('opens by a reviewer’s link until the picture is private or deleted', async () => {
    const id = await kit.addPicture(creator)
    await ask(creator, id)
    const link = (await queue())[0]?.fileUrl ?? ''
    expect((await kit.open(link)).statusCode).toBe(200)
    await decide(operator, id, { decision: 'refuse', reason: 'unclear' })
    expect((await kit.open(link)).statusCode).toBe(200)
    await kit.call(creator, 'DELETE', `/images/${id}/publication`)
    expect((await kit.open(link)).statusCode).toBe(404)
  })
})
