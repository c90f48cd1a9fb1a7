import { Resource, ResourceVersion, ResourceVersionList, type ResourceItem } from '@classeur/contracts'
import { richText } from '@classeur/domain/resources'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createResourceKit, writtenItem, type MarkedClass, type ResourceKit } from '../kit/resource-kit.ts'

let test: TestApp
let kit: ResourceKit
let marked: MarkedClass
let id: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createResourceKit(test)
  marked = await kit.markedClass({ Sara: [0, 0, 0, 0, 0, 0], Leo: [1, 1, 1, 1, 1, 1] })
  await kit.setCredits(500)
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})

const solved: ResourceItem = writtenItem('story', {
  prompt: richText('Sara eats 1/4 of a cake and Leo 2/4. How much is eaten?'),
  answer: { kind: 'value', shown: richText('$\\frac{3}{4}$') },
  ...{ check: null, error: null },
  verification: { state: 'verified', by: 'solver', found: null },
})
beforeEach(async () => {
  const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
  const [made = ''] = await kit.written(marked.owner, request, [
    writtenItem('one'),
    writtenItem('two'),
    solved,
  ])
  id = made
})

const owner = () => marked.owner
const read = () => kit.read(owner(), id)
const item = async (itemId: string) => (await read()).items.find((one) => one.id === itemId)
const contentOf = ({ prompt, figure, answer, steps, lines }: ResourceItem) => ({
  ...{ prompt, figure, answer, steps, lines },
})
const change = async (payload: object) => {
  const answer = await kit.change(owner(), id, payload)
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, body: answer }
}
const changed = async (payload: object) => Resource.parse((await kit.change(owner(), id, payload)).json())
const edit = (itemId: string, of: ResourceItem, fields: Partial<ResourceItem>, basedOn: number) => ({
  ...{ change: 'item', basedOn, itemId },
  content: contentOf({ ...of, ...fields }),
})

describe('an edited item', () => {
  it('is to check if it asks something else than the code computes, and verified again as it was', async () => {
    const { revision } = await read()
    const prompt = richText('Add $\\frac{2}{5}+\\frac{1}{5}=\\frac{\\square}{\\square}$')
    const fields = { prompt, answer: { kind: 'value' as const, shown: richText('$\\frac{3}{5}$') } }
    const after = await changed(edit('one', writtenItem('one'), fields, revision))
    // The check still computes 1/5 + 3/5, so code can't say anything about another sum.
    expect(after.items[0]).toMatchObject({
      ...{ prompt, error: null },
      verification: { state: 'to-check', by: null, found: null },
    })
    const back = await changed(edit('one', writtenItem('one'), {}, after.revision))
    expect(back.items[0]?.verification).toEqual({ state: 'verified', by: 'code', found: null })
  })

  it('is as it was before if the change is undone: with who confirmed it, and the error that it is aimed at', async () => {
    const { revision } = await read()
    const lines = await changed(edit('story', solved, { prompt: richText('How much is left?') }, revision))
    expect(lines.items[2]?.verification).toMatchObject({ state: 'to-check', by: null })
    const back = await changed(edit('story', solved, {}, lines.revision))
    expect(back.items[2]).toEqual(solved)
    const figure = { kind: 'fraction-bars' as const, bars: [{ parts: 5, shaded: 1, label: '' }] }
    const drawn = await changed(edit('one', writtenItem('one'), { figure }, back.revision))
    expect(drawn.items[0]).toMatchObject({ figure, error: null, verification: { state: 'to-check' } })
    const whole = await changed(edit('one', writtenItem('one'), {}, drawn.revision))
    expect(whole.items[0]).toEqual(writtenItem('one'))
  })

  it('is to check, with what code finds, if the new answer is wrong; the teacher uses it or keeps theirs', async () => {
    const { revision } = await read()
    const wrong = { answer: { kind: 'value' as const, shown: richText('$\\frac{4}{10}$') } }
    const after = await changed(edit('one', writtenItem('one'), wrong, revision))
    expect(after.items[0]?.verification).toEqual({
      ...{ state: 'to-check', by: null },
      found: richText('$\\frac{4}{5}$'),
    })
    const confirm = { change: 'confirm', itemId: 'one', basedOn: after.revision }
    const used = await changed({ ...confirm, use: 'found' })
    expect(used.items[0]).toMatchObject({
      answer: { shown: richText('$\\frac{4}{5}$') },
      verification: { state: 'verified', by: 'code', found: null },
    })
    const again = await changed(edit('one', writtenItem('one'), wrong, used.revision))
    const mine = await changed({ ...confirm, use: 'mine', basedOn: again.revision })
    expect(mine.items[0]).toMatchObject({
      answer: wrong.answer,
      verification: { state: 'verified', by: 'teacher', found: null },
    })
  })

  it('needs reading again if code cannot compute the new answer, and stays confirmed if only its steps change', async () => {
    const { revision } = await read()
    const steps = [richText('Two quarters and one quarter are three.')]
    const explained = await changed(edit('story', solved, { steps }, revision))
    expect(explained.items[2]?.verification.by).toBe('solver')
    const lines = { kind: 'value' as const, shown: richText('$\\frac{3}{8}$') }
    const doubted = await changed(edit('story', { ...solved, steps }, { answer: lines }, explained.revision))
    expect(doubted.items[2]?.verification).toEqual({ state: 'to-check', by: null, found: null })
  })

  it('can not use an answer that nobody found', async () => {
    const { revision } = await read()
    const answer = await change({ change: 'confirm', itemId: 'one', basedOn: revision, use: 'found' })
    expect(answer).toMatchObject({ status: 409, code: 'resources/changed-meanwhile' })
  })
})

