import { Exam, packWrites, Resource } from '@classeur/contracts'
import type { Language } from '@classeur/domain/text'
import type { Stack } from '@classeur/local'
import { newId } from '@classeur/local/testing'
import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { openErrors } from '../kit/errors-page.ts'
import { apiOf } from '../kit/marked-class.ts'
import { closeWindows, sharedStack } from '../kit/shared-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;({ stack, browser } = await sharedStack())
})
afterAll(() => closeWindows(browser))

const texts = (language: Language, area: string) =>
  JSON.parse(
    readFileSync(new URL(`../../src/i18n/${language}/${area}.json`, import.meta.url), 'utf8'),
  ) as Record<string, Record<string, string>>

const languages = [
  ['ar', 'ج', 6],
  ['en', 'C', 5],
  ['fr', 'C', 6],
] as const

/** `npm run test:deep` goes through all languages. */
it.each(isDeep ? languages : languages.slice(0, 1))(
  'from the sample exam to named sheets for three groups, to a re-test, to who has recovered, in %s',
  async (language, lastGroup, mostActions) => {
    const email = `loop-${language}@school.example`
    const { page, context, errors } = await openErrors(browser, stack.url, email, {}, language)
    const { audience, make, made, shape } = texts(language, 'resources')
    const { help } = texts(language, 'resource-edit')
    let actions = 0
    const act = async (action: Promise<unknown>) => {
      actions += 1
      await action
    }
    await page.goto('/')
    await act(page.locator('a[href^="/marksheet/"]').first().click())
    await act(page.locator('a[href$="/generate_resource"]').first().click())
    const group = audience!['group']!.replace('{{letter}}', lastGroup)
    await act(page.getByRole('checkbox', { name: group }).check())
    if (language !== 'en') await act(page.getByLabel(shape!['language']!).selectOption(language))
    const make3 = (make!['sheets_few'] ?? make!['sheets_other'] ?? '').replace('{{count, number}}', '3')
    const button = page.getByRole('button', { name: new RegExp(`^${make3}`) })
    await act(button.click())
    const pack = page.getByRole('button', { name: made!['packOne']!.split('{{')[0]!.trim() })
    await pack.waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), act(pack.click())])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(actions).toBeLessThanOrEqual(mostActions)

    // The sheet of the group that missed most becomes a re-test, in which everybody gets everything right.
    await page.locator('a[href*="/generate_resource/"]').first().click()
    await page.waitForURL(/generate_resource\/[0-9a-f]{24}$/)
    const sheetUrl = page.url()
    await page.getByRole('button', { name: help!['retest']! }).click()
    await page.waitForURL(/\/marksheet\/[0-9a-f]{24}$/)
    const api = await apiOf(page, stack.url)
    const id = sheetUrl.split('/').at(-1) ?? ''
    const { students } = Resource.parse(await api('GET', `/resources/${id}`))
    const retestId = page.url().split('/').at(-1) ?? ''
    const { structure } = Exam.parse(await api('GET', `/exams/${retestId}`))
    const leaves = structure.exercises.flatMap(({ questions }) => questions.flatMap(({ parts }) => parts))
    const operation = { id: newId(), kind: 'type' as const, of: null }
    const cells = students.flatMap((student) =>
      leaves.map((leaf) => ({
        ...{ studentId: student.id, leafId: leaf.id, version: 0, operation },
        code: leaf.maxHundredths,
      })),
    )
    await api('PUT', `/exams/${retestId}/marks`, packWrites(0, cells))
    await page.goto(sheetUrl)
    const forms = Object.entries(help!).filter(([key]) => key.startsWith('recovered_'))
    const recovered = new RegExp(
      forms.map(([, text]) => text.replaceAll(/\{\{\w+, number\}\}/g, '\\d+')).join('|'),
    )
    const shown = (await page.getByText(recovered).first().textContent()) ?? ''
    const [n, of] = shown.match(/\d+/g) ?? []
    expect([Number(n) > 0, n]).toEqual([true, of])
    expect(errors).toEqual([])
    await context.close()
  },
)
