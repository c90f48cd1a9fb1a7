import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { scalePresets, type GradingScale } from '../../exams/grading-scale.ts'
import { gradeLabel } from '../results/grade-label.ts'
import { divideHalfUp } from '../results/divide.ts'
import { digitForms, type Digits, languages, type Language } from '../../text/language.ts'
import { contentOf, emptyContent, largestMarkHundredths, type MarkContent } from '../mark-content.ts'
import { markStatuses, type MarkStatus } from '../mark-content.ts'
import { cleanMark } from './clean-mark.ts'
import type { MarkContext, MarkFormat } from './mark-reading.ts'
import { markStatusForms, statusOfText } from './mark-statuses.ts'
import { readMark } from './read-mark.ts'
import { typedLabels } from './scale-letters.ts'
import { showMark } from './show-mark.ts'
import { statusForms } from './status-forms.ts'
import { topOf } from './value-on-step.ts'

const runs = propertyRuns(500)

const anyLanguage = fc.constantFrom(...languages)
const leaves: fc.Arbitrary<MarkContext['leaf']> = fc
  .record({
    step: fc.constantFrom(25, 50, 100),
    steps: fc.integer({ min: 1, max: 1000 }),
    isBonus: fc.boolean(),
  })
  .map(({ step, steps, isBonus }) => ({
    stepHundredths: step,
    maxHundredths: step * steps,
    isBonus,
  }))

const everyForm = languages.flatMap((language) =>
  markStatuses.flatMap((status) => statusForms[language][status]),
)
/** Labels that are also statuses, numbers, signs and formulas. */
const awkwardLabels = [
  ...everyForm.filter((form) => form.length <= 12),
  ...[
    '1',
    '2',
    '10',
    '7,5',
    '٧',
    '-',
    '+',
    '++',
    '=',
    '%',
    '50%',
    '/',
    '7/10',
    '1-2',
    '"',
    "'",
    '\t',
    'é',
    'e\u0301',
  ],
]
const label = fc.oneof(
  fc.constantFrom(...awkwardLabels),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
)
const asTyped = (text: string) => (cleanMark(text) ?? text).normalize('NFC')
const labels = fc.uniqueArray(label, { minLength: 2, maxLength: 12, selector: asTyped })
const customScale = labels.chain((labels) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 10_000 }), {
      minLength: labels.length - 1,
      maxLength: labels.length - 1,
    })
    .map((thresholds): GradingScale => {
      const falling = [...thresholds.sort((a, b) => b - a), 0]
      return {
        kind: 'custom',
        steps: labels.map((one, index) => ({ label: one, fromBasisPoints: falling[index] ?? 0 })),
      }
    }),
)
const scales: fc.Arbitrary<GradingScale> = fc.oneof(
  fc.constantFrom(...Object.values(scalePresets)),
  customScale,
)
const contexts: fc.Arbitrary<MarkContext & MarkFormat> = fc.record({
  leaf: leaves,
  scale: scales,
  language: anyLanguage,
  digits: fc.constantFrom(...digitForms),
})

const contentFor = ({ leaf }: MarkContext): fc.Arbitrary<MarkContent> =>
  fc.oneof(
    fc
      .integer({ min: 0, max: topOf(leaf) / leaf.stepHundredths })
      .map((steps) => contentOf(steps * leaf.stepHundredths)),
    fc.constantFrom(...markStatuses).map((status) => contentOf(status)),
    fc.constant(emptyContent),
  )

/** Characters of the grammar in random order, which resemble marks far more often than arbitrary texts. */
const nearly = fc
  .array(fc.constantFrom(...'0012345789٠١٥٧۵۷.,٫٬،/⁄%٪-−=+*@eEAa B\u00a0\u200f\u200e\u2067\u202e'), {
    maxLength: 9,
  })
  .map((signs) => signs.join(''))
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', minLength: 150, maxLength: 400 }),
  nearly,
  fc.constantFrom(...everyForm, ...awkwardLabels),
)

