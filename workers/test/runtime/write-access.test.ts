import { lessonPlanQueue, resourceQueue } from '@classeur/contracts'
import { newId, until } from '@classeur/local/testing'
import { dispatchOwner } from '@classeur/queue'
import { createStorage } from '@classeur/storage'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAi, type Ai } from '../../src/ai/create-ai.ts'
import type { LessonPlanEvent } from '../../src/ai/text-generator.ts'
import { createDocumentSources } from '../../src/documents/document-sources.ts'
import { createProcessors } from '../../src/processors/registry.ts'
import { changeStored, storeExam } from '../kit/class-kit.ts'
import { lessonObjectives, lessonRequest } from '../kit/lesson-request.ts'
import { acceptPlan } from '../kit/plan-kit.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'
import { acceptSheets, sheetBrief } from '../kit/sheet-kit.ts'

const overview = { key: 'overview' as const, value: { summary: 'Adding.', bigIdea: 'Equal parts.' } }
const homework = { key: 'homework' as const, value: { task: 'Three sums.', minutes: 15, blocks: [] } }
const wish = { direction: null, words: '' }
const nothing = async (): Promise<unknown> => undefined
const inTrash = { $set: { deletedAt: new Date() } }

let kit: RuntimeKit
let owner: string
let author: string
let classId: string
let examId: string
/** Runs while a generator writes. */
let whileWriting = nothing

/** The built-in generators; the text generator writes an overview and homework. */
function generators(): Ai {
  const ai = createAi({})
  async function* write(): AsyncIterable<LessonPlanEvent> {
    yield { type: 'section', ...overview }
    await whileWriting()
    yield { type: 'section', ...homework }
  }
  return {
    ...ai,
    text: { ...ai.text, writeLessonPlan: write, rewriteSection: write },
    resource: {
      ...ai.resource,
      async *writeSheet(...task) {
        await whileWriting()
        yield* ai.resource.writeSheet(...task)
      },
      async rewriteItem(...task) {
        await whileWriting()
        return ai.resource.rewriteItem(...task)
      },
    },
  }
}

beforeAll(async () => {
  kit = await createRuntimeKit()
  const { lessonPlans, proposals, readNameRoster, resources, resourceEdits } = kit
  const processors = createProcessors({
    ...{ ai: generators(), lessonPlans, proposals, readNameRoster, resources, resourceEdits },
    storage: createStorage({ kind: 'folder', directory: join(tmpdir(), 'write-access') }),
    ...{ sources: createDocumentSources(kit.connection), now: kit.queries.now },
    log: { warn: () => undefined },
  })
  for (const queue of [lessonPlanQueue, resourceQueue]) kit.startWorker(processors, { queue })
})
afterAll(() => kit?.close())
beforeEach(async () => {
  whileWriting = nothing
  ;[owner, author, classId, examId] = [kit.newPerson(), kit.newPerson(), newId(), newId()]
  for (const teacherId of [owner, author]) await storeExam(kit.connection, { examId, classId, teacherId })
})

const enqueue = (person: string) => dispatchOwner(kit.queries, kit.queues, person, 10)
const removeFromClass = () =>
  changeStored(kit.connection, 'classes', classId, { $pull: { members: { userId: author } } })
const balance = async () => {
  const { granted, reserved } = await kit.ledger.balanceOf(author)
  return { granted, reserved }
}

/** A request that waits for its worker. */
interface Waiting {
  id: string
  isWritten: () => Promise<boolean>
}

async function waitingSheet(person = author): Promise<Waiting & { resourceId: string }> {
  const { parentId, childIds } = await acceptSheets(kit, person, {
    ...{ sheets: 1, classId, examId, until: 'children' },
  })
  const [resourceId = ''] = childIds
  const isWritten = async () => (await kit.resources.findById(resourceId))?.writtenAt !== null
  return { id: parentId, resourceId, isWritten }
}

async function waitingItem(): Promise<Waiting> {
  const sheet = await waitingSheet(owner)
  await enqueue(owner)
  await kit.over(sheet.id)
  const { resourceId } = sheet
  const stored = await kit.resources.findById(resourceId)
  const [item] = stored?.items ?? []
  const input = {
    ...{ examId, markId: examId, classId, resourceId, itemId: item?.id, item, others: [], wish },
    ...{ outgoingWish: wish, brief: sheetBrief(), outgoing: null, pseudonyms: [] },
  }
  const id = await kit.accept(author, { kind: 'resource-item', input }, false)
  return { id, isWritten: async () => (await kit.resources.findById(resourceId))?.proposals.length !== 0 }
}

