import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { openErrors, phone, problemsOf } from '../kit/errors-page.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const chip = (page: Page, name: string) => page.locator('[data-student]').filter({ hasText: name })
const groupOf = (page: Page, name: string) =>
  page
    .locator('[data-group]')
    .filter({ has: chip(page, name) })
    .getAttribute('data-group')

itInDeep(
  'a student is moved to another group by keyboard and by mouse, and both moves survive a reload',
  async () => {
    const { page, context } = await openErrors(browser, stack.url, 'errors-groups@school.example')
    await page.getByRole('button', { name: 'Adjust' }).click()
    const [a, b, c] = await page
      .locator('[data-group]')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('data-group')))
    await chip(page, 'Carter Lucy').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: /^Move to .*C,/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => groupOf(page, 'Carter Lucy')).toBe(c)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Carter')
    await chip(page, 'Garcia Leo').scrollIntoViewIfNeeded()
    const [from, to] = [
      await chip(page, 'Garcia Leo').boundingBox(),
      await page.locator(`[data-group="${b}"]`).boundingBox(),
    ]
    if (!from || !to) throw new Error('no groups')
    await page.mouse.move(from.x + 20, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y + 30)
    await page.mouse.move(to.x + 40, to.y + 20, { steps: 4 })
    await page.locator(`[data-group="${b}"][data-over]`).waitFor()
    await page.mouse.up()
    await expect.poll(() => groupOf(page, 'Garcia Leo')).toBe(b)
    await page.reload()
    await page.locator('[data-group]').first().waitFor()
    expect(await groupOf(page, 'Carter Lucy')).toBe(c)
    expect(await groupOf(page, 'Garcia Leo')).toBe(b)
    expect(await problemsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Propose again' }).click()
    await expect.poll(() => groupOf(page, 'Carter Lucy')).toBe(a)
    await context.close()
  },
)

itInDeep('a student who is moved to group B gets the practice sheet of group B', async () => {
  const { page, context } = await openErrors(browser, stack.url, 'errors-group-b@school.example')
  await page.getByRole('button', { name: 'Adjust' }).click()
  await chip(page, 'Carter Lucy').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /^Move to .*B,/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Make 2 practice sheets · 4 credits' }).click()
  const groupB = page.locator('label').filter({ hasText: 'Group B' })
  await groupB.filter({ hasText: 'Lucy' }).filter({ hasText: '10 students' }).waitFor()
  await context.close()
})

itInDeep('a finger drags a student by the grip to another group', async () => {
  const { page, context } = await openErrors(browser, stack.url, 'errors-touch@school.example', phone)
  await page.getByRole('button', { name: 'Adjust' }).tap()
  const second = page.locator('[data-group]').nth(1)
  const id = await second.getAttribute('data-group')
  const last = page.locator('[data-group]').first().locator('[data-student]').last()
  const name = (await last.textContent()) ?? ''
  await last.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const grip = await last.locator('xpath=..').locator('[data-grip]').boundingBox()
  const target = await second.boundingBox()
  if (!grip || !target) throw new Error('no groups')
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const [x, y] = [grip.x + 10, grip.y + 15]
  await touch('touchStart', x, y)
  await touch('touchMove', x + 4, y + 20)
  await touch('touchMove', target.x + 60, target.y + 16)
  await page.locator(`[data-group="${id}"][data-over]`).waitFor()
  await touch('touchEnd', 0, 0)
  await expect.poll(() => groupOf(page, name)).toBe(id)
  await context.close()
})
