import { AxeBuilder } from '@axe-core/playwright'
import { MediaPage, type MediaImage } from '@classeur/contracts'
import { drawLabel } from '@classeur/domain/labels'
import type { Stack } from '@classeur/local'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { accountPassword, newTeacher } from '../kit/accounts.ts'
import { openWindow, signIn } from '../kit/browser.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Labels' })
const labelNamed = (page: Page, name: string) => editorOf(page).getByRole('button', { name, exact: true })
const untilSaved = (page: Page) => editorOf(page).locator('[data-state=saved]').waitFor()
const layerTexts = (page: Page) =>
  page
    .locator('[data-image] svg[data-labels] text')
    .evaluateAll((all) => all.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, '')))

async function openEditor(page: Page) {
  await page.getByRole('button', { name: /^Labels/ }).click()
  await editorOf(page).waitFor()
}

async function writeLabel(page: Page, text: string) {
  const field = editorOf(page).getByLabel('Text of the label')
  await field.fill(text)
  await field.press('Enter')
  await labelNamed(page, text).waitFor()
}

/** The newest picture of the person of a page, after a reload. */
async function pictureOf(page: Page): Promise<MediaImage> {
  const asked = page.waitForRequest((request) => Boolean(request.headers()['authorization']))
  await page.reload()
  const { authorization = '' } = (await asked).headers()
  const answer = await page.request.get('/api/images', { headers: { authorization } })
  const { images } = MediaPage.parse(await answer.json())
  if (!images[0]) throw new Error('there is no picture')
  return images[0]
}

/** The smallest rectangle around the pixels in which two pictures of one size differ. */
async function differenceOf(one: Uint8Array, other: Uint8Array) {
  const pixels = (file: Uint8Array) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  const { width, channels } = a.info
  const changed = [...a.data.keys()].filter((at) => Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > 24)
  const at = changed.map((index) => Math.floor(index / channels))
  const [xs, ys] = [at.map((index) => index % width), at.map((index) => Math.floor(index / width))]
  const least = (all: number[]) => all.reduce((best, value) => Math.min(best, value), Infinity)
  const most = (all: number[]) => all.reduce((best, value) => Math.max(best, value), -Infinity)
  return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) }
}

