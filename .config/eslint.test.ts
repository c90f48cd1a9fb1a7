import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const eslint = new ESLint({ cwd: root, overrideConfigFile: `${root}.config/eslint.config.js` })

/** Returns the linter's messages for a test file with this text. */
async function messagesOf(text: string, filePath = 'api/test/exams/planted.test.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: `${root}${filePath}` })
  return result?.messages.map(({ message }) => message) ?? []
}
const sleeps = expect.stringContaining('wait for the event') as string

it.each([
  'await new Promise((resolve) => setTimeout(resolve, 10))',
  'await new Promise<void>((resolve) => { setTimeout(() => resolve(), 10) })',
  'await page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 10)))',
  "import { setTimeout as pause } from 'node:timers/promises'",
  "import { setInterval } from 'node:timers/promises'",
  "import { scheduler } from 'timers/promises'",
  "import * as timers from 'node:timers/promises'",
  "await (await import('node:timers/promises')).setTimeout(10)",
  'const pause = promisify(setTimeout)',
  'await page.waitForTimeout(10)',
  "import { takeTime } from '../kit/take-time.ts'",
])('the linter refuses a test that sleeps: %s', async (text) => {
  expect(await messagesOf(`${text}\nexport {}\n`)).toContainEqual(sleeps)
})

it.each(['web/e2e/home/planted.test.ts', 'workers/test/kit/planted.ts', 'web/src/planted.test.tsx'])(
  'the linter refuses a sleep in %s',
  async (filePath) => {
    expect(await messagesOf('export const wait = () => page.waitForTimeout(10)\n', filePath)).toContainEqual(
      sleeps,
    )
  },
)

it.each([
  "import { setImmediate as nextTurn } from 'node:timers/promises'\nawait nextTurn()",
  'const timer = setTimeout(fail, 1000)\nclearTimeout(timer)',
])('the linter allows timers that no test waits for: %s', async (text) => {
  expect(await messagesOf(`${text}\nexport {}\n`)).toEqual([])
})

it('the linter allows a fake provider of a test kit to be slow', async () => {
  const text = "import { takeTime } from './take-time.ts'\nawait takeTime(10)\n"
  expect(await messagesOf(text, 'workers/test/kit/planted.ts')).toEqual([])
})

it('the linter refuses a focused test', async () => {
  expect(await messagesOf("test.only('one', () => {})\n")).toHaveLength(1)
  expect(await messagesOf("it.skip('one', () => {})\n")).toHaveLength(1)
})

it.each([
  '{ marginBlockStart: 28 }',
  "{ padding: '4px 8px' }",
  '{ gap: wide ? 8 : 4 }',
  '{ marginInlineStart: -4 }',
  "{ fontSize: '0.8rem' }",
  '{ zIndex: 10 }',
  '{ rowGap: `${4}px` }',
])('the linter refuses a written distance, text size or layer in an inline style: %s', async (style) => {
  expect(await messagesOf(`export const part = <p style={${style}} />\n`, 'web/src/planted.tsx')).not.toEqual(
    [],
  )
})

it.each([
  "{ marginBlockStart: 'var(--space-16)' }",
  '{ marginBlockStart: measured }',
  "{ inlineSize: '40%' }",
])('the linter accepts a token, a measured distance and a share in an inline style: %s', async (style) => {
  expect(await messagesOf(`export const part = <p style={${style}} />\n`, 'web/src/planted.tsx')).toEqual([])
})

const sayWhatItHolds = expect.stringContaining('what it holds') as string

it.each([
  'export const found = [1]',
  'export function told() {}',
  'export const run = (known: number) => known',
  'export const [found] = list',
  'export const { known } = lesson',
  'export const { verification: { found = 0 } } = item',
  'export const join = (...found: string[]) => found',
  'list.forEach(({ found }) => use(found))',
  'for (const found of list) use(found)',
])('the linter refuses a name that doesn’t say what it holds: %s', async (text) => {
  for (const filePath of ['api/src/planted.ts', 'web/src/planted.tsx', 'workers/src/config/planted.ts'])
    expect(await messagesOf(`${text}\nexport {}\n`, filePath)).toContainEqual(sayWhatItHolds)
})

it.each([
  'export const { found: recomputed } = verification',
  "export const verified = { state: 'verified', found: null }",
  'export const isFound = verification.found !== null',
])('the linter accepts stored fields that have such a name: %s', async (text) => {
  expect(await messagesOf(`${text}\nexport {}\n`, 'api/src/planted.ts')).toEqual([])
})
