import { MarkHistory, SessionList } from '@classeur/contracts'
import type { Stack } from '@classeur/local'
import { startTcpProxy, type TcpProxy } from '@classeur/local/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { accountPassword, newTeacher } from '../kit/accounts.ts'
import { failedConnections, launchBrowser, openWindow, signIn } from '../kit/browser.ts'
import {
  apiOf,
  cellWith,
  letIn,
  makeClass,
  openTable,
  operationsOf,
  storedOf,
  type Api,
  type MarkedClass,
} from '../kit/marked-class.ts'
import { startTestStack } from '../kit/running-stack.ts'

let stack: Stack
let browser: Browser
/**
 * All traffic between the browser and the app passes through this proxy; the test's own calls don't. Cutting it takes
 * the browser offline.
 */
let way: TcpProxy
let isCut = false
const cut = async () => {
  isCut = true
  await way.cut()
}
const restore = async () => {
  if (isCut) await way.restore()
  isCut = false
}
beforeAll(async () => {
  stack = await startTestStack()
  way = await startTcpProxy(stack.url)
  browser = await launchBrowser([`--host-resolver-rules=MAP localhost 127.0.0.1:${way.port}`])
})
afterEach(restore)
afterAll(async () => {
  await browser?.close()
  await cut()
  await stack?.stop()
})

/** How often the page fails to reconnect before the connection is restored. */
const failures = isDeep ? 8 : 3
const names = ['Abidi, Yasmine', 'Bernard, Chloé', 'Cherif, Amal', 'Diallo, Awa']
const maxima = [4, 4, 4, 4]

/** The marks of the test, column by column, as a teacher enters them. Each differs from its neighbours. */
const planned = maxima.flatMap((_, question) =>
  names.map((__, student) => ({
    student,
    question,
    hundredths: 50 * ((question * names.length + student) % 9),
  })),
)
const fullSheet = names.map((_, student) =>
  maxima.map(
    (__, question) =>
      planned.find((mark) => mark.student === student && mark.question === question)?.hundredths,
  ),
)

