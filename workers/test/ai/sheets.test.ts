import type { ResourceItem } from '@classeur/contracts'
import { typedText } from '@classeur/domain/resources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResourceGenerator } from '../../src/ai/openai-compatible/create-resource-generator.ts'
import type { SheetTask } from '../../src/ai/resource-generator.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { never } from '../kit/request-for-tests.ts'
import { sheetBrief } from '../kit/sheet-kit.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.stop())

const outgoing = 'Grade 6, Mathematics, English. 1 student: S01\nPractice sheet, 4 items, core.'
const generator = () => createResourceGenerator({ baseUrl: provider.url, model: 'fake' })
/** Answers the next requests with these values, in order; the last one repeats. */
const answers = (...values: unknown[]) =>
  provider.setBehaviour({
    chat: values.map((value) => ({ text: typeof value === 'string' ? value : JSON.stringify(value) })),
  })
async function write(task: Partial<SheetTask['brief']> = {}): Promise<ResourceItem[]> {
  const brief = sheetBrief(task)
  for await (const event of generator().writeSheet({ brief, outgoing }, never))
    if (event.type === 'finished') return event.items
  throw new Error('no sheet')
}
const prompts = () =>
  provider.calls.map(({ body }) => JSON.stringify((body as { messages: unknown }).messages))

const sum = (a: number, b: number, shown: number | string, changes: object = {}) => ({
  prompt: `Work out $${a} + ${b} = \\square$.`,
  answer: { kind: 'value', shown: `$${shown}$` },
  steps: [],
  check: { kind: 'arithmetic', expression: `${a}+${b}`, form: 'any' },
  ...changes,
})
const rightSums = (from: number) => [0, 1, 2, 3].map((n) => sum(from + n, 7, from + n + 7))
const word = (prompt: string, shown: string) => ({
  ...{ prompt, answer: { kind: 'value', shown }, steps: [], check: null },
})
const stateOf = ({ verification }: ResourceItem) => [verification.state, verification.by]

