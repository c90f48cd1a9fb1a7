import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEvalConfig } from '../../eval/config/eval-config.ts'
import { createPlayer, Recording, requestKey } from '../../eval/proxy/recording.ts'
import { reportTable } from '../../eval/report/report-table.ts'
import { fixedRequests } from '../../eval/requests/fixed-requests.ts'
import { chosenRequests, runEvaluation } from '../../eval/run/run-evaluation.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'

let provider: FakeProvider
beforeEach(async () => {
  provider = await startFakeProvider()
})
afterEach(() => provider.stop())

const quiet = { replay: null, onPlan: () => undefined }
const configOf = (args: string[], withModel = true) =>
  readEvalConfig(
    args,
    withModel ? { AI_BASE_URL: provider.url, AI_API_KEY: 'secret-key', AI_TEXT_MODEL: 'fake-model' } : {},
  )

it('there are 24 requests, eight in each language, two with the figures of a class', () => {
  expect(fixedRequests).toHaveLength(24)
  expect(new Set(fixedRequests.map(({ id }) => id)).size).toBe(24)
  for (const language of ['en', 'fr', 'ar'])
    expect(fixedRequests.filter(({ request }) => request.language === language)).toHaveLength(8)
  expect(fixedRequests.filter(({ context }) => context !== null)).toHaveLength(2)
})

it('requests are chosen by number and by id, and an unknown one is refused', () => {
  expect(chosenRequests(['3', 'fr-eau']).map(({ id }) => id)).toEqual(['en-water', 'fr-eau'])
  expect(() => chosenRequests(['99'])).toThrow('99')
})

it('without material, a request is refused honestly, and its row says that nothing was spent', async () => {
  const config = configOf(['--only', 'en-newton'], false)
  const { generator, rows, recording } = await runEvaluation(config, quiet)
  expect(recording).toBeNull()
  expect(rows).toMatchObject([{ written: { outcome: 'refused' }, verdict: null, usage: null }])
  const report = reportTable(rows, { generator, date: '2026-01-01', prices: null })
  expect(report).toContain('0 plans, 1 refused honestly, 0 failed')
  expect(report).toContain('| en-newton | refused honestly, nothing spent |')
})

it('a recorded run can be evaluated again without the provider, with the same result', async () => {
  const config = configOf(['--only', '1', '--record', 'unused.json'])
  const first = await runEvaluation(config, quiet)
  const [row] = first.rows
  expect(row?.written).toMatchObject({ outcome: 'finished', reason: '' })
  expect(row?.usage?.calls).toBe(provider.calls.filter(({ path }) => path === '/v1/chat/completions').length)
  expect(row?.usage?.tokensOut).toBeGreaterThan(500)
  const recording = Recording.parse(JSON.parse(JSON.stringify(first.recording)))
  expect(JSON.stringify(recording)).not.toContain('secret-key')

  const calls = provider.calls.length
  const again = await runEvaluation(configOf(['--only', '1', '--replay', 'unused.json'], false), {
    ...quiet,
    replay: recording,
  })
  expect(provider.calls).toHaveLength(calls)
  expect(again.generator).toBe(first.generator)
  expect(again.rows[0]?.written.sections).toEqual(row?.written.sections)
  expect(again.rows[0]?.verdict).toEqual(row?.verdict)
  expect(again.rows[0]?.usage).toEqual(row?.usage)
})

it('a plan fails if the recording has no answer for it', async () => {
  const replay = { model: 'fake-model', recordedAt: '', calls: [] }
  const { rows } = await runEvaluation(configOf(['--only', '1'], false), { ...quiet, replay })
  expect(rows).toMatchObject([{ written: { outcome: 'failed' }, verdict: null }])
})

it('a changed prompt gets the next recorded answer, and an unchanged one its own', () => {
  const call = (body: string) => ({
    ...{ path: '/chat/completions', status: 200, contentType: 'application/json', seconds: 1 },
    ...{ key: requestKey('/chat/completions', body), body: `answer to ${body}` },
  })
  const find = createPlayer({ model: 'm', recordedAt: '', calls: ['a', 'b', 'c'].map(call) })
  expect(find('/chat/completions', 'b')?.body).toBe('answer to b')
  expect(find('/chat/completions', 'a, reworded')?.body).toBe('answer to a')
  expect(find('/chat/completions', 'c')?.body).toBe('answer to c')
  expect(find('/chat/completions', 'd')).toBeNull()
})

it('a changed prompt gets the answer with its section, in whatever order, and the same again for a repair', () => {
  const answered = (section: string) => ({
    ...{ path: '/chat/completions', status: 200, contentType: 'text/event-stream', seconds: 1, key: section },
    body: ['{"', `${section}": {}}`]
      .map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`)
      .join('\n\n'),
  })
  const asked = (sections: string) =>
    JSON.stringify({ content: `Its keys are exactly, in this order: ${sections}.` })
  const calls = ['phases', 'board', 'answers'].map(answered)
  const find = createPlayer({ model: 'm', recordedAt: '', calls })
  const keyOf = (body: string) => find('/chat/completions', body)?.key
  expect(keyOf(JSON.stringify({ content: 'Answer with {"answers":[…]}' }))).toBe('answers')
  expect(keyOf(asked('board'))).toBe('board')
  expect(keyOf(asked('board'))).toBe('board')
  expect(keyOf(asked('phases'))).toBe('phases')
})

/** A model that gives every plan the same score. */
async function startJudge(content: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => asked.push(chunk))
    request.on('end', () => response.end(JSON.stringify({ choices: [{ message: { content } }] })))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    server,
    asked,
    judge: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: undefined, model: 'judge' },
  }
}

it.each([
  ['Here it is: {"score": 6.5}', 6.5],
  ['I would rather not say.', null],
  ['{"score": 42}', null],
])(
  'a judge that answers “%s” gives a finished plan the score %s, and rates no refused request',
  async (content, score) => {
    const { server, asked, judge } = await startJudge(content)
    try {
      const config = { ...configOf(['--only', 'en-newton,fr-fractions'], false), judge }
      const { rows, generator } = await runEvaluation(config, quiet)
      expect(rows.map((row) => row.score)).toEqual([null, score])
      expect(asked.join('')).not.toContain('Newton')
      const report = reportTable(rows, { generator, date: '2026-01-01', prices: null })
      expect(report.includes('Judge: 6.5 of 10.')).toBe(score !== null)
    } finally {
      server.close()
    }
  },
)