/** Types these marks of the plan, regardless of the active cell. */
async function typePlanned(page: Page, from: number, to: number): Promise<void> {
  for (const [index, { student, question, hundredths }] of planned.slice(from, to).entries()) {
    if (index === 0) {
      await page.keyboard.press('Control+Home')
      for (let step = 0; step < question; step += 1) await page.keyboard.press('ArrowRight')
      for (let step = 0; step < student; step += 1) await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.type(String(hundredths / 100))
    await page.keyboard.press('Enter')
  }
}

/** Expects these marks of the plan in the log: each once, as the first version of its cell, in the order of typing. */
async function expectEachOnce(api: Api, made: MarkedClass, typed = planned): Promise<void> {
  const operations = await operationsOf(api, made)
  const logged = operations.flatMap(({ kind, cells }) =>
    cells.map(({ student, question, version, to }) => ({ kind, student, question, version, to })),
  )
  expect(logged).toEqual(
    typed.map(({ student, question, hundredths: to }) => ({
      ...{ kind: 'type', student, question, version: 1, to },
    })),
  )
}
async function changesIn(api: Api, { examId }: MarkedClass): Promise<number> {
  const history = MarkHistory.parse(await api('GET', `/exams/${examId}/marks/history?limit=200`))
  return history.changes.length
}

/** The visible text changes at once; the announcement follows when it has settled. */
const untilUnsent = (page: Page, count: number) =>
  page
    .locator('[data-kind="offline"]')
    .getByText(new RegExp(`^${count} cells? kept on this device$`))
    .first()
    .waitFor()
/** Right after typing, the page may still show that everything before is saved, so this asks the server. */
const untilLogged = (api: Api, made: MarkedClass, count: number) =>
  expect.poll(() => changesIn(api, made)).toBe(count)
const allSaved = (page: Page) => page.locator('[data-kind="saved"]').waitFor()

async function sheetOf(email: string) {
  const opened = await newTeacher(browser, stack.url, email)
  const api = await apiOf(opened.page, stack.url)
  const made = await makeClass(api, names, maxima)
  await openTable(opened.page, made.examId)
  return { ...opened, api, made }
}

describe('typed marks', () => {
  it('each arrive once and in order after a lost connection, during which their number is shown', async () => {
    const { page, context, api, made, errors } = await sheetOf('cut@school.example')
    await typePlanned(page, 0, 4)
    await untilLogged(api, made, 4)
    const away = failedConnections(page, failures)
    await cut()
    await typePlanned(page, 4, 8)
    await untilUnsent(page, 4)
    await away
    await typePlanned(page, 8, 11)
    await untilUnsent(page, 7)
    expect(await changesIn(api, made)).toBe(4)
    await restore()
    await typePlanned(page, 11, planned.length)
    await expect.poll(() => storedOf(api, made)).toEqual(fullSheet)
    await allSaved(page)
    await page.reload()
    await page.getByRole('grid').waitFor()
    await allSaved(page)
    await expectEachOnce(api, made)
    await untilLogged(api, made, planned.length)
    expect(errors).toEqual([])
    await context.close()
  })

  it('each arrive once and in order after the api is killed and restarts', async () => {
    const { page, context, api, made } = await sheetOf('killed@school.example')
    await typePlanned(page, 0, 6)
    stack.children['api']?.kill('SIGKILL')
    await typePlanned(page, 6, planned.length)
    // At first, the api doesn't respond.
    const stored = () => storedOf(api, made).catch(() => 'no answer')
    await expect.poll(stored).toEqual(fullSheet)
    await allSaved(page)
    await expectEachOnce(api, made)
    await untilLogged(api, made, planned.length)
    await context.close()
  })

  it('survive closing the tab, which warns, and are sent by the next tab that opens the sheet', async () => {
    const { page, context, api, made } = await sheetOf('closed@school.example')
    await typePlanned(page, 0, 3)
    await untilLogged(api, made, 3)
    await cut()
    await typePlanned(page, 3, planned.length)
    await untilUnsent(page, planned.length - 3)
    const warned = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await warned
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await untilUnsent(page, planned.length - 3)
    await page.close()
    await restore()
    expect(await changesIn(api, made)).toBe(3)
    const next = await context.newPage()
    await openTable(next, made.examId)
    await expect.poll(() => storedOf(api, made)).toEqual(fullSheet)
    await allSaved(next)
    await expectEachOnce(api, made)
    await untilLogged(api, made, planned.length)
    // Nothing is waiting any more. A warning would block this step.
    const warnings: string[] = []
    next.on('dialog', (asked) => {
      warnings.push(asked.type())
      void asked.accept()
    })
    const closed = next.waitForEvent('close')
    await next.close({ runBeforeUnload: true })
    await closed
    expect(warnings).toEqual([])
    await context.close()
  })
})

describe('marks of a person whose session expired while offline', () => {
  it('stay on the device, are not sent by another person who signs in there, and are sent by their owner after signing in again', async () => {
    const { page, context, api, made } = await sheetOf('ended@school.example')
    const colleague = await newTeacher(browser, stack.url, 'next-one@school.example')
    const colleagueApi = await apiOf(colleague.page, stack.url)
    await letIn(api, colleagueApi, made)
    // Another window of the same person, with its own session, ends the session of the first.
    const elsewhere = await openWindow(browser, stack.url)
    await elsewhere.page.goto('/login')
    await signIn(elsewhere.page, 'ended@school.example', accountPassword)
    await elsewhere.page.waitForURL(`${stack.url}/`)
    const ownApi = await apiOf(elsewhere.page, stack.url)
    const endOtherSessions = async (of: Api) => {
      const { sessions } = SessionList.parse(await of('GET', '/auth/sessions'))
      for (const { id, current } of sessions) if (!current) await of('DELETE', `/auth/sessions/${id}`)
    }
    const signInHere = async (email: string) => {
      await page.waitForURL(/\/login/)
      await signIn(page, email, accountPassword)
      await page.waitForURL(/\/marksheet\//)
      await page.getByRole('grid').waitFor()
    }

    await typePlanned(page, 0, 4)
    await untilLogged(ownApi, made, 4)
    await cut()
    await typePlanned(page, 4, 10)
    await untilUnsent(page, 6)
    await endOtherSessions(ownApi)
    await restore()
    await page.waitForURL(/\/login\?redirect_to=.*marksheet.*error=auth\/session-ended/)
    expect(await changesIn(ownApi, made)).toBe(4)

    await signInHere('next-one@school.example')
    await page.locator('[role=grid] [tabindex="0"]').focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await untilLogged(ownApi, made, 5)
    await allSaved(page)
    expect(await page.getByText(/kept on this device/).count()).toBe(0)
    expect(await changesIn(ownApi, made)).toBe(5)

    await endOtherSessions(colleagueApi)
    await signInHere('ended@school.example')
    await untilLogged(ownApi, made, 11)
    await allSaved(page)
    await expectEachOnce(ownApi, made, planned.slice(0, 10))
    const theirs = (await operationsOf(colleagueApi, made)).flatMap(({ cells }) => cells)
    expect(theirs.map(({ student, question, to }) => [student, question, to])).toEqual([[3, 3, 200]])
    await Promise.all([context.close(), colleague.context.close(), elsewhere.context.close()])
  })
})

describe('two tabs of one person', () => {
  it('see each other’s marks, and show both marks of a cell if one was offline', async () => {
    const { page, context, api, made } = await sheetOf('tabs@school.example')
    const other = await context.newPage()
    await openTable(other, made.examId)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await cellWith(other, 'Abidi Yasmine', 'Q1', '3').waitFor()
    await other.keyboard.press('Control+End')
    await other.keyboard.type('1.5')
    await other.keyboard.press('Enter')
    await expect.poll(async () => (await storedOf(api, made))[3]?.[3]).toBe(150)
    await cellWith(page, 'Diallo Awa', 'Q4', '1.5').waitFor()

    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const link = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await devtools.send('Network.emulateNetworkConditions', { offline: true, ...link })
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    await other.keyboard.press('Control+Home')
    await other.keyboard.type('0.5')
    await other.keyboard.press('Enter')
    await expect.poll(async () => (await storedOf(api, made))[0]?.[0]).toBe(50)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...link })
    const card = page.getByRole('region', { name: /Abidi.* has two values/ })
    await card.waitFor()
    const values = await card.getByRole('definition').allInnerTexts()
    expect(values.map((value) => value.replaceAll(/[^\d.]/g, ''))).toEqual(['4', '0.5'])
    expect((await storedOf(api, made))[0]?.[0]).toBe(50)
    await card.getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(async () => (await storedOf(api, made))[0]?.[0]).toBe(400)
    await cellWith(other, 'Abidi Yasmine', 'Q1', '4').waitFor()
    await context.close()
  })
})