async function waitingSection(): Promise<Waiting> {
  const lessonPlanId = newId()
  const plan = { request: lessonRequest, objectives: lessonObjectives, generationId: null }
  await kit.lessonPlans.insertOnce({ id: lessonPlanId, ownerId: owner, ...plan })
  await changeStored(kit.connection, 'lesson_plans', lessonPlanId, { $set: { classId } })
  const before = { ...homework, seconds: 1, version: 0, notes: [], flag: null }
  const input = {
    ...{ lessonPlanId, key: 'homework', basedOn: 0, sections: [before], wish, outgoingWish: wish },
    ...{ request: lessonRequest, objectives: lessonObjectives },
  }
  const id = await kit.accept(author, { kind: 'lesson-section', input, lessonPlanId }, false)
  return { id, isWritten: async () => (await kit.proposals.list(lessonPlanId)).length > 0 }
}

async function expectRefused({ id, isWritten }: Waiting): Promise<void> {
  await enqueue(author)
  expect(await kit.over(id)).toMatchObject({
    ...{ state: 'failed', error: { code: 'generations/access-lost', params: {} } },
  })
  expect(await isWritten()).toBe(false)
  expect(await balance()).toEqual({ granted: 100, reserved: 0 })
}

describe.each([
  ['a rewritten section of a lesson plan', waitingSection],
  ['a sheet', () => waitingSheet()],
  ['a rewritten item of a sheet', waitingItem],
])('%s', (_work, waiting) => {
  it('is written and charged while its author may write in the class', async () => {
    const { id, isWritten } = await waiting()
    await enqueue(author)
    expect(await kit.over(id)).toMatchObject({ state: 'completed' })
    expect(await isWritten()).toBe(true)
    expect((await balance()).granted).toBeLessThan(100)
  })

  it('is refused, free of charge, when its author was removed from the class before it starts', async () => {
    const request = await waiting()
    await removeFromClass()
    await expectRefused(request)
  })

  it('is refused, free of charge, when its author is removed from the class while it is written', async () => {
    const request = await waiting()
    whileWriting = removeFromClass
    await expectRefused(request)
  })
})

describe('a sheet', () => {
  it.each([
    ['its author may only read since', 'classes', { $set: { 'members.1.role': 'viewer' } }],
    ['its class is in the trash', 'classes', inTrash],
    ['its class is archived', 'classes', { $set: { archivedAt: new Date() } }],
    ['its exam is in the trash', 'exams', inTrash],
    ['it is in the trash itself', 'resources', inTrash],
  ] as const)('is refused, free of charge, when %s', async (_why, collection, update) => {
    const sheet = await waitingSheet()
    const id = { classes: classId, exams: examId, resources: sheet.resourceId }[collection]
    await changeStored(kit.connection, collection, id, update)
    await expectRefused(sheet)
  })
})

describe('a lesson plan in the trash, whose generation nobody has cancelled', () => {
  const deleted = (id: string) => changeStored(kit.connection, 'lesson_plans', id, inTrash)
  const lost = { state: 'failed', error: { code: 'generations/access-lost' } }
  const sectionsOf = async (id: string) =>
    (await kit.lessonPlans.findById(id))?.sections.map(({ key }) => key)

  it('is not begun, and costs nothing', async () => {
    const id = await acceptPlan(kit, author, { enqueue: false })
    await deleted(id)
    await enqueue(author)
    expect(await kit.over(id)).toMatchObject(lost)
    expect(await sectionsOf(id)).toEqual([])
    expect(await balance()).toEqual({ granted: 100, reserved: 0 })
  })

  it('gets no further section, and costs nothing', async () => {
    const id = await acceptPlan(kit, author, { enqueue: false })
    whileWriting = () => deleted(id)
    await enqueue(author)
    await until('the end', async () => {
      await kit.reconcile()
      return (await kit.get(id)).settledAt
    })
    expect(await kit.get(id)).toMatchObject(lost)
    expect(await sectionsOf(id)).toEqual(['objectives', 'overview'])
    expect(await balance()).toEqual({ granted: 100, reserved: 0 })
  })
})
