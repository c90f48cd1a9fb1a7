import { LessonVersion, type LessonSectionKey } from '@classeur/contracts'
import { propertyRuns } from '../../../.config/property-runs.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'

let test: TestApp
let kit: LessonPlanKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createLessonPlanKit(test)
  await kit.setFreePlan(100, 100_000)
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})

const keys = ['overview', 'homework', 'misconceptions'] as const satisfies LessonSectionKey[]
type Key = (typeof keys)[number]

/** A value of the section that contains this text and no other such text. */
const valueWith = (key: Key, text: string): object =>
  ({
    overview: { summary: text, bigIdea: 'Equal parts.' },
    homework: { task: text, minutes: 15, blocks: [] },
    misconceptions: { items: [{ misconception: text, correction: 'The parts stay the same size.' }] },
  })[key]

/** The sections that one teacher edits, one after the other, while the others do the same. */
const someEdits = fc.array(fc.constantFrom(...keys), { minLength: 3, maxLength: 8 })

/** A value that the api confirmed. */
interface Saved {
  who: number
  key: Key
  text: string
  version: number
}

it('concurrent edits by four teachers lose no saved value: each is in a version or was replaced by its own author', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(someEdits, someEdits, someEdits, someEdits), async (edits) => {
      const owner = await kit.newTeacher('Ada')
      const classId = await kit.newClass(owner)
      const others = await Promise.all(['B', 'C', 'D'].map((name) => kit.newTeacher(name)))
      for (const colleague of others) await kit.addMember(classId, colleague, 'editor')
      const teachers: SignedIn[] = [owner, ...others]
      const id = await kit.written(owner)
      await kit.call(owner, 'PATCH', `/lesson-plans/${id}`, { classId })

      const saved: Saved[] = []
      const edit = async (teacher: SignedIn, who: number) => {
        for (const [step, key] of (edits[who] ?? []).entries()) {
          const { sections } = await kit.read(teacher, id)
          const version = sections.find((section) => section.key === key)?.version ?? 0
          const text = `text ${String(who)}-${String(step)};`
          const answer = await kit.save(teacher, id, key, version, valueWith(key, text))
          expect([200, 409]).toContain(answer.statusCode)
          if (answer.statusCode === 200) saved.push({ who, key, text, version: version + 1 })
        }
      }
      await Promise.all(teachers.map(edit))

      // One version of a section is saved once.
      expect(new Set(saved.map(({ key, version }) => `${key} ${String(version)}`)).size).toBe(saved.length)
      const versions = await kit.versions(owner, id)
      const contents = await Promise.all(
        versions.map(async ({ number }) => {
          const answer = await kit.call(owner, 'GET', `/lesson-plans/${id}/versions/${String(number)}`)
          return JSON.stringify(LessonVersion.parse(answer.json()).sections)
        }),
      )
      const isReplacedByAuthor = ({ who, key, version }: Saved) =>
        saved.some((next) => next.key === key && next.version === version + 1 && next.who === who)
      const lost = saved.filter(
        (value) => !contents.some((content) => content.includes(value.text)) && !isReplacedByAuthor(value),
      )
      expect(lost).toEqual([])
      // The plan has the last saved value of every section.
      const plan = JSON.stringify((await kit.read(owner, id)).sections)
      for (const key of keys) {
        const last = saved.filter((value) => value.key === key).sort((a, b) => b.version - a.version)[0]
        if (last) expect(plan).toContain(last.text)
      }
    }),
    propertyRuns(2, 80),
  )
})