describe('a sheet that a model writes', () => {
  it('is verified by code where the answers can be computed, in one request', async () => {
    provider.calls.length = 0
    answers({ intro: 'Work out.', items: rightSums(11) })
    const items = await write()
    expect(items.map(stateOf)).toEqual(Array.from({ length: 4 }, () => ['verified', 'code']))
    expect(items.map(({ id }) => id)).toEqual(['item-1', 'item-2', 'item-3', 'item-4'])
    expect(provider.calls).toHaveLength(1)
  })

  it('with a wrong answer is asked once for a better item, and the others stay', async () => {
    provider.calls.length = 0
    const [first, ...others] = rightSums(21)
    answers({ items: [sum(21, 7, 27), ...others] }, { items: [first] })
    const items = await write()
    expect(items.every(({ verification }) => verification.state === 'verified')).toBe(true)
    expect(provider.calls).toHaveLength(2)
    expect(prompts()[1]).toContain('exactly 1 item')
    expect(prompts()[1]).toContain('Computed from')
  })

  it('shows both answers where the model insists on a wrong one', async () => {
    answers({ items: [sum(21, 7, 27), ...rightSums(31).slice(1)] }, { items: [sum(21, 7, 27)] })
    const wrong = (await write()).find(({ prompt }) => typedText(prompt).includes('21'))
    expect(wrong?.verification).toMatchObject({ state: 'to-check', by: null })
    expect(typedText(wrong?.verification.found ?? [])).toContain('28')
    expect(typedText(wrong?.answer.kind === 'value' ? wrong.answer.shown : [])).toContain('27')
  })

  it('lets code’s open answers be solved without being seen', async () => {
    provider.calls.length = 0
    const capitals = [
      word('Name the capital of France.', 'Paris'),
      word('Name the capital of Spain.', 'Lisbon'),
      word('Name the capital of Italy.', 'Rome'),
      word('Name the capital of Norway.', 'Oslo'),
    ]
    const solved = ['Paris', 'Madrid', 'Rome', 'Oslo'].map((answer, index) => ({ item: index + 1, answer }))
    answers({ items: capitals }, { answers: solved })
    const items = await write({ subject: 'Geography' })
    expect(items.map(stateOf)).toEqual([
      ['verified', 'solver'],
      ['to-check', null],
      ['verified', 'solver'],
      ['verified', 'solver'],
    ])
    expect(typedText(items[1]?.verification.found ?? [])).toBe('Madrid')
    for (const own of ['Paris', 'Lisbon', 'Rome', 'Oslo']) expect(prompts()[1]).not.toContain(own)
  })

  it('stays to check where the second pass fails', async () => {
    answers({ items: ['a', 'b', 'c', 'd'].map((name) => word(`Who is ${name}?`, name)) }, 'nothing')
    expect((await write()).map(stateOf)).toEqual(Array.from({ length: 4 }, () => ['to-check', null]))
  })

  it.each([
    ['answers 500', { mode: 'status', status: 500 }],
    ['never answers', { mode: 'hang' }],
    ['goes silent halfway', { mode: 'hang-mid-stream', text: '{"answers":[{"item":1,"answer":"a"},' }],
    ['cuts the connection', { mode: 'cut', text: '{"answers":[{"item":1,"answer":"a"},' }],
    ['answers nonsense', { text: '{"answers":"yes"}' }],
    [
      'names items that there are not',
      { text: '{"answers":[{"item":0,"answer":"a"},{"item":9,"answer":"b"}]}' },
    ],
    ['answers with nothing', { text: '{"answers":[{"item":1,"answer":" "},{"item":2,"answer":""}]}' }],
    [
      'says that all are right',
      { text: '{"answers":[{"item":1,"answer":"correct"},{"item":2,"answer":"yes"}]}' },
    ],
  ] as const)('has no verified item if the solver %s', async (_fault, behaviour) => {
    expect.assertions(1)
    const items = ['a', 'b', 'c', 'd'].map((name) => word(`Who is ${name}?`, name))
    provider.setBehaviour({ chat: [{ text: JSON.stringify({ items }) }, behaviour] })
    const impatient = createResourceGenerator({ baseUrl: provider.url, model: 'fake', idleTimeoutMs: 300 })
    for await (const event of impatient.writeSheet({ brief: sheetBrief(), outgoing }, never)) {
      if (event.type !== 'finished') continue
      expect(event.items.map(stateOf)).toEqual(Array.from({ length: 4 }, () => ['to-check', null]))
    }
  })

  it('drops an error that gives the right result, and an item with a wrong step', async () => {
    const aimed = sum(5, 6, 11, { error: { name: 'Adds wrongly', wrong: '$11$' } })
    const stepped = sum(8, 9, 17, { steps: ['$8 + 2 = 11$, then $11 + 6 = 17$'] })
    answers({ items: [aimed, stepped, ...rightSums(41).slice(2)] }, { items: [sum(8, 9, 17)] })
    const items = await write()
    expect(items.map(({ error }) => error)).toEqual([null, null, null, null])
    expect(items.flatMap(({ steps }) => steps)).toEqual([])
  })

  it('in another language is never a sheet', async () => {
    const french = [1, 2, 3, 4].map((n) =>
      word(
        `Dans la cour de l’école, il y a ${n} élèves qui jouent avec les ballons de la classe ; combien sont-ils avec leurs amis ?`,
        `${n}`,
      ),
    )
    answers({ items: french }, { items: french })
    await expect(write()).rejects.toMatchObject({ code: 'generations/output-invalid' })
  })

  it.each([
    "I'm sorry, but I can't help with that request.",
    'Je suis désolé, mais je ne peux pas vous aider pour cette demande.',
  ])('that is refused ends as flagged: %s', async (text) => {
    answers(text)
    await expect(write()).rejects.toMatchObject({ code: 'generations/output-flagged' })
  })

  it.each([
    ['a code fence', (json: string) => `Here is the sheet:\n\`\`\`json\n${json}\n\`\`\``],
    ['reasoning', (json: string) => `<think>{"items": maybe}</think>\n${json}`],
    ['a bare list', (json: string) => JSON.stringify((JSON.parse(json) as { items: unknown }).items)],
  ])('is read from an answer with %s', async (_name, wrap) => {
    answers(wrap(JSON.stringify({ items: rightSums(51) })))
    expect((await write()).map(stateOf)).toEqual(Array.from({ length: 4 }, () => ['verified', 'code']))
  })
})

