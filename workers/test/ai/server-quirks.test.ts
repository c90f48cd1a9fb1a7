import { lessonSectionKeys, type ErrorCode, type LessonSection } from '@classeur/contracts'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { createSafetyCheck } from '../../src/ai/safety/create-safety-check.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import type { FakeScript } from '../kit/fake-behaviour.ts'
import { acceptPlan, startRealWorker } from '../kit/plan-kit.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'

/** `npm run test:faults` waits as long as real servers make it wait; other runs are ten times as fast. */
const isFull = process.env.FAULTS === 'full'
const paced = (ms: number) => (isFull ? ms : Math.round(ms / 10))
const idleTimeoutMs = paced(30_000)

/** The requests of a plan, and one that solves its quiz. */
const usualCalls = 13

interface Quirk {
  quirk: string
  script: FakeScript
  end: 'completed' | ErrorCode
  /** Requests to `/chat/completions` in each attempt; null if it depends on time, sizes or earlier attempts. */
  calls: number | null
  /** Codes of the notes for the teacher. */
  notes?: string[]
  moderated?: true
}

const refuses = (
  refused: ('response_format' | 'max_tokens' | 'max_completion_tokens')[],
  message: string,
  status: 400 | 422 = 400,
): FakeScript => ({ server: { refuses: refused, refusal: { status, message } } })
const first = (...behaviours: NonNullable<FakeScript['chat']>): FakeScript => ({ chat: [...behaviours, {}] })
const always = (behaviour: NonNullable<FakeScript['chat']>[number]): FakeScript => ({ chat: [behaviour] })
const invalid = 'generations/output-invalid'
const flagged = 'generations/output-flagged'

const quirks: Quirk[] = [
  { quirk: 'none', script: {}, end: 'completed', calls: usualCalls },
  {
    quirk: 'refuses JSON mode and says so (400)',
    script: refuses(['response_format'], "'response_format.type' must be 'text'"),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'refuses JSON mode in words of its own (422)',
    script: refuses(['response_format'], 'extra fields not permitted', 422),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'knows max_completion_tokens instead of max_tokens',
    script: refuses(
      ['max_tokens'],
      "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
    ),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'refuses every parameter that it doesn’t know, without naming it',
    script: refuses(['response_format', 'max_tokens', 'max_completion_tokens'], 'bad request'),
    ...{ end: 'completed', calls: usualCalls + 3 },
  },
  {
    quirk: 'sends reasoning in a field of its own',
    script: { server: { reasoning: 'field' } },
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: 'sends reasoning in <think> tags',
    script: { server: { reasoning: 'tags' } },
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: 'sends reasoning with a closing tag only',
    script: { server: { reasoning: 'closing-tag' } },
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: 'puts the JSON into a code fence',
    script: always({ before: '```json\n', after: '\n```' }),
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: 'writes a sentence before and after the JSON',
    script: always({ before: 'Sure! Here is {your} section:\n', after: '\nShall I go on?' }),
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: 'doesn’t double the backslashes of LaTeX',
    script: always({ writes: 'latex' }),
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: 'writes numbers as texts',
    script: always({ writes: 'loose-types' }),
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: 'cuts one answer off at the length limit',
    script: first({ mode: 'length' }),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'cuts every answer off at the length limit',
    script: always({ mode: 'length' }),
    ...{ end: invalid, calls: null },
  },
  { quirk: 'declines in English', script: always({ writes: 'refusal-en' }), end: flagged, calls: 1 },
  { quirk: 'declines in French', script: always({ writes: 'refusal-fr' }), end: flagged, calls: 1 },
  { quirk: 'declines in Arabic', script: always({ writes: 'refusal-ar' }), end: flagged, calls: 1 },
  { quirk: 'declines in JSON', script: always({ writes: 'refusal-in-json' }), end: flagged, calls: 1 },
  {
    quirk: 'declines in a field of its own',
    script: always({ mode: 'refusal-field' }),
    end: flagged,
    calls: 1,
  },
  {
    quirk: 'writes once in another language',
    script: first({ writes: 'wrong-language' }),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'always writes in another language',
    script: always({ writes: 'wrong-language' }),
    ...{ end: invalid, calls: 2 },
  },
  {
    quirk: 'writes once about another topic',
    script: first({ writes: 'off-topic' }),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'always writes about another topic',
    script: always({ writes: 'off-topic' }),
    ...{ end: invalid, calls: null },
  },
  {
    quirk: 'sends an empty section once',
    script: first({}, { writes: 'empty-section' }),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'always sends an empty section',
    script: always({ writes: 'empty-section' }),
    ...{ end: invalid, calls: 2 },
  },
  {
    quirk: 'sends every section twice',
    script: always({ writes: 'duplicated-section' }),
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: 'marks a wrong option as right, and corrects it when asked',
    script: always({ writes: 'wrong-key' }),
    // The quiz is corrected and solved again.
    ...{ end: 'completed', calls: usualCalls + 2 },
  },
  {
    quirk: 'insists on a wrong key',
    script: always({ writes: 'stubborn-key' }),
    ...{ end: 'completed', calls: usualCalls + 2, notes: ['quiz-key-disagrees'] },
  },
  {
    quirk: 'solves the quiz in words that nobody can read',
    script: { chat: [...Array.from({ length: 12 }, () => ({})), { text: 'All of it is fine.' }] },
    ...{ end: 'completed', calls: usualCalls, notes: ['quiz-not-checked'] },
  },
  {
    quirk: `writes ${isFull ? 25 : 250} characters a second`,
    script: always({ chunkCharacters: 25, chunkDelayMs: paced(1000) }),
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: `begins its first answer after ${paced(40_000) / 1000} s (silence limit ${idleTimeoutMs / 1000} s)`,
    script: { server: { coldStartMs: paced(40_000) } },
    ...{ end: 'completed', calls: usualCalls },
  },
  {
    quirk: `answers 503 for ${paced(40_000) / 1000} s, because its model is loading`,
    script: { server: { loadingMs: paced(40_000) } },
    ...{ end: 'completed', calls: null },
  },
  {
    quirk: 'has a small context (400)',
    script: { server: { contextCharacters: 14_000 } },
    ...{ end: 'completed', calls: null },
  },
  {
    quirk: 'has a context that is smaller than any prompt (400)',
    script: { server: { contextCharacters: 1000 } },
    // Without context, then without room for the answer.
    ...{ end: 'generations/provider-misconfigured', calls: 2 },
  },
  {
    quirk: 'is busy in the middle of the plan (429, Retry-After: 1)',
    script: first({}, {}, {}, { mode: 'status', status: 429, retryAfter: '1' }),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'is busy in the middle of the plan (429 without Retry-After)',
    script: first({}, {}, {}, { mode: 'status', status: 429 }),
    ...{ end: 'completed', calls: usualCalls + 1 },
  },
  {
    quirk: 'has no moderation endpoint',
    script: { moderation: 'absent' },
    ...{ end: 'completed', calls: usualCalls, moderated: true },
  },
  {
    quirk: 'has a moderation endpoint that never answers',
    script: { moderation: 'hang' },
    ...{ end: 'completed', calls: usualCalls, moderated: true },
  },
]

