import { lessonSectionKeys, type RewriteWish } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { requestsWithoutMaterial } from '../../../api/test/kit/topics-without-material.ts'
import { languages, lessonRequest, requestsIn } from '../../test/kit/lesson-requests.ts'
import { objectivesOf, outgoing, sectionsOf, wholePlan, writtenKeys } from '../../test/kit/whole-plan.ts'
import { createSampleGenerator, defaultPaceMs } from './create-sample-generator.ts'

const text = createSampleGenerator({ paceMs: 0 })
const never = new AbortController().signal
const requests = languages.flatMap((language) => requestsIn(language))

it('60 requests outside the packs are all refused without any text', async () => {
  expect(requestsWithoutMaterial).toHaveLength(60)
  for (const request of requestsWithoutMaterial) {
    const refused = { code: 'generations/no-material' }
    await expect(objectivesOf(text, request)).rejects.toMatchObject(refused)
    await expect(sectionsOf(text, outgoing(request))).rejects.toMatchObject(refused)
  }
})

it('the same input returns the same text, and a resumed plan continues where it stopped', async () => {
  for (const request of requests) {
    const { lesson, sections } = await wholePlan(text, request)
    const first = await sectionsOf(text, lesson, lessonSectionKeys.slice(0, 6))
    const rest = await sectionsOf(text, lesson, lessonSectionKeys.slice(6))
    expect([...first, ...rest]).toEqual(sections)
  }
})

it('objectives stream as growing drafts', async () => {
  const lengths: number[] = []
  for await (const event of text.writeObjectives({ lesson: outgoing(lessonRequest()) }, never))
    lengths.push(JSON.stringify(event.type === 'draft' ? event.value : event.objectives).length)
  expect(lengths.length).toBeGreaterThan(15)
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
})

it('a plan takes 12 to 28 s at the default pace', async () => {
  for (const request of requests) {
    const lesson = outgoing(request, await objectivesOf(text, request))
    let pauses = 0
    for await (const event of text.writeLessonPlan({ lesson, wanted: writtenKeys }, never))
      if (event.type === 'draft' || event.type === 'section') pauses += 1
    expect((pauses * defaultPaceMs) / 1000).toBeGreaterThan(12)
    expect((pauses * defaultPaceMs) / 1000).toBeLessThan(28)
  }
})

it('an abort throws its reason at once, even during a pause', async () => {
  const controller = new AbortController()
  const reason = new Error('cancelled by the teacher')
  const slow = createSampleGenerator({ paceMs: 600_000 })
  const events = slow
    .writeObjectives({ lesson: outgoing(lessonRequest()) }, controller.signal)
    [Symbol.asyncIterator]()
  const pending = events.next()
  controller.abort(reason)
  await expect(pending).rejects.toBe(reason)
})

it('a rewrite that no prepared text fits is refused', async () => {
  const { lesson } = await wholePlan(text, lessonRequest())
  const wish: RewriteWish = { direction: null, words: 'with horses' }
  const events = text.rewriteSection({ lesson, sections: [], key: 'homework', wish }, never)
  await expect(events[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: 'generations/no-material',
  })
})
