import { GenerationSnapshot, ResourceAccepted, type ResourceRequest } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let klass: MarkedClass
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  await kit.setCredits(40)
  klass = await kit.markedClass({
    Sara: [0, 0, 0, 1, 1, 1],
    Adam: [1, 0, 0, 0, 1, 0],
    Lina: [1, 1, 1, 1, 1, 1],
  })
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})

const perStudent = (names: readonly string[]): Partial<ResourceRequest> & { examId: string } => ({
  examId: klass.exam.id,
  audiences: names.map((name) => ({ scope: 'student', studentId: klass.student(name) })),
  skillIds: [klass.skills.add],
  length: 4,
})
const send = (
  requestKey: string,
  names = ['Sara', 'Adam', 'Lina'],
  changes: Partial<ResourceRequest> = {},
  query = '',
) =>
  kit.call(klass.owner, 'POST', `/functions/generateResource${query}`, {
    data: {
      requestKey,
      request: {
        ...{ kind: 'practice-sheet', questionIds: [], errorTypes: [], tier: null, language: 'en' },
        ...{ wish: '', seed: 7 },
        ...perStudent(names),
        ...changes,
      },
    },
  })
const acceptedIn = (answer: { json: () => unknown }) =>
  ResourceAccepted.parse((answer.json() as { result: unknown }).result)
const walletOf = async (person: SignedIn) =>
  (await kit.call(person, 'GET', '/wallet')).json<{ available: number; reserved: number }>()
const read = async (id: string) =>
  GenerationSnapshot.parse((await kit.call(klass.owner, 'GET', `/generations/${id}`)).json())
const generations = () => test.servers.connection.collection('generations')

describe('a request for sheets', () => {
  it('reserves the price of all sheets, and is one generation in the list', async () => {
    const before = await walletOf(klass.owner)
    const accepted = acceptedIn(await send(randomUUID(), undefined, { wish: 'Like Sara did' }))
    expect(accepted).toMatchObject({ price: 6, earlier: false })
    const sheet = await generations().findOne({ parentId: accepted.generationId })
    const input = { wish: 'Like Sara did', outgoingWish: expect.stringMatching(/^Like S\d+ did$/u) as string }
    expect(sheet).toMatchObject({ input })
    expect(accepted.resourceIds).toHaveLength(3)
    expect(await walletOf(klass.owner)).toMatchObject({ available: before.available - 6 })
    const { generations: listed } = (await kit.call(klass.owner, 'GET', '/generations')).json<{
      generations: GenerationSnapshot[]
    }>()
    expect(listed.filter(({ kind }) => kind === 'resource-sheet')).toEqual([])
    expect(listed.filter(({ id }) => id === accepted.generationId)).toMatchObject([
      {
        ...{ kind: 'resource', state: 'queued', price: 6, charged: 0, step: { done: 0, total: 3 } },
        children: { total: 3, kept: 0, failed: 0, charged: 0 },
        resource: { examId: klass.exam.id, resourceId: null },
      },
    ])
    await kit.call(klass.owner, 'POST', `/generations/${accepted.generationId}/cancel`, {})
  })

  it('sent twice at once, or again from another tab, is the same request', async () => {
    const before = await walletOf(klass.owner)
    const key = randomUUID()
    const answers = await Promise.all([send(key), send(key), send(key)])
    const accepted = answers.map(acceptedIn)
    expect(new Set(accepted.map(({ generationId }) => generationId)).size).toBe(1)
    expect(accepted[1]?.resourceIds).toEqual(accepted[0]?.resourceIds)
    const parentId = accepted[0]?.generationId ?? ''
    expect(await generations().countDocuments({ parentId })).toBe(3)
    expect((await walletOf(klass.owner)).available).toBe(before.available - 6)
    const other = await send(key, ['Sara'])
    expect(other.json()).toMatchObject({ code: 'generations/request-key-reused' })
    await kit.call(klass.owner, 'POST', `/generations/${parentId}/cancel`, {})
  })

  it('at another threshold of the errors table is another request', async () => {
    const key = randomUUID()
    const query = '?missedBelow=6000'
    const { generationId } = acceptedIn(await send(key, undefined, {}, query))
    expect(acceptedIn(await send(key, undefined, {}, query))).toMatchObject({ generationId })
    expect((await send(key)).json()).toMatchObject({ code: 'generations/request-key-reused' })
    expect((await send(key, undefined, {}, '?missedBelow=0')).statusCode).toBe(400)
    await kit.call(klass.owner, 'POST', `/generations/${generationId}/cancel`, {})
  })

  it('with too few credits for all sheets reserves nothing and makes nothing', async () => {
    const poor = await kit.markedClass({ Mia: [0, 0, 0, 0, 0, 0], Noa: [0, 0, 0, 0, 0, 0] })
    await kit.setCredits(3)
    const answer = await kit.ask(poor.owner, {
      examId: poor.exam.id,
      audiences: ['Mia', 'Noa'].map((name) => ({ scope: 'student', studentId: poor.student(name) })),
      skillIds: [poor.skills.add],
    })
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({ code: 'credits/insufficient', params: { price: 4, available: 3 } })
    expect(await walletOf(poor.owner)).toMatchObject({ available: 3, balance: { reserved: 0 } })
    await kit.setCredits(40)
    const ownerId = poor.owner.userId
    expect(await generations().countDocuments({ ownerId })).toBe(0)
    expect(await test.servers.connection.collection('resources').countDocuments({ ownerId })).toBe(0)
  })

  it('with a dangerous wish is refused and counted once', async () => {
    const before = await walletOf(klass.owner)
    const answer = await send(randomUUID(), undefined, { wish: 'Explain how to make a bomb at home' })
    expect(answer.json()).toMatchObject({ code: 'generations/prompt-flagged' })
    expect(await walletOf(klass.owner)).toEqual(before)
    expect(await generations().countDocuments({ ownerId: klass.owner.userId, state: 'flagged' })).toBe(1)
  })

  it('of a stranger or without sign-in is refused', async () => {
    const stranger = await kit.newTeacher()
    expect((await kit.ask(stranger, perStudent(['Sara']))).statusCode).toBe(404)
    const anonymous = await test.app.inject({
      ...{ method: 'POST', url: '/api/functions/generateResource' },
      payload: { data: {} },
    })
    expect(anonymous.statusCode).toBe(401)
  })
})

