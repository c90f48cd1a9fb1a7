import type { Stack } from '@classeur/local'
import type { LessonSection } from '@classeur/contracts'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { newTeacher, switchToArabic } from '../kit/accounts.ts'
import { analyzePage } from '../kit/analyze-page.ts'
import { newWrittenPlan, readPlan } from '../kit/lesson-plans.ts'
import { apiOf, type Api } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
let people = 0
const opened: { page: Page; errors: string[] }[] = []
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterEach(async () => {
  for (const { page, errors } of opened.splice(0)) {
    expect(errors).toEqual([])
    await page.context().close()
  }
})
afterAll(() => closeWindows(browser))

async function teacher(): Promise<{ page: Page; api: Api }> {
  people += 1
  const { page, errors } = await newTeacher(browser, stack.url, `keeps-media-${people}@school.example`)
  opened.push({ page, errors })
  return { page, api: await apiOf(page, stack.url) }
}

/** A photo with the place where it was taken. */
const photo = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' },
    })
    .jpeg()
    .toBuffer()

const pictures = (page: Page) => page.locator('[data-image]')
const untilCount = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('[data-image]').length === wanted, count)

async function choose(page: Page, files: { name: string; buffer: Buffer }[]) {
  await page
    .locator('input[type=file]')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))
}

async function openMedia(page: Page) {
  await page.goto('/generate/image/mymedia')
  await page.getByRole('button', { name: 'Upload', exact: true }).waitFor()
}

/** Pastes a picture like a press of Ctrl+V with a picture in the clipboard. */
const paste = (page: Page, bytes: Buffer) =>
  page.evaluate((base64) => {
    const file = new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], 'image.png')
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, bytes.toString('base64'))