describe('the question that an item answers', () => {
  it('comes from the marks of its readers as they are now', async () => {
    const skill = { id: marked.skills.add, name: 'Add fractions' }
    const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
    const items = [writtenItem('one', { skill }), writtenItem('two')]
    const [made = ''] = await kit.written(marked.owner, request, items)
    const { missed } = await kit.read(marked.owner, made)
    expect(missed).toEqual([{ itemId: 'one', question: 'Q1', lost: 1, of: 2, noted: 0 }])
  })
})

describe('two people who change one sheet', () => {
  it('both succeed in different items, and the later one gets a conflict for the same item', async () => {
    const { revision } = await read()
    const lines = (count: number) => ({ lines: count })
    const answers = await Promise.all([
      change(edit('one', writtenItem('one'), lines(1), revision)),
      change(edit('two', writtenItem('two'), lines(2), revision)),
      change({ change: 'text', basedOn: revision, title: 'Sums', intro: '' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await change(edit('one', writtenItem('one'), lines(3), revision))).toMatchObject({
      ...{ status: 409, code: 'resources/changed-meanwhile' },
    })
    const after = await read()
    expect([after.title, ...after.items.map((one) => one.lines)]).toEqual(['Sums', 1, 2, 0])
    expect(after.revision).toBe(revision + 3)
  })

  it('a repeated request changes nothing more', async () => {
    const { revision } = await read()
    const payload = edit('one', writtenItem('one'), { lines: 4 }, revision)
    const first = await changed(payload)
    expect((await changed(payload)).revision).toBe(first.revision)
  })

  it('of many changes at once, each is kept', async () => {
    const { revision } = await read()
    const answers = await Promise.all(
      ['one', 'two', 'story'].map((itemId) =>
        change({ change: 'lock', itemId, basedOn: revision, locked: true }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).items.map(({ locked }) => locked)).toEqual([true, true, true])
  })
})

describe('the order of items', () => {
  const order = (basedOn: number, ...itemIds: string[]) => ({ change: 'order', basedOn, itemIds })

  it('changes, loses an item, and gets it back as the server had it', async () => {
    const { revision } = await read()
    const moved = await changed(order(revision, 'story', 'one', 'two'))
    expect(moved.items.map((one) => one.id)).toEqual(['story', 'one', 'two'])
    const deleted = await changed(order(moved.revision, 'one', 'two'))
    const forged = { ...solved, verification: { state: 'verified', by: 'teacher', found: null } }
    const back = await changed({ change: 'put-back', basedOn: deleted.revision, item: forged, at: 0 })
    expect(back.items.map((one) => one.id)).toEqual(['story', 'one', 'two'])
    expect(back.items[0]?.verification).toEqual(solved.verification)
  })

  it('an item that nobody deleted is not verified because a request says so', async () => {
    const { revision } = await read()
    const item = { ...solved, id: 'new', verification: { state: 'verified', by: 'solver', found: null } }
    const after = await changed({ change: 'put-back', basedOn: revision, item, at: 9 })
    expect(after.items.at(-1)).toMatchObject({ id: 'new', verification: { state: 'to-check', by: null } })
  })

  it('refuses an order that someone else has changed, and unknown or repeated items', async () => {
    const { revision } = await read()
    await changed(order(revision, 'two', 'one', 'story'))
    expect((await change(order(revision, 'story', 'one', 'two'))).code).toBe('resources/changed-meanwhile')
    expect((await change(order(revision + 1, 'one', 'one', 'two'))).code).toBe('general/validation-failed')
    expect((await change(order(revision + 1, 'one', 'other'))).code).toBe('resources/changed-meanwhile')
  })
})

describe('versions', () => {
  const versions = async () =>
    ResourceVersionList.parse((await kit.call(owner(), 'GET', `/resources/${id}/versions`)).json()).versions

  it('record what each change replaced, and a restored one returns whole', async () => {
    const { revision } = await read()
    const edited = await changed(edit('two', writtenItem('two'), { lines: 5 }, revision))
    await changed({ change: 'order', basedOn: edited.revision, itemIds: ['two', 'story'] })
    expect(
      (await versions()).map(({ number, change: made }) => [number, made.kind, made.itemNumber]),
    ).toEqual([
      [3, 'deleted', 1],
      [2, 'edited', 2],
      [1, 'made', null],
    ])
    const first = ResourceVersion.parse(
      (await kit.call(owner(), 'GET', `/resources/${id}/versions/1`)).json(),
    )
    expect(first.items.map((one) => [one.id, one.lines])).toEqual([
      ['one', 0],
      ['two', 0],
      ['story', 0],
    ])
    const { revision: latest } = await read()
    const restore = (basedOn: number) =>
      kit.call(owner(), 'POST', `/resources/${id}/versions/1/restore`, { basedOn })
    expect((await restore(latest - 1)).statusCode).toBe(409)
    const restored = Resource.parse((await restore(latest)).json())
    expect(restored.items).toEqual(first.items)
    expect((await versions())[0]?.change).toMatchObject({ kind: 'restored', from: 1 })
  })

  it('are one for several edits of the same item in a few minutes, and none for a lock', async () => {
    let { revision } = await read()
    for (const lines of [1, 2, 3])
      ({ revision } = await changed(edit('one', writtenItem('one'), { lines }, revision)))
    await changed({ change: 'lock', itemId: 'one', basedOn: revision, locked: true })
    expect((await versions()).map(({ number }) => number)).toEqual([2, 1])
  })
})

describe('a rewritten item', () => {
  const decide = (decision: string, basedOn: number) =>
    kit.call(owner(), 'POST', `/resources/${id}/items/one/proposal`, { decision, basedOn })
  const proposed = writtenItem('one', { lines: 6 })

  it('takes the place of the item when accepted, once', async () => {
    await kit.putProposal(id, 'one', proposed)
    const { revision, proposals } = await read()
    expect(proposals).toMatchObject([{ itemId: 'one', proposed: { lines: 6 }, before: { lines: 0 } }])
    const accepted = Resource.parse((await decide('accept', revision)).json())
    expect([accepted.proposals, accepted.items[0]?.lines]).toEqual([[], 6])
    expect((await decide('accept', accepted.revision)).statusCode).toBe(404)
  })

  it('leaves the item as it is when the teacher keeps it', async () => {
    await kit.putProposal(id, 'one', proposed)
    const { revision } = await read()
    const kept = Resource.parse((await decide('keep', revision)).json())
    expect([kept.proposals, kept.items[0]?.lines]).toEqual([[], 0])
  })

  it('is not accepted over a later edit or a locked item', async () => {
    await kit.putProposal(id, 'one', proposed)
    const { revision } = await read()
    const edited = await changed(edit('one', writtenItem('one'), { lines: 2 }, revision))
    expect((await decide('accept', revision)).json()).toMatchObject({ code: 'resources/changed-meanwhile' })
    const lock = { change: 'lock', itemId: 'one', basedOn: edited.revision, locked: true }
    const { revision: locked } = await changed(lock)
    expect((await decide('accept', locked)).json()).toMatchObject({ code: 'resources/item-locked' })
    expect(await item('one')).toMatchObject({ lines: 2, locked: true })
  })
})

it('a note to parents is changed for its student only', async () => {
  const note = (studentId: string, greeting: string) => ({
    ...{ studentId, greeting, paragraphs: ['Adding fractions needs practice.'], closing: 'Best wishes' },
  })
  const [sara, leo] = [marked.student('Sara'), marked.student('Leo')]
  const request = { examId: marked.exam.id, kind: 'parent-note' as const, skillIds: [marked.skills.add] }
  const [made = ''] = await kit.written(owner(), request, [], [note(sara, 'Hello'), note(leo, 'Hello')])
  const { revision } = await kit.read(owner(), made)
  const payload = { change: 'note', basedOn: revision, note: note(leo, 'Dear parents') }
  const after = Resource.parse((await kit.change(owner(), made, payload)).json())
  expect(after.notes.map(({ greeting }) => greeting)).toEqual(['Hello', 'Dear parents'])
  const stranger = { ...payload, note: note(marked.skills.add, 'X') }
  expect((await kit.change(owner(), made, stranger)).statusCode).toBe(409)
})

it('a sheet that is being made can not be changed yet', async () => {
  const request = { examId: marked.exam.id, skillIds: [marked.skills.add] }
  const { resourceIds } = await kit.accepted(owner(), request)
  const payload = { change: 'text', basedOn: 0, title: 'X', intro: '' }
  const answer = await kit.change(owner(), resourceIds[0] ?? '', payload)
  expect(answer.json()).toMatchObject({ status: 409, code: 'resources/not-written' })
})