describe('showMark', () => {
  it.each<[number | MarkStatus | null, Language, Digits, string]>([
    [750, 'en', 'latin', '7.5'],
    [750, 'fr', 'latin', '7,5'],
    [750, 'ar', 'latin', '7.5'],
    [750, 'en', 'arabic', '٧٫٥'],
    [750, 'fr', 'arabic', '٧٫٥'],
    [750, 'ar', 'arabic', '٧٫٥'],
    [725, 'fr', 'latin', '7,25'],
    [1000, 'fr', 'latin', '10'],
    [1000, 'ar', 'arabic', '١٠'],
    [25, 'en', 'latin', '0.25'],
    [0, 'en', 'latin', '0'],
    [0, 'ar', 'arabic', '٠'],
    [100_000, 'en', 'latin', '1000'],
    [null, 'fr', 'latin', ''],
    ['absent', 'en', 'latin', 'A'],
    ['absentZero', 'fr', 'latin', 'A0'],
    ['notSubmitted', 'fr', 'latin', 'NR'],
    ['exempt', 'ar', 'arabic', 'م'],
    ['absentZero', 'ar', 'arabic', 'غص'],
  ])('of %s in %s with %s digits is %s', (code, language, digits, text) => {
    const leaf = { maxHundredths: 100_000, stepHundredths: 25 as const, isBonus: false }
    expect(showMark(contentOf(code), { leaf, scale: scalePresets.on20, language, digits })).toBe(text)
  })

  it('returns a text that reads back as the same content in every language, digit style and scale', () => {
    fc.assert(
      fc.property(
        contexts.chain((context) => fc.tuple(fc.constant(context), contentFor(context))),
        ([context, content]) => {
          expect(readMark(showMark(content, context), context)).toEqual({ ok: true, content })
        },
      ),
      runs,
    )
  })

  it('returns a text that reads back when it is embedded in a line', () => {
    const around = fc.constantFrom(
      '',
      ' ',
      '\u00a0',
      '\u200f',
      '\u200e',
      '\u061c',
      '\u2068',
      '\u2069',
      '\t',
      '\r\n',
    )
    fc.assert(
      fc.property(
        contexts.chain((context) => fc.tuple(fc.constant(context), contentFor(context))),
        around,
        around,
        ([context, content], before, after) => {
          expect(readMark(before + showMark(content, context) + after, context)).toEqual({
            ok: true,
            content,
          })
        },
      ),
      runs,
    )
  })
})

describe('any text', () => {
  it('never throws; is read exactly as it is displayed, or refused with values that can be entered', () => {
    fc.assert(
      fc.property(anyText, contexts, (text, context) => {
        const reading = readMark(text, context)
        if (reading.ok) {
          const { content } = reading
          expect(readMark(showMark(content, context), context)).toEqual(reading)
          if (content.valueHundredths === null) return
          expect(content.status).toBeNull()
          expect(content.valueHundredths % context.leaf.stepHundredths).toBe(0)
          expect(content.valueHundredths).toBeGreaterThanOrEqual(0)
          expect(content.valueHundredths).toBeLessThanOrEqual(topOf(context.leaf))
          return
        }
        expect(reading.nearest.length).toBeLessThanOrEqual(2)
        expect([...reading.nearest].sort((a, b) => a - b)).toEqual(reading.nearest)
        for (const value of reading.nearest) {
          const content = contentOf(value)
          expect(readMark(showMark(content, context), context)).toEqual({ ok: true, content })
        }
      }),
      propertyRuns(1000),
    )
  })

  it('is read as points only if its digits say so', () => {
    fc.assert(
      fc.property(nearly, leaves, anyLanguage, (text, leaf, language) => {
        const reading = readMark(text, { leaf, scale: scalePresets.on20, language })
        if (!reading.ok || reading.content.valueHundredths === null) return
        const seen = text
          .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
          .replace(/[\u200e\u200f\u2067]/g, '')
          .replace(/[٫،,]/g, '.')
        const [first = '', second] = seen.split(/[/⁄]/)
        const points = /[%٪]/.test(first)
          ? (Number(first.replace(/[%٪]/, '')) / 100) * (leaf.maxHundredths / 100)
          : Number(first)
        expect(reading.content.valueHundredths).toBeCloseTo(points * 100, 6)
        if (second !== undefined) expect(Number(second) * 100).toBeCloseTo(leaf.maxHundredths, 6)
      }),
      propertyRuns(2000),
    )
  })
})

