import { resourceQueue, type ResourceItemInput } from '@classeur/contracts'
import { afterEnd } from '@classeur/queue'
import { until } from '@classeur/local/testing'
import { createStorage } from '@classeur/storage'
import { typedText } from '@classeur/domain/resources'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAi, type AiConfig } from '../../src/ai/create-ai.ts'
import { createDocumentSources } from '../../src/documents/document-sources.ts'
import { createProcessors } from '../../src/processors/registry.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'
import { acceptSheets, sheetBrief } from '../kit/sheet-kit.ts'

let kit: RuntimeKit
let person: string
let provider: FakeProvider
beforeEach(async () => {
  kit = await createRuntimeKit()
  person = kit.newPerson()
  provider = await startFakeProvider()
})
afterEach(async () => {
  await provider.stop()
  await kit.close()
})

function start(config: AiConfig = {}) {
  const processors = createProcessors({
    ...{ ai: createAi(config), lessonPlans: kit.lessonPlans, proposals: kit.proposals },
    ...{ readNameRoster: kit.readNameRoster, resources: kit.resources, resourceEdits: kit.resourceEdits },
    storage: createStorage({ kind: 'folder', directory: join(tmpdir(), 'sheets') }),
    sources: createDocumentSources(kit.connection),
    ...{ now: kit.queries.now, log: { warn: () => undefined } },
  })
  kit.startWorker(processors, { queue: resourceQueue })
}
const withModel = (): AiConfig => ({ baseUrl: provider.url, textModel: 'fake' })
/** Waits for the end of a request; its last sheets count as settled after the request itself. */
async function over(parentId: string) {
  const ended = await kit.over(parentId)
  await until('the sheets are settled', async () =>
    (await kit.family.childrenOf(parentId)).every(({ settledAt }) => settledAt !== null),
  )
  return ended
}
const spent = async () => {
  const { granted, reserved } = await kit.ledger.balanceOf(person)
  return { spent: 100 - granted - reserved, reserved }
}

describe('without a model', () => {
  it('sheets come from the item families, verified by code', async () => {
    start()
    const { parentId } = await acceptSheets(kit, person, { sheets: 2 })
    expect(await over(parentId)).toMatchObject({ state: 'completed', generator: { kind: 'sample' } })
    for (const { items, outgoing, writtenAt } of await kit.resources.listOfBatch(parentId)) {
      expect(writtenAt).not.toBeNull()
      expect(items).toHaveLength(4)
      expect(items.every(({ verification }) => verification.by === 'code')).toBe(true)
      expect(outgoing).toBeNull()
    }
    expect(await spent()).toEqual({ spent: 4, reserved: 0 })
  })

  it('a sheet about something that has no family fails for free, and the others stay', async () => {
    start()
    const brief = sheetBrief({ skills: [{ id: null, name: 'Causes of the First World War' }] })
    const { parentId } = await acceptSheets(kit, person, { sheets: 1, brief })
    expect(await over(parentId)).toMatchObject({
      state: 'failed',
      error: { code: 'generations/no-material' },
    })
    expect(await spent()).toEqual({ spent: 0, reserved: 0 })
  })

  it('a sheet that two retries take over at once is made and charged once', async () => {
    const { parentId, childIds } = await acceptSheets(kit, person, { sheets: 2, until: 'children' })
    const ended = await kit.generations.end(parentId, { state: 'cancelled' })
    await afterEnd(kit, ended!)
    const retries = await Promise.all([
      acceptSheets(kit, person, { retried: childIds }),
      acceptSheets(kit, person, { retried: childIds.slice(0, 1) }),
    ])
    start()
    const parents = await Promise.all(retries.map((retry) => over(retry.parentId)))
    expect(parents.reduce((sum, { children }) => sum + children!.kept, 0)).toBe(2)
    expect(parents.map(({ error }) => error?.code ?? null).toSorted()).toEqual([
      'generations/not-retryable',
      null,
    ])
    for (const id of childIds) expect((await kit.resources.findById(id))?.writtenAt).not.toBeNull()
    expect(await spent()).toEqual({ spent: 4, reserved: 0 })
  })

  it('one item is made anew as a proposal; a locked one is left alone, for free', async () => {
    start()
    const { parentId, childIds } = await acceptSheets(kit, person, { sheets: 1 })
    await over(parentId)
    const resourceId = childIds[0]!
    const sheet = (await kit.resources.findById(resourceId))!
    const item = sheet.items[0]!
    const input: ResourceItemInput = {
      ...{ examId: sheet.examId, markId: sheet.examId, classId: sheet.classId, resourceId, itemId: item.id },
      ...{ wish: { direction: null, words: '' }, outgoingWish: { direction: null, words: '' } },
      ...{ brief: sheetBrief(), item, others: sheet.items.slice(1).map(({ prompt }) => typedText(prompt)) },
      ...{ outgoing: null, pseudonyms: [] },
    }
    const id = await kit.accept(person, { kind: 'resource-item', input })
    expect(await kit.over(id)).toMatchObject({ state: 'completed' })
    const [proposal] = (await kit.resources.findById(resourceId))!.proposals
    expect(proposal).toMatchObject({ itemId: item.id, generationId: id, decidedAt: null })
    expect(typedText(proposal!.proposed.prompt)).not.toBe(typedText(item.prompt))
    expect(await spent()).toEqual({ spent: 3, reserved: 0 })

    const changed = (await kit.resources.findById(resourceId))!
    await kit.resourceEdits.changeQuietly(changed, {
      items: changed.items.map((one) => ({ ...one, locked: true })),
    })
    const locked = await kit.accept(person, { kind: 'resource-item', input })
    expect(await kit.over(locked)).toMatchObject({ error: { code: 'generations/item-unavailable' } })
    expect(await spent()).toEqual({ spent: 3, reserved: 0 })
  })
})