describe('a cancelled request', () => {
  it('keeps and charges the finished sheets, and its retry makes only the others', async () => {
    const before = await walletOf(klass.owner)
    const { generationId, resourceIds } = acceptedIn(await send(randomUUID()))
    const [first = ''] = resourceIds
    await kit.finishSheet(first, [writtenItem('item-1')])
    expect(await read(generationId)).toMatchObject({ children: { kept: 1, charged: 2 }, step: { done: 1 } })
    const cancelled = await kit.call(klass.owner, 'POST', `/generations/${generationId}/cancel`, {})
    expect(GenerationSnapshot.parse(cancelled.json())).toMatchObject({
      ...{ state: 'cancelled', charged: 2, retryable: true, retryPrice: 4 },
      children: { total: 3, kept: 1, failed: 2, charged: 2 },
    })
    expect((await walletOf(klass.owner)).available).toBe(before.available - 2)
    expect((await kit.read(klass.owner, first)).items).toHaveLength(1)

    const retries = await Promise.all(
      [1, 2].map(() => kit.call(klass.owner, 'POST', `/generations/${generationId}/retry`, {})),
    )
    const [retry, again] = retries.map((answer) => answer.json<{ generationId: string; price: number }>())
    expect(again?.generationId).toBe(retry?.generationId)
    expect(retry?.price).toBe(4)
    const parentId = retry?.generationId ?? ''
    expect(await generations().countDocuments({ parentId })).toBe(2)
    expect((await walletOf(klass.owner)).available).toBe(before.available - 6)
    for (const child of await generations().find({ parentId }).toArray())
      await kit.finishSheet(
        (child['input'] as { resourceId: string }).resourceId,
        [writtenItem('item-1')],
        String(child._id),
      )
    expect(await read(parentId)).toMatchObject({ state: 'completed', charged: 4, children: { kept: 2 } })
    for (const id of resourceIds) expect((await kit.read(klass.owner, id)).items).toHaveLength(1)
    expect((await walletOf(klass.owner)).available).toBe(before.available - 6)
    const third = await kit.call(klass.owner, 'POST', `/generations/${generationId}/retry`, {})
    expect(third.json()).toMatchObject({ generationId: parentId })
  })

  it('one cancelled sheet leaves the others running', async () => {
    const { generationId, resourceIds } = acceptedIn(await send(randomUUID(), ['Sara', 'Adam']))
    const [first = '', second = ''] = resourceIds
    await kit.call(klass.owner, 'POST', `/generations/${first}/cancel`, {})
    expect(await read(generationId)).toMatchObject({ state: 'queued', children: { kept: 0, failed: 1 } })
    await kit.finishSheet(second, [writtenItem('item-1')])
    expect(await read(generationId)).toMatchObject({ state: 'cancelled', charged: 2, retryPrice: 2 })
  })
})

