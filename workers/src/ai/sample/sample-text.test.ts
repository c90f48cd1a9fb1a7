import type { LessonRequest } from '@classeur/contracts'
import { describe, expect, it, vi } from 'vitest'
import { createSampleGenerator } from './create-sample-generator.ts'
import { detectTopic } from './detect/detect-topic.ts'
import { languages, requestsIn } from '../../../test/testing/lesson-requests.ts'
import { wholeText } from '../../../test/testing/whole-plan.ts'

// Hundreds of whole plans: on a busy machine longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000 })

const text = createSampleGenerator({ paceMs: 0 })

const sentencesOf = (texts: string[]) =>
  new Set(
    texts
      .flatMap((part) => part.split(/(?<=[.!?؟])\s+|\n/u))
      .map((sentence) => sentence.trim().toLowerCase())
      .filter((sentence) => sentence.length > 25),
  )

/** Share of the sentences of the shorter text that the other one has as well. */
function shared(a: Set<string>, b: Set<string>): number {
  const both = [...a].filter((sentence) => b.has(sentence)).length
  return both / Math.min(a.size, b.size)
}

const sameFrame = (request: LessonRequest): LessonRequest => ({
  ...request,
  teachingModel: 'direct',
  durationMin: 55,
})

describe.each(languages)('texts in %s', (language) => {
  it('share few sentences between any two topics with the same model and duration', async () => {
    const requests = requestsIn(language).map(sameFrame)
    const all = await Promise.all(
      requests.map(async (request) => sentencesOf(await wholeText(text, request))),
    )
    const shares: number[] = []
    for (const [index, one] of all.entries()) {
      for (const [offset, other] of all.slice(index + 1).entries()) {
        const share = shared(one, other)
        shares.push(share)
        expect(share, `${requests[index]?.topic} / ${requests[index + 1 + offset]?.topic}`).toBeLessThan(0.26)
      }
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.12)
  })

  it('share few sentences between two unknown topics of one subject', async () => {
    const request = sameFrame(requestsIn(language)[0] as LessonRequest)
    const topics = {
      en: ['Tessellations', 'Roman numerals', 'Knots'],
      fr: ['Les pavages', 'Les chiffres romains', 'Les nœuds'],
      ar: ['الفسيفساء', 'الأرقام الرومانية', 'العقد'],
    }
    const all: Set<string>[] = []
    for (const topic of topics[language]) {
      expect(detectTopic({ ...request, topic }).topicId).toBeNull()
      all.push(sentencesOf(await wholeText(text, { ...request, topic })))
    }
    const [a, b, c] = all as [Set<string>, Set<string>, Set<string>]
    for (const share of [shared(a, b), shared(a, c), shared(b, c)]) expect(share).toBeLessThan(0.45)
  })

  it('contain no leftovers of templates and no doubled marks', async () => {
    for (const request of [0, 1, 2, 3, 4, 5].flatMap((shift) => requestsIn(language, shift))) {
      for (const part of await wholeText(text, request)) {
        expect(part).not.toMatch(
          /undefined|null|NaN|\[object|\$\{|[{}]|\s{2,}|[^.]\.\.(?!\.)|\s[.,](?=\s|$)|،\.|؛\.|\?\.$|؟\.$/u,
        )
      }
    }
  })
})

it('writes Arabic without Latin letters, outside formulas and the teacher’s own words', async () => {
  for (const request of [0, 1, 2].flatMap((shift) => requestsIn('ar', shift))) {
    for (const part of await wholeText(text, request)) {
      expect(part.replace(/\u2066[^\u2069]*\u2069/gu, '')).not.toMatch(/[a-z]/iu)
    }
  }
})

it('writes French without English words', async () => {
  const english =
    /\b(the|and|with|what|which|from|this|their|students|teacher|write|answer|show|explain|work out|of)\b/iu
  for (const request of [0, 1, 2].flatMap((shift) => requestsIn('fr', shift))) {
    for (const part of await wholeText(text, request)) expect(part).not.toMatch(english)
  }
})

it('writes French with no-break spaces at its two-part marks, outside the teacher’s own words', async () => {
  const loose = /\u0020[:;?!»%€]|«\u0020/u
  const requests = [0, 1, 2].flatMap((shift) => requestsIn('fr', shift))
  const statistics = { ...(requests[0] as LessonRequest), topic: 'La moyenne et la médiane' }
  for (const request of [...requests, statistics]) {
    for (const part of await wholeText(text, request)) expect(part).not.toMatch(loose)
  }
})
