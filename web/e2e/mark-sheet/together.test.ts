import type { Stack } from '@classeur/local'
import { JoinLink } from '@classeur/contracts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDeep, itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher } from '../kit/accounts.ts'
import { apiOf, cellWith, makeClass, openTable, storedOf, writeCells } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

/** Two teachers who have the same sheet of three students and two questions open. */
async function twoTeachers(one: string, other: string, role: 'marker' | 'viewer' = 'marker') {
  const [owner, colleague] = [
    await newTeacher(browser, stack.url, `${one}@school.example`),
    await newTeacher(browser, stack.url, `${other}@school.example`),
  ]
  const [ownerApi, colleagueApi] = [
    await apiOf(owner.page, stack.url),
    await apiOf(colleague.page, stack.url),
  ]
  const made = await makeClass(ownerApi, ['Abidi, Yasmine', 'Bernard, Chloé', 'Cherif, Amal'], [4, 4])
  const link = JoinLink.parse(
    await ownerApi('POST', `/classes/${made.classId}/join-links`, { audience: 'teachers', role }),
  )
  await colleagueApi('POST', `/join/${link.token}`, {})
  await openTable(owner.page, made.examId)
  await openTable(colleague.page, made.examId)
  return {
    ...{ owner, colleague, ownerApi, colleagueApi, made },
    close: () => Promise.all([owner.context.close(), colleague.context.close()]),
  }
}

describe('two teachers on one sheet', () => {
  it('see each other, and each other’s marks when they are saved', async () => {
    const { owner, colleague, ownerApi, made, close } = await twoTeachers('ada', 'sami')
    await owner.page.locator('[data-presence], [aria-label*="Mansouri"]').first().waitFor()
    const delays: number[] = []
    for (const points of ['1', '2', '3', '4', '0.5']) {
      const arrived = cellWith(owner.page, 'Abidi Yasmine', 'Q1', points).waitFor()
      await colleague.page.keyboard.press('Control+Home')
      await colleague.page.keyboard.type(points)
      const startedAt = Date.now()
      await colleague.page.keyboard.press('Enter')
      await arrived
      delays.push(Date.now() - startedAt)
    }
    console.log(`a colleague’s mark is on screen after ${delays.join(', ')} ms`)
    expect((await storedOf(ownerApi, made))[0]?.[0]).toBe(50)
    await close()
  })

  it.each<[which: string, button: string, stored: number]>([
    ['mine', 'Keep mine', 400],
    ...inDeep<[string, string, number]>(['theirs', 'Keep theirs', 100]),
  ])(
    'see both marks if they write into the same cell, and keeping %s leaves both tabs equal',
    async (which, button, stored) => {
      const { owner, colleague, colleagueApi, ownerApi, made, close } = await twoTeachers(
        `meet-${which}-1`,
        `meet-${which}-2`,
      )
      // The owner's browser receives nothing for a moment, and keeps typing on the old marks.
      await owner.context.setOffline(true)
      await owner.page.keyboard.press('Control+Home')
      await owner.page.keyboard.type('4')
      await owner.page.keyboard.press('Enter')
      await writeCells(colleagueApi, made, [[0, 0, 100]])
      await owner.context.setOffline(false)
      const keep = owner.page.getByRole('button', { name: button, exact: true }).first()
      await keep.waitFor()
      const panels = await owner.page.getByRole('complementary').first().innerText()
      expect(panels).toMatch(/\b4\b/)
      expect(panels).toMatch(/\b1\b/)
      await keep.click()
      await expect.poll(async () => (await storedOf(ownerApi, made))[0]?.[0]).toBe(stored)
      for (const { page } of [owner, colleague]) {
        await cellWith(page, 'Abidi Yasmine', 'Q1', String(stored / 100)).waitFor()
      }
      await close()
    },
  )

  it('undo only their own steps, never a mark that the other wrote since', async () => {
    const { owner, colleague, ownerApi, made, close } = await twoTeachers('back-1', 'back-2')
    await owner.page.keyboard.press('Control+Home')
    await owner.page.keyboard.type('4')
    await owner.page.keyboard.press('Enter')
    await cellWith(colleague.page, 'Abidi Yasmine', 'Q1', '4').waitFor()
    await colleague.page.keyboard.press('Control+Home')
    await colleague.page.keyboard.type('2')
    await colleague.page.keyboard.press('Enter')
    await cellWith(owner.page, 'Abidi Yasmine', 'Q1', '2').waitFor()
    await owner.page.keyboard.press('Control+z')
    await owner.page.keyboard.type('3')
    await owner.page.keyboard.press('Enter')
    await expect
      .poll(async () => (await storedOf(ownerApi, made)).flat().filter((code) => code === 300))
      .toHaveLength(1)
    const stored = await storedOf(ownerApi, made)
    expect(stored.flat()).toContain(200)
    await close()
  })

  itInDeep('cannot type marks if they are viewers', async () => {
    const { colleague, ownerApi, made, close } = await twoTeachers('look-1', 'look-2', 'viewer')
    await colleague.page.keyboard.type('4')
    await colleague.page.keyboard.press('Enter')
    await writeCells(ownerApi, made, [[1, 1, 300]])
    await cellWith(colleague.page, 'Bernard Chloé', 'Q2', '3').waitFor()
    expect((await storedOf(ownerApi, made)).flat().filter((code) => code !== null)).toEqual([300])
    await close()
  })
})