let kit: RuntimeKit
let provider: FakeProvider
const rows: string[] = []
beforeEach(async () => {
  kit = await createRuntimeKit()
  provider = await startFakeProvider()
})
afterEach(async () => {
  await kit.close()
  await provider.stop()
})
afterAll(() => {
  const head = '| The server … | Outcome | Calls | Seconds | Credits |\n|---|---|---|---|---|'
  process.stdout.write(`\n${head}\n${rows.join('\n')}\n\n`)
})

const notesOf = (sections: readonly LessonSection[]) =>
  sections.flatMap(({ notes }) => notes.map(({ code }) => code as string))

/** `npm test` tries every sixth server, and `npm run test:deep` tries all. */
const tried = isDeep || isFull ? quirks : quirks.filter((_, index) => index % 10 === 0)

it.each(tried)(
  'a plan from a server that $quirk ends as it should, charged once or not at all',
  async ({ quirk, script, end, calls, notes = [], moderated }) => {
    provider.setBehaviour(script)
    const safety = createSafetyCheck(moderated ? { provider: { baseUrl: provider.url } } : {})
    startRealWorker(kit, provider, { idleTimeoutMs, safety })
    const person = kit.newPerson()
    const id = await acceptPlan(kit, person)
    const ended = await kit.over(id, 900_000)

    const { sections } = (await kit.lessonPlans.findById(id))!
    const made = provider.calls.filter(({ path }) => path.endsWith('/completions')).length
    const { granted, purchased, reserved } = await kit.ledger.balanceOf(person)
    const spent = 100 - granted - purchased
    const seconds = (ended.finishedAt!.getTime() - ended.startedAt!.getTime()) / 1000
    const outcome = [ended.state, ended.error?.code, ...notesOf(sections).map((code) => `note ${code}`)]
    rows.push(
      `| ${[quirk, outcome.filter(Boolean).join(', '), made, seconds.toFixed(1), spent].join(' | ')} |`,
    )

    if (end === 'completed') {
      expect(ended).toMatchObject({ state: 'completed', error: null })
      expect(sections.map(({ key }) => key).toSorted()).toEqual([...lessonSectionKeys].toSorted())
      expect(notesOf(sections)).toEqual(notes)
    } else {
      expect(ended.state).toBe(end === flagged ? 'flagged' : 'failed')
      expect(ended.error?.code).toBe(end)
    }
    expect({ spent, reserved }).toEqual({ spent: end === 'completed' ? 5 : 0, reserved: 0 })
    expect(made).toBeLessThanOrEqual(2 * usualCalls)
    if (calls !== null) expect(made).toBe(end === invalid ? calls * ended.attempt : calls)
  },
  1_000_000,
)

it('the formulas of a model that doesn’t double its backslashes are stored as they were meant', async () => {
  provider.setBehaviour({ chat: [{ writes: 'latex' }] })
  startRealWorker(kit, provider)
  const id = await acceptPlan(kit, kit.newPerson())
  await kit.over(id)
  const { sections } = (await kit.lessonPlans.findById(id))!
  expect(JSON.stringify(sections)).toContain(JSON.stringify(String.raw`$\frac{1}{2} \times 2$`).slice(1, -1))
})