describe('with a model', () => {
  const outgoing = 'Grade 6, Mathematics. 2 students: S01 S02\nWish: like S01 at the market'
  const pseudonyms = [
    { pseudonym: 'S01', name: 'Zoé Marchand' },
    { pseudonym: 'S02', name: 'Adam' },
  ]
  const item = (n: number) => ({
    prompt: n === 1 ? 'S01 has some apples. Add: $1 + 4 = \\square$' : `Add: $${n} + 4 = \\square$`,
    ...{ answer: { kind: 'value', shown: `$${n + 4}$` }, steps: [] },
    check: { kind: 'arithmetic', expression: `${n}+4`, form: 'any' },
  })

  it('no name leaves the server, and the names return', async () => {
    provider.setBehaviour({
      chat: [{ text: JSON.stringify({ items: [1, 2, 3, 4].map(item) }) }],
      moderation: 'pass',
    })
    start(withModel())
    const wish = 'like Zoé at the market'
    const { parentId } = await acceptSheets(kit, person, { sheets: 1, outgoing, pseudonyms, wish })
    expect(await over(parentId)).toMatchObject({ state: 'completed', generator: { kind: 'model' } })
    const [sheet] = await kit.resources.listOfBatch(parentId)
    expect(typedText(sheet!.items[0]!.prompt)).toContain('Zoé Marchand has some apples')
    expect(sheet).toMatchObject({ outgoing, pseudonyms })
    const paths = provider.calls.map(({ path }) => path)
    expect(paths).toContain('/v1/moderations')
    expect(paths).toContain('/v1/chat/completions')
    for (const { body } of provider.calls) expect(JSON.stringify(body)).not.toMatch(/zo[eé]|marchand|adam/iu)
  })

  it('what a provider refuses counts as a violation only with a wish, which the teacher typed', async () => {
    start(withModel())
    const policy = { error: { code: 'content_filter', message: 'no' } }
    const wished = { wish: 'like Zoé at the market', outgoingWish: 'like S01 at the market' }
    const cases: [Parameters<typeof provider.setBehaviour>[0], Partial<typeof wished>][] = [
      [{ moderation: 'flag' }, {}],
      [{ moderation: 'pass', chat: [{ mode: 'status', status: 400, errorBody: policy }] }, {}],
      [{ moderation: 'flag' }, wished],
    ]
    const refused: unknown[] = []
    for (const [script, typed] of cases) {
      provider.setBehaviour(script)
      const { parentId } = await acceptSheets(kit, person, { sheets: 1, outgoing, pseudonyms, ...typed })
      const { error } = await over(parentId)
      refused.push([error?.code, await kit.queries.countFlaggedSince(person, new Date(0))])
    }
    expect(refused).toEqual([
      ['generations/class-data-flagged', 0],
      ['generations/class-data-flagged', 0],
      ['generations/prompt-flagged', 1],
    ])
    for (const { body } of provider.calls) expect(JSON.stringify(body)).not.toMatch(/zo[eé]/iu)
  })

  it('a flagged sheet is held back and free, the other sheets stay and are charged', async () => {
    provider.setBehaviour({
      chat: [
        { text: JSON.stringify({ items: [1, 2, 3, 4].map(item) }) },
        { text: "I'm sorry, but I can't help with that request." },
      ],
    })
    start(withModel())
    const { parentId } = await acceptSheets(kit, person, { sheets: 2, outgoing, ownerLimit: 1 })
    expect(await over(parentId)).toMatchObject({
      ...{ state: 'flagged', error: { code: 'generations/output-flagged' } },
      children: { kept: 1, failed: 1, charged: 2, retryPrice: null },
    })
    expect(await spent()).toEqual({ spent: 2, reserved: 0 })
  })

  it('a cancel aborts the call to the provider', async () => {
    provider.setBehaviour({ chat: [{ mode: 'hang' }] })
    start(withModel())
    const { childIds } = await acceptSheets(kit, person, { sheets: 1, outgoing })
    await expect.poll(() => provider.calls.some(({ path }) => path.endsWith('completions'))).toBe(true)
    await kit.generations.end(childIds[0]!, { state: 'cancelled' })
    const call = provider.calls.find(({ path }) => path.endsWith('completions'))!
    expect(await call.outcome).toBe('closed')
  })
})
