import { OutgoingPreview, type ExamList, type LessonPlan, type Roster } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFakeProvider, type FakeProvider } from '../../../workers/test/kit/fake-provider.ts'
import { newTeacher } from '../kit/accounts.ts'
import { launchBrowser } from '../kit/browser.ts'
import { apiOf } from '../kit/marked-class.ts'
import { startTestStack } from '../kit/running-stack.ts'

let stack: Stack
let browser: Browser
let provider: FakeProvider

const hostile = [
  ['Sara', 'Ben Ali'],
  ['Jean-Pierre', 'de la Tour'],
  ['سارة', 'الزهراء'],
  ['Zoë', 'Smith-Jones'],
  ['Abderrahmane', 'O’Neil'],
  ['X', 'Nguyễn'],
]
/** The names as a teacher may write them. */
const written = [
  ...['Sara', 'SARA BEN-ALI', 'sara’s', 'benali', 'Jean Pierre', 'jeanpierre', 'de La Tour', 'سَارَة', 'وساره'],
  ...['للزهراء', 'Zoe', 'smith-jones', 'Abd Errahmane', 'Oneil', 'X. Nguyen', 'Lucy Carter', 'LEO'],
]
const wish = `For ${written.join(', ')}.`
/** Parts of the names that must not occur as words in anything that was sent, without accents and vowel signs. */
const secret = [
  ...[
    'sara',
    'ben ali',
    'ben-ali',
    'benali',
    'jean',
    'jeanpierre',
    'la tour',
    'ساره',
    'سارة',
    'الزهراء',
    'زهراء',
  ],
  ...['zoe', 'smith', 'jones', 'errahmane', 'oneil', 'neil', 'nguyen', 'lucy', 'carter', 'leo'],
]

