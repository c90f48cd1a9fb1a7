import { GenerationAccepted, GenerationSnapshot, LessonPlan, type Language } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Api } from './marked-class.ts'

/** Lessons that the built-in generator has texts for. */
const topics: Record<Language, { subject: string; level: string; topic: string }> = {
  en: { subject: 'Mathematics', level: 'Year 6', topic: 'Adding fractions with unlike denominators' },
  fr: {
    subject: 'Mathématiques',
    level: 'CM2',
    topic: 'Additionner des fractions de dénominateurs différents',
  },
  ar: { subject: 'الرياضيات', level: 'الصف السادس', topic: 'جمع الكسور ذات المقامات المختلفة' },
}

async function call(api: Api, name: string, data: unknown) {
  const { result } = (await api('POST', `/functions/${name}`, { data })) as { result: unknown }
  return GenerationAccepted.parse(result)
}

/** Requests a whole lesson plan over the API. Returns its id while it is still being written. */
export async function requestPlan(api: Api, language: Language = 'en'): Promise<string> {
  const request = { ...topics[language], durationMin: 55, teachingModel: 'direct', language }
  const { generationId } = await call(api, 'generateLessonObjectives', { requestKey: newId(), request })
  const read = async () => GenerationSnapshot.parse(await api('GET', `/generations/${generationId}`))
  await expect.poll(async () => (await read()).state).toBe('completed')
  const { objectives } = await read()
  const { lessonPlanId } = await call(api, 'generateLessonPlan', { requestKey: newId(), request, objectives })
  return lessonPlanId ?? ''
}

export const readPlan = async (api: Api, id: string): Promise<LessonPlan> =>
  LessonPlan.parse(await api('GET', `/lesson-plans/${id}`))

/** A finished lesson plan. */
export async function newWrittenPlan(api: Api, language: Language = 'en'): Promise<string> {
  const id = await requestPlan(api, language)
  const state = async () => (await readPlan(api, id)).generation?.state
  await expect.poll(state, { timeout: 120_000 }).toBe('completed')
  return id
}

/** Opens a plan and waits until its texts can be edited. */
export async function openPlan(page: Page, id: string): Promise<void> {
  await page.goto(`/lesson-plan-result/${id}`)
  await page.locator('#section-overview [data-edit-group]').waitFor()
}

/** The first text of a section. */
export const firstText = (page: Page, section: string) =>
  page.locator(`#section-${section} [data-edit-group] [data-roving]`).first().locator('..')

/** Replaces the first text of a section and saves it. */
export async function rewriteFirst(page: Page, section: string, text: string): Promise<void> {
  await firstText(page, section).click()
  const editor = page.locator(`#section-${section} [role=textbox]`)
  await editor.fill(text)
  await editor.press('Enter')
  await firstText(page, section).getByText(text).waitFor()
}