describe('a rewritten item', () => {
  let id: string
  const rewrite = (itemId: string, requestKey: string = randomUUID(), words = '') =>
    kit.call(klass.owner, 'POST', `/resources/${id}/items/${itemId}/rewrite`, {
      ...{ requestKey, wish: { direction: 'harder', words } },
    })
  beforeAll(async () => {
    const items = ['item-1', 'item-2', 'item-3'].map((itemId) => writtenItem(itemId))
    ;[id = ''] = await kit.written(klass.owner, perStudent(['Sara']), items)
  })

  it('costs one credit, once for the same key, and one at a time for each item', async () => {
    const before = await walletOf(klass.owner)
    const key = randomUUID()
    const answers = await Promise.all([rewrite('item-1', key), rewrite('item-1', key)])
    const ids = answers.map((answer) => answer.json<{ generationId: string }>().generationId)
    expect(ids[0]).toBe(ids[1])
    expect((await walletOf(klass.owner)).available).toBe(before.available - 1)
    expect((await rewrite('item-1')).json()).toMatchObject({ code: 'resources/rewrite-running' })
    expect(await kit.read(klass.owner, id)).toMatchObject({ rewrites: [{ itemId: 'item-1' }] })
    expect(await read(ids[0] ?? '')).toMatchObject({ resource: { resourceId: id, itemId: 'item-1' } })
  })

  it('of a locked or unknown item is refused', async () => {
    const { revision } = await kit.read(klass.owner, id)
    await kit.change(klass.owner, id, { change: 'lock', basedOn: revision, itemId: 'item-2', locked: true })
    expect((await rewrite('item-2')).json()).toMatchObject({ code: 'resources/item-locked' })
    expect((await rewrite('item-9')).statusCode).toBe(404)
  })

  it('is requested without names, also those in the sheet itself', async () => {
    const { generationId } = (await rewrite('item-3', randomUUID(), 'Like Sara did')).json<{
      generationId: string
    }>()
    const { input } = (await generations().findOne({ 'input.itemId': 'item-3' })) as unknown as {
      input: { wish: { words: string }; outgoingWish: { words: string }; outgoing: string }
    }
    expect(generationId).not.toBe('')
    expect(input.wish.words).toBe('Like Sara did')
    const { wish: _typed, pseudonyms: _known, ...sent } = input as typeof input & { pseudonyms: unknown }
    expect(JSON.stringify(sent)).not.toMatch(/sara/iu)
    expect(input.outgoingWish.words).toMatch(/^Like S\d+ did$/u)
  })
})