beforeAll(async () => {
  provider = await startFakeProvider({ script: { moderation: 'pass' } })
  stack = await startTestStack({ AI_BASE_URL: provider.url, AI_TEXT_MODEL: 'writes-well' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  await provider?.stop()
})

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('\n') : String(value)
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const chats = () => provider.calls.filter(({ path }) => path.endsWith('/chat/completions'))

/** Names in what was sent since call number `from`. */
const leaked = (from: number) =>
  provider.calls.slice(from).flatMap(({ path, body }) => {
    const sent = plain(textOf(body))
    return secret
      .filter((name) => new RegExp(`(?<!\\p{L})[وفبكل]{0,2}${plain(name)}(?!\\p{L})`, 'u').test(sent))
      .map((name) => `${name} to ${path}`)
  })

/** A teacher with the sample class and the students with hostile names in it. */
async function newClass() {
  const { page, errors } = await newTeacher(browser, stack.url, 'leila@school.example')
  const api = await apiOf(page, stack.url)
  const { classes } = (await api('GET', '/classes')) as { classes: { id: string }[] }
  const classId = classes[0]?.id ?? ''
  const students = hostile.map(([firstName, lastName]) => ({ firstName, lastName }))
  await api('POST', `/classes/${classId}/students`, { students })
  const { exams } = (await api('GET', `/classes/${classId}/exams`)) as ExamList
  const examId = exams.find(({ title }) => title.startsWith('Fractions'))?.id ?? ''
  return { page, errors, api, classId, examId }
}

it('from the errors of a class to a plan for its weakest skill: what was shown is what was sent, and no name leaves', async () => {
  const { page, errors, api, classId, examId } = await newClass()
  await page.goto(`/marksheet/${examId}/table_errors`)
  await page
    .getByRole('link', { name: /^Reteach/ })
    .first()
    .click()
  const start = page.getByRole('region', { name: 'What this lesson starts from' })
  await start.getByText('Lesson for 30 students').waitFor()
  await start.getByText(/^from your exam of/).waitFor()
  const topic = page.getByLabel('Topic', { exact: true })
  await expect.poll(() => topic.inputValue()).toBe('Solve problems with fractions')
  expect(await page.getByLabel('Subject', { exact: true }).inputValue()).toBe('Mathematics')

  await page.locator('summary', { hasText: 'prior knowledge, materials' }).click()
  for (const field of ['Wishes', 'Prior knowledge', 'Materials', 'Standards'])
    await page.getByLabel(field, { exact: true }).fill(wish)
  await topic.fill('Solve problems with fractions, as Zoë likes them')
  await page
    .getByText(/Lucy Carter.* appears as/)
    .first()
    .waitFor()
  await page.getByText('What leaves the server').click()
  const brief = page.getByRole('region', { name: 'The text that leaves the server' })
  await brief.getByText(/as S\d+ likes them/).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  const shown = oneLine((await brief.locator('p').allTextContents()).join('\n'))
  expect(shown).toContain('"Solve problems with fractions": 45 % of the points')

  await page.getByRole('button', { name: 'Propose objectives · 1 credit' }).click()
  const confirm = page.getByRole('button', { name: 'Write the lesson plan · 5 credits' })
  await confirm.waitFor()
  expect(chats().length).toBeGreaterThan(0)
  for (const { body } of chats()) expect(oneLine(textOf(body))).toContain(shown)

  const beforePlan = provider.calls.length
  await page
    .getByRole('textbox', { name: 'Objective 1' })
    .fill(`Explain to sara ben ali and وساره why parts must match.`)
  await page
    .getByRole('textbox', { name: 'What you see or hear' })
    .first()
    .fill(`BENALI says it in her words.`)
  await page
    .getByText('2 names replaced')
    .or(page.getByText(/names replaced/))
    .first()
    .waitFor()
  await confirm.click()
  await page.waitForURL(/\/lesson-plan-result\/[0-9a-f]{24}$/)
  const planId = page.url().split('/').at(-1) ?? ''
  const planOf = async () => (await api('GET', `/lesson-plans/${planId}`)) as LessonPlan
  const plan = await until('the plan', async () => {
    const read = await planOf()
    return read.generation?.state === 'completed' ? read : null
  })
  const texts = textOf(plan.sections)
  expect(texts).toContain('Solve problems with fractions, as Zoë likes them')
  expect(texts).toContain('sara ben ali')
  const { brief: sentBrief } = OutgoingPreview.parse(
    await api('POST', '/lesson-plans/outgoing', { request: plan.request, objectives: plan.objectives }),
  )
  expect(plan.brief).toBe(sentBrief)
  const planCalls = chats().filter((call) => provider.calls.indexOf(call) >= beforePlan)
  expect(planCalls.length).toBeGreaterThan(3)
  for (const { body } of planCalls) expect(textOf(body)).toContain(sentBrief)

  const beforeRewrite = provider.calls.length
  const homework = plan.sections.find(({ key }) => key === 'homework')
  const value = { ...(homework?.value as object), task: `Ask ${written.join(' or ')}.` }
  await api('PUT', `/lesson-plans/${planId}/sections/homework`, { basedOn: homework?.version, value })
  await api('POST', `/lesson-plans/${planId}/sections/homework/rewrite`, {
    requestKey: randomUUID(),
    wish: { direction: 'easier', words: wish },
  })
  await until('the proposal', async () => ((await planOf()).proposals.length > 0 ? true : null))
  const rewrites = chats().filter((call) => provider.calls.indexOf(call) >= beforeRewrite)
  expect(rewrites.length).toBeGreaterThan(0)
  for (const { body } of rewrites) expect(textOf(body)).toContain(sentBrief)

  expect(provider.calls.some(({ path }) => path.endsWith('/moderations'))).toBe(true)
  expect(leaked(0)).toEqual([])
  // The check itself finds names where there are any.
  const { students } = (await api('GET', `/classes/${classId}/students`)) as Roster
  expect(secret.filter((name) => plain(wish).includes(plain(name))).length).toBeGreaterThan(10)
  expect(students).toHaveLength(30)
  expect(errors).toEqual([])
})