describe('a number', () => {
  const spelling = fc.record({
    sign: fc.constantFrom('.', ',', '٫', '،'),
    zero: fc.constantFrom(0x30, 0x660, 0x6f0),
    zerosBefore: fc.integer({ min: 0, max: 3 }),
    places: fc.constantFrom(2, 4, 7),
  })

  it('is accepted if it is on the step and within the maximum, and keeps its exact hundredths', () => {
    fc.assert(
      fc.property(
        leaves,
        anyLanguage,
        fc.integer({ min: 0, max: 120_000 }),
        spelling,
        (leaf, language, hundredths, { sign, zero, zerosBefore, places }) => {
          const latin =
            '0'.repeat(zerosBefore) +
            String(Math.trunc(hundredths / 100)) +
            sign +
            String(hundredths % 100)
              .padStart(2, '0')
              .padEnd(places, '0')
          const text = latin.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)))
          const reading = readMark(text, { leaf, scale: scalePresets.on20, language })
          const most = leaf.isBonus ? largestMarkHundredths : leaf.maxHundredths
          if (hundredths <= most && hundredths % leaf.stepHundredths === 0) {
            expect(reading).toEqual({ ok: true, content: contentOf(hundredths) })
          } else {
            expect(reading).toMatchObject({
              ok: false,
              problem: hundredths > most ? 'above-maximum' : 'off-step',
            })
          }
        },
      ),
      runs,
    )
  })

  it('off the step is refused with the next lower and the next higher value', () => {
    fc.assert(
      fc.property(leaves, fc.integer({ min: 0, max: 99_999 }), (leaf, tenths) => {
        const hundredths = (tenths * 7) % (leaf.maxHundredths + 1)
        fc.pre(hundredths % leaf.stepHundredths !== 0)
        const text = `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
        const below = Math.floor(hundredths / leaf.stepHundredths) * leaf.stepHundredths
        expect(readMark(text, { leaf, scale: scalePresets.on20, language: 'en' })).toEqual({
          ok: false,
          problem: 'off-step',
          nearest: [below, below + leaf.stepHundredths],
        })
      }),
      runs,
    )
  })
})

describe('a letter of the scale', () => {
  it('means the fewest points whose result shows that letter', () => {
    fc.assert(
      fc.property(contexts, fc.nat(11), (context, place) => {
        const { scale, leaf } = context
        const wanted = typedLabels(scale)[place]
        fc.pre(wanted !== undefined && wanted.trim() !== '')
        const reading = readMark(wanted, context)
        fc.pre(
          reading.ok ? reading.content.valueHundredths !== null : reading.problem === 'letter-without-value',
        )
        const most = topOf(leaf)
        let fewest: number | null = null
        for (let value = 0; value <= most && fewest === null; value += leaf.stepHundredths) {
          if (gradeLabel(scale, divideHalfUp(value * 10_000, leaf.maxHundredths)) === wanted) fewest = value
        }
        expect(reading.ok ? reading.content.valueHundredths : null).toBe(fewest)
      }),
      propertyRuns(500),
    )
  })
})

describe('the texts for statuses', () => {
  const distinct = (language: Language) =>
    markStatuses.flatMap((status) => statusForms[language][status].map((form) => [status, form] as const))

  it.each(languages)('have one status each (%s)', (language) => {
    for (const [status, form] of distinct(language)) expect(statusOfText(form, language), form).toBe(status)
  })

  it.each(languages)('include one longer than any label of a scale (%s)', (language) => {
    for (const status of markStatuses) {
      const longest = statusForms[language][status].at(-1)?.replace(/\P{L}/gu, '') ?? ''
      expect(longest.length, status).toBeGreaterThan(12)
    }
  })

  it.each(languages)('never start like a formula or a number (%s)', (language) => {
    for (const [, form] of distinct(language)) expect(form).toMatch(/^\p{L}/u)
  })

  it('are listed with the displayed and all accepted texts under any scale', () => {
    fc.assert(
      fc.property(anyLanguage, scales, contexts, (language, scale, { leaf }) => {
        const forms = markStatusForms(language, scale)
        for (const status of markStatuses) {
          expect(forms[status].accepted).toContain(forms[status].shown)
          for (const form of forms[status].accepted) {
            expect(readMark(form, { leaf, scale, language })).toEqual({
              ok: true,
              content: contentOf(status),
            })
          }
        }
      }),
      propertyRuns(300),
    )
  })

  it('are all documented on the page for teachers', () => {
    const page = readFileSync(new URL('../../../../../docs/marks.md', import.meta.url), 'utf8')
    for (const form of everyForm) expect(page).toContain(`\`${form}\``)
  })

  it('in English are accepted in every language', () => {
    for (const language of languages) {
      for (const [status, form] of distinct('en')) expect(statusOfText(form, language)).toBe(status)
    }
  })
})