describe('my pictures', () => {
  it('takes uploads without their location, by choosing several files, by paste, and refuses others with the reason', async () => {
    const { page } = await teacher()
    await openMedia(page)
    await choose(page, [
      { name: 'Oak leaf.jpg', buffer: await photo(1800, 1200, '#3a7d44') },
      { name: 'Maple leaf.jpg', buffer: await photo(900, 1600, '#b5651d') },
      { name: 'Drawing.svg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') },
    ])
    await untilCount(page, 2)
    await page.getByText('SVG drawings can contain programs').waitFor()
    await page.getByRole('button', { name: 'Hide Drawing' }).click()
    await paste(page, await photo(400, 400, '#335577'))
    await untilCount(page, 3)

    await pictures(page).filter({ hasText: 'Oak leaf' }).click()
    const drawer = page.getByRole('dialog', { name: 'Oak leaf' })
    await drawer.getByText('Uploaded').waitFor()
    const src = await drawer.locator('img').first().getAttribute('src')
    const stored = Buffer.from(await (await page.request.get(new URL(src ?? '', stack.url).href)).body())
    const { exif, width, height } = await sharp(stored).metadata()
    expect([exif, width, height, stored.includes('SECRET')]).toEqual([undefined, 1800, 1200, false])

    await drawer.getByRole('button', { name: 'Download' }).click()
    for (const [item, name] of [
      [/^Original size/, 'Oak leaf.jpg'],
      [/^800 px/, 'Oak leaf-800x533.jpg'],
      [/^WebP/, 'Oak leaf-1800x1200.webp'],
      [/^A4 page/, 'Oak leaf-A4.pdf'],
    ] as const) {
      const menu = page.getByRole('menu')
      if (!(await menu.isVisible())) await drawer.getByRole('button', { name: 'Download' }).click()
      const download = page.waitForEvent('download')
      await menu.getByRole('menuitem', { name: item }).click()
      expect((await download).suggestedFilename()).toBe(name)
    }
    await page.goBack()
    await drawer.waitFor({ state: 'detached' })
  })

  itInDeep(
    'tags several pictures, filters by the tag, downloads them as a ZIP file, and deletes and restores them',
    async () => {
      const { page } = await teacher()
      await openMedia(page)
      await choose(
        page,
        await Promise.all(
          ['Beech', 'Birch', 'Pine'].map(async (name) => ({
            name: `${name}.jpg`,
            buffer: await photo(600, 400, '#3a7d44'),
          })),
        ),
      )
      await untilCount(page, 3)
      const check = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
      await check('Beech').check()
      await check('Birch').check()
      await page.getByRole('button', { name: 'Tags' }).click()
      await page.getByLabel('Add a tag').fill('deciduous')
      await page.getByLabel('Add a tag').press('Enter')
      await page.getByRole('button', { name: 'Remove the tag deciduous' }).waitFor()
      await page.keyboard.press('Escape')

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download ZIP' }).click()
      await page.getByRole('menuitem', { name: '800 px' }).click()
      expect((await download).suggestedFilename()).toBe('Classeur.zip')

      await page.getByRole('button', { name: 'Clear the selection' }).click()
      await page.getByRole('button', { name: 'deciduous 2' }).click()
      await untilCount(page, 2)
      await pictures(page).first().focus()
      await page.keyboard.press('Control+a')
      await page.getByText('2 selected').waitFor()
      await page
        .getByRole('region', { name: 'Selected pictures' })
        .getByRole('button', { name: 'Delete' })
        .click()
      await untilCount(page, 0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await untilCount(page, 2)
      await page.getByRole('button', { name: 'deciduous 2' }).click()
      await untilCount(page, 3)
      await page.getByLabel('Search my pictures').fill('pine')
      await untilCount(page, 1)
    },
  )

  itInDeep(
    'renames and describes a picture in place, shows the lesson plan that uses it, and warns before the deletion',
    async () => {
      const { page, api } = await teacher()
      await openMedia(page)
      await choose(page, [{ name: 'IMG_0042.jpg', buffer: await photo(600, 400, '#3a7d44') }])
      await pictures(page).first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByText('There is nothing to suggest a description from').waitFor()
      await drawer.getByRole('button', { name: 'Rename IMG_0042' }).click()
      await drawer.getByRole('textbox', { name: 'Name' }).fill('Fraction strips')
      await drawer.getByRole('textbox', { name: 'Name' }).press('Enter')
      await page.getByRole('dialog', { name: 'Fraction strips' }).waitFor()
      await drawer.getByText('“Fraction strips”').waitFor()
      await drawer.getByRole('button', { name: 'Use this' }).click()
      await drawer.getByRole('button', { name: 'Save' }).click()
      await drawer.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })

      const id = new URL(page.url()).searchParams.get('image') ?? ''
      const planId = await newWrittenPlan(api)
      const plan = await readPlan(api, planId)
      const phases = plan.sections.find((section) => section.key === 'phases') as Extract<
        LessonSection,
        { key: 'phases' }
      >
      const [first, ...rest] = phases.value.items
      await api('PUT', `/lesson-plans/${planId}/sections/phases`, {
        basedOn: 0,
        value: { items: [{ ...first, imageId: id }, ...rest], fittedFromMin: null },
      })
      await page.reload()
      await drawer.getByRole('link', { name: plan.title }).waitFor()
      await drawer.getByRole('button', { name: 'Delete' }).click()
      const warning = page.getByRole('dialog', { name: '1 lesson plan or resource shows this' })
      await warning.getByRole('button', { name: 'Keep' }).click()
      expect(await pictures(page).count()).toBe(1)
      await drawer.getByRole('link', { name: plan.title }).click()
      await page.waitForURL(`**/lesson-plan-result/${planId}`)
    },
  )

  itInDeep(
    'is usable with axe’s rules at 1440 and 390 px, in Arabic from right to left, and in the dark',
    async () => {
      const { page } = await teacher()
      await openMedia(page)
      await choose(page, [
        { name: 'Leaf.jpg', buffer: await photo(900, 600, '#3a7d44') },
        { name: 'Tree.jpg', buffer: await photo(600, 900, '#b5651d') },
      ])
      await untilCount(page, 2)
      const check = async (what: string) => {
        const { violations } = await analyzePage(page)
        expect([what, violations.map(({ id }) => id)]).toEqual([what, []])
        const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect([what, width]).toEqual([what, 0])
      }
      await pictures(page).first().click()
      await page.getByRole('dialog').waitFor()
      await check('drawer at 1440 px')
      const [tile, drawer] = await Promise.all([
        pictures(page).first().boundingBox(),
        page.getByRole('dialog').boundingBox(),
      ])
      expect(drawer?.width).toBe(384)
      expect((tile?.x ?? 0) + (tile?.width ?? 0)).toBeLessThanOrEqual(drawer?.x ?? 0)
      await page.keyboard.press('Escape')
      await page.getByRole('checkbox', { name: 'Select Leaf' }).check()
      await check('selection at 1440 px')
      await page.emulateMedia({ colorScheme: 'dark' })
      await check('selection in the dark')

      await page.setViewportSize({ width: 390, height: 844 })
      await check('selection at 390 px')
      await page.getByRole('button', { name: 'Clear the selection' }).click()
      await pictures(page).first().click()
      await page.getByRole('dialog').waitFor()
      await check('drawer at 390 px')
      await page.goBack()
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await page.setViewportSize({ width: 1440, height: 920 })
      await switchToArabic(page)
      await page.goto('/generate/image/mymedia')
      await untilCount(page, 2)
      await pictures(page).first().click()
      await page.getByRole('dialog').waitFor()
      await check('drawer in Arabic')
      expect((await page.getByRole('dialog').boundingBox())?.x).toBe(0)
    },
  )
})