/** Small numbers that differ from sheet to sheet. */
const fractionTask = (n: number, shown: string, expression: string) => ({
  prompt: `Add $\\frac{1}{${n + 5}} + \\frac{2}{${n + 5}} = \\square$.`,
  answer: { kind: 'value', shown },
  steps: [],
  check: { kind: 'arithmetic', expression, form: 'any' },
})

it('none of 200 wrong answers is marked verified, whatever the model says about them', async () => {
  const wrongItems = (sheet: number) => {
    const n = sheet * 10 + 11
    return [
      sum(n, 8, n + 9),
      sum(n + 1, 8, n + 1, { steps: [`$${n + 1} + 8 = ${n + 1}$`] }),
      // The check agrees with the wrong answer, but not with the task.
      sum(n + 2, 8, n + 3, { check: { kind: 'arithmetic', expression: `${n + 2}+1`, form: 'any' } }),
      sum(n + 3, 8, n + 12, { check: null }),
      fractionTask(sheet, `$\\frac{3}{${2 * (sheet + 5)}}$`, `1/${sheet + 5}+2/${sheet + 5}`),
      fractionTask(sheet + 40, `$\\frac{3}{${2 * (sheet + 45)}}$`, `3/${2 * (sheet + 45)}`),
      {
        ...word(`Which is $${n} \\times 2$?`, ''),
        answer: {
          kind: 'choice',
          options: [n * 2, n * 2 + 1, n * 2 + 2].map((value) => ({ content: `$${value}$`, reason: 'guess' })),
          correct: 1,
        },
      },
      // A model has no say in these fields.
      sum(n + 5, 8, n + 14, {
        verification: { state: 'verified', by: 'code', found: null },
        origin: { family: 'add-whole', seed: 1, tier: 'core' },
        locked: true,
      }),
    ]
  }
  let checked = 0
  for (let sheet = 0; sheet < 25; sheet += 1) {
    const items = wrongItems(sheet)
    const n = sheet * 10 + 11
    // In the order of the items that code can't decide.
    const solved = [`${n + 10}`, `${n + 11}`, `$\\frac{3}{${sheet + 45}}$`, 'A']
    answers({ items }, { items }, { answers: solved.map((answer, index) => ({ item: index + 1, answer })) })
    const written = await write({ length: 8 })
    expect(written.filter(({ verification }) => verification.state === 'verified')).toEqual([])
    expect(written.filter(({ origin, locked }) => origin !== null || locked)).toEqual([])
    expect(written.filter(({ verification }) => verification.found === null)).toEqual([])
    checked += written.length
  }
  expect(checked).toBe(200)
})

it('a provider rewrites one item with the wish, and keeps its id', async () => {
  provider.calls.length = 0
  const [item] = await (answers({ items: rightSums(61) }), write())
  answers({ items: [sum(101, 7, 108)] })
  const task = {
    ...{ brief: sheetBrief(), outgoing, item: item!, others: ['Work out $62 + 7$.'], seed: 1 },
    wish: { direction: 'harder', words: 'With S02 in a market' } as const,
  }
  const rewritten = await generator().rewriteItem(task, never)
  expect(rewritten).toMatchObject({ id: item!.id, verification: { state: 'verified', by: 'code' } })
  expect(typedText(rewritten.prompt)).toContain('101')
  expect(prompts().at(-1)).toContain('With S02 in a market')
})