it('labels in two scripts are written, moved, undone, kept over a reload, and in the downloaded picture', async () => {
  const { page, errors } = await newTeacher(browser, stack.url, 'labels@school.example')
  await page.goto('/generate/image/mymedia')
  await page.getByLabel('What should the picture show?').fill('A castle')
  await page.getByRole('button', { name: 'Make 1 picture · 1 credit' }).click()
  await page.locator('[data-image]').first().click()
  const plain = await pictureOf(page)

  await openEditor(page)
  await editorOf(page).getByRole('button', { name: 'Add text' }).click()
  await writeLabel(page, 'Tower')
  const tower = labelNamed(page, 'Tower')
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focusedName()).toBe('Tower')
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowUp'])
    await page.keyboard.press(key)
  await editorOf(page).getByText('35 % from the left, 49 % from the top').waitFor()
  await editorOf(page).getByText('Arrow', { exact: true }).click()
  await untilSaved(page)

  const stage = editorOf(page).locator('[data-stage]')
  const box = (await stage.boundingBox())!
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.dblclick(...at(0.7, 0.25))
  await writeLabel(page, 'برج القلعة')
  await page.mouse.move(...at(0.7, 0.25))
  await page.mouse.down()
  await page.mouse.move(...at(0.6, 0.6), { steps: 4 })
  await page.mouse.move(...at(0.6, 0.8), { steps: 4 })
  await page.mouse.up()
  await untilSaved(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  // Undo takes back the drag, then the new label; redo brings back both, also without a label that has the focus.
  await page.keyboard.press('Control+z')
  await labelNamed(page, 'برج القلعة').waitFor()
  await page.keyboard.press('Control+z')
  await labelNamed(page, 'برج القلعة').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Shift+z')
  await labelNamed(page, 'برج القلعة').waitFor()
  await tower.waitFor()
  await tower.press('Enter')
  await page.keyboard.press('Escape')
  await tower.waitFor()
  await untilSaved(page)
  await editorOf(page).getByRole('button', { name: 'Close' }).click()
  await editorOf(page).waitFor({ state: 'detached' })

  const labelled = await pictureOf(page)
  expect(labelled.labels).toMatchObject([
    { kind: 'text', text: 'Tower', at: { x: 3500, y: 4900 }, leader: { end: 'arrow' } },
    { kind: 'text', text: 'برج القلعة', leader: null },
  ])
  const second = labelled.labels[1]
  if (second?.kind !== 'text') throw new Error('the second label is no text')
  expect(Math.abs(second.at.x - 6000)).toBeLessThan(60)
  expect(Math.abs(second.at.y - 8000)).toBeLessThan(60)
  await expect.poll(() => layerTexts(page)).toEqual(['Tower', 'برج القلعة'])

  const file = Buffer.from(await (await page.request.get(labelled.downloadUrl)).body())
  const stored = Buffer.from(await (await page.request.get(labelled.fileUrl)).body())
  expect(stored.equals(Buffer.from(await (await page.request.get(plain.fileUrl)).body()))).toBe(true)
  const { left, bottom } = await differenceOf(stored, file)
  const size = { width: labelled.width, height: labelled.height }
  const boxes = labelled.labels.map((label) => drawLabel(label, size).box)
  // A white plate can't be told from a white ground, so the ink of the texts may be all that differs.
  const [towerBox, castleBox] = [boxes[0]!, boxes[1]!]
  expect(left).toBeGreaterThanOrEqual(towerBox.x - 2)
  expect(left).toBeLessThan(towerBox.x + towerBox.width / 4)
  expect(bottom).toBeLessThanOrEqual(castleBox.y + castleBox.height + 2)
  expect(bottom).toBeGreaterThan(castleBox.y + castleBox.height / 2)

  // The texts on screen stand where the file has them, in shares of the picture.
  const shown = await page
    .locator('[data-image] svg[data-labels]')
    .first()
    .evaluate((svg) => {
      const whole = svg.getBoundingClientRect()
      return [...svg.querySelectorAll('text')].map((text) => {
        const { x, width } = text.getBoundingClientRect()
        return { middle: (x + width / 2 - whole.x) / whole.width, width: width / whole.width }
      })
    })
  const padding = (label: (typeof labelled.labels)[number]) =>
    0.84 * 0.042 * Math.sqrt(size.width * size.height) * Number(label.kind === 'text')
  shown.forEach(({ middle, width }, index) => {
    const { x, width: boxWidth } = boxes[index]!
    expect(Math.abs(middle - (x + boxWidth / 2) / size.width)).toBeLessThan(0.004)
    expect(Math.abs(width - (boxWidth - padding(labelled.labels[index]!)) / size.width)).toBeLessThan(0.012)
  })
  expect(errors).toEqual([])
})

itInDeep(
  'a second window that saved other labels is shown beside the teacher’s labels, and the teacher chooses',
  async () => {
    const email = 'two-windows-of-labels@school.example'
    const { page: first } = await newTeacher(browser, stack.url, email)
    await first.goto('/generate/image/mymedia')
    await first.getByLabel('What should the picture show?').fill('A castle')
    await first.getByRole('button', { name: 'Make 1 picture · 1 credit' }).click()
    await first.locator('[data-image]').first().click()
    const { page: second } = await openWindow(browser, stack.url)
    await second.goto('/login')
    await signIn(second, email, accountPassword)
    await second.waitForURL(`${stack.url}/`)
    await second.goto(first.url())
    await openEditor(second)
    await openEditor(first)

    const write = async (page: Page, text: string) => {
      await editorOf(page).getByRole('button', { name: 'Add text' }).click()
      await writeLabel(page, text)
    }
    await write(first, 'From the first')
    await untilSaved(first)
    await write(second, 'From the second')
    const conflict = editorOf(second).getByRole('alert')
    await conflict.getByText('Another window saved other labels.').waitFor()
    expect(await conflict.getByText('Labels: From the first').count()).toBe(1)
    expect(await conflict.getByText('Labels: From the second').count()).toBe(1)
    await conflict.getByRole('button', { name: 'Keep these' }).click()
    await untilSaved(second)

    await write(first, 'More from the first')
    await editorOf(first).getByRole('button', { name: 'Take those' }).click()
    await untilSaved(first)
    await labelNamed(first, 'From the second').waitFor()
    expect(await labelNamed(first, 'From the first').count()).toBe(0)

    // Without a connection, labels stay on the device and are saved when it returns.
    await first.context().setOffline(true)
    await write(first, 'Offline')
    await editorOf(first).locator('[data-state=waiting]').waitFor()
    await first.context().setOffline(false)
    await untilSaved(first)
    const { labels } = await pictureOf(second)
    expect(labels.map((label) => label.kind === 'text' && label.text)).toEqual(['From the second', 'Offline'])
  },
)