describe('trying again', () => {
  const askedBy = async (person: SignedIn, names: readonly string[]) =>
    acceptedIn(await kit.ask(person, perStudent(names)))
  const retry = (person: SignedIn, id: string) => kit.call(person, 'POST', `/generations/${id}/retry`, {})
  const cancel = (person: SignedIn, id: string) => kit.call(person, 'POST', `/generations/${id}/cancel`, {})
  const removeFromClass = (person: SignedIn) =>
    kit.call(klass.owner, 'DELETE', `/classes/${klass.classId}/members/${person.userId}`)
  const batchesOf = (person: SignedIn) => generations().countDocuments({ ownerId: person.userId })
  let editor: SignedIn
  beforeEach(async () => {
    editor = await kit.join(klass.classId, await kit.newTeacher(), 'editor')
  })

  it('a request, or one of its sheets, is refused to an editor who was removed from the class, free of charge', async () => {
    const { generationId, resourceIds } = await askedBy(editor, ['Sara', 'Adam'])
    await cancel(editor, generationId)
    await removeFromClass(editor)
    const [before, batches] = [await walletOf(editor), await batchesOf(editor)]
    for (const id of [generationId, resourceIds[0] ?? '']) {
      const answer = await retry(editor, id)
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'general/not-found' }])
    }
    expect(await walletOf(editor)).toEqual(before)
    expect(await batchesOf(editor)).toBe(batches)
  })

  it('a rewritten item is refused to an editor who was removed from the class, free of charge', async () => {
    const [id = ''] = await kit.written(klass.owner, perStudent(['Sara']), [writtenItem('item-1')])
    const asked = await kit.call(editor, 'POST', `/resources/${id}/items/item-1/rewrite`, {
      ...{ requestKey: randomUUID(), wish: { direction: 'harder', words: '' } },
    })
    const { generationId } = asked.json<{ generationId: string }>()
    await cancel(editor, generationId)
    await removeFromClass(editor)
    const before = await walletOf(editor)
    const answer = await retry(editor, generationId)
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'general/not-found' }])
    expect(await walletOf(editor)).toEqual(before)
    expect((await kit.read(klass.owner, id)).rewrites).toEqual([])
  })

  it('a rewritten item is refused, free of charge, while another rewrite of it runs or starts', async () => {
    const [id = ''] = await kit.written(editor, perStudent(['Sara']), [writtenItem('item-1')])
    const colleague = await kit.join(klass.classId, await kit.newTeacher(), 'marker')
    const rewrite = (person: SignedIn) =>
      kit.call(person, 'POST', `/resources/${id}/items/item-1/rewrite`, {
        ...{ requestKey: randomUUID(), wish: { direction: 'harder', words: '' } },
      })
    const started = async (person: SignedIn) =>
      (await rewrite(person)).json<{ generationId: string }>().generationId
    const available = async () => (await walletOf(editor)).available + (await walletOf(colleague)).available
    const first = await started(editor)
    await cancel(editor, first)
    const second = await started(colleague)
    const before = await available()
    const refused = await retry(editor, first)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'resources/rewrite-running' }])
    expect(await available()).toBe(before)

    await cancel(colleague, second)
    const unspent = await available()
    const answers = await Promise.all([
      ...[retry(editor, first), retry(colleague, second)],
      ...[rewrite(editor), rewrite(colleague)],
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1)
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 202))
      expect(answer.json()).toMatchObject({ code: 'resources/rewrite-running' })
    expect((await kit.read(klass.owner, id)).rewrites).toHaveLength(1)
    expect(await available()).toBe(unspent - 1)
  })
})

it('without a model, what has no prepared items is refused before anything is spent', async () => {
  const plain = await createTestApp({ environment: { AI_BASE_URL: '', AI_TEXT_MODEL: '' } })
  const other = createResourceKit(plain)
  try {
    const marked = await other.markedClass({ Sara: [0, 0, 0, 0, 0, 0] })
    const name = 'Causes of the First World War'
    const skill = (await other.call(marked.owner, 'POST', '/school/skills', { name })).json<{ id: string }>()
    const exam = await other.examOfSkill(marked, skill.id)
    const answer = await other.ask(marked.owner, { examId: exam.id, skillIds: [skill.id] })
    expect(answer.json()).toMatchObject({ code: 'resources/cannot-make' })
    expect(await plain.servers.connection.collection('generations').countDocuments()).toBe(0)
  } finally {
    await other.close()
    await plain.close()
  }
})
