import { describe, expect, it } from 'vitest'
import { typedText } from '../resources/rich-text.ts'
import { resourceTiers, type ResourceTier } from '../resources/item.ts'
import { languages, type Language } from '../text/language.ts'
import { algebra } from './algebra/index.ts'
import { data } from './data/index.ts'
import { geometry } from './geometry/index.ts'
import type { ItemFamily, MadeItem } from './item-family.ts'
import { makeItem } from './make-item.ts'
import { measures } from './measures/index.ts'
import { randomOf } from './random.ts'

const families = [...algebra, ...geometry, ...measures, ...data]

function familyOf(id: string): ItemFamily {
  const family = families.find((one) => one.id === id)
  if (!family) throw new Error(`no family ${id}`)
  return family
}

const seed = 3
const made = (id: string, tier: ResourceTier, language: Language, aim: string | null): MadeItem =>
  familyOf(id).make(randomOf(seed), tier, language, aim)

function shown(id: string, tier: ResourceTier, language: Language, aim: string): (string | null)[] {
  const { prompt, answer, wrong } = made(id, tier, language, aim)
  if (answer.kind !== 'value') throw new Error('not a value')
  return [typedText(prompt), typedText(answer.shown), wrong && typedText(wrong.shown)]
}

/** No-break spaces are tested elsewhere, and can't be told apart here. */
const plainGaps = (text: string | null) => text?.replaceAll('\u00a0', ' ')

type Example = [string, ResourceTier, Language, string, string, string, string]

describe('algebra', () => {
  it.each<Example>([
    [
      ...(['two-step-equation', 'core', 'en', 'keeps-sign'] as const),
      ...(['Solve the equation $4x+10=22$.', '$x=3$', '$x=8$'] as const),
    ],
    [
      ...(['two-step-equation', 'core', 'fr', 'keeps-sign'] as const),
      ...(['Résous l’équation $4x+10=22$.', '$x=3$', '$x=8$'] as const),
    ],
    [
      ...(['two-step-equation', 'core', 'ar', 'keeps-sign'] as const),
      ...(['حُلَّ المعادلة $4x+10=22$.', '$x=3$', '$x=8$'] as const),
    ],
    [
      ...(['missing-number', 'support', 'en', 'equals-as-result'] as const),
      ...(['Write the missing number.\n$7+2=\\square +3$', '$6$', '$9$'] as const),
    ],
    [
      ...(['geometric-next-term', 'core', 'fr', 'adds-difference'] as const),
      'On multiplie toujours par le même nombre. Écris le nombre suivant.\n$6;12;24;48;\\square$',
      ...(['$96$', '$72$'] as const),
    ],
    [
      ...(['share-in-ratio', 'challenge', 'ar', 'divides-by-own-part'] as const),
      'تتقاسم لينا وسامي ونورا 96 بطاقة بنسبة 3 إلى 4 إلى 1 على الترتيب. كم بطاقة يأخذ سامي؟',
      ...(['$48$', '$24$'] as const),
    ],
  ])('%s %s in %s shows what someone finds who makes the error %s', (id, tier, language, aim, ...texts) => {
    expect(shown(id, tier, language, aim).map(plainGaps)).toEqual(texts)
  })
})

describe('geometry', () => {
  it.each<Example>([
    [
      ...(['rectangle-perimeter', 'core', 'en', 'area-for-perimeter'] as const),
      ...(['A rectangle is 17 cm long and 11 cm wide. Work out its perimeter.', '56 cm', '187 cm²'] as const),
    ],
    [
      ...(['rectangle-perimeter', 'challenge', 'fr', 'area-for-perimeter'] as const),
      'Un rectangle a une longueur de 14,5 cm et une largeur de 9,1 cm. Calcule son périmètre.',
      ...(['47,2 cm', '131,95 cm²'] as const),
    ],
    [
      ...(['triangle-area', 'support', 'ar', 'forgets-half'] as const),
      ...(['مثلث طول قاعدته 2 مم وارتفاعه 6 مم. احسب مساحته.', '6 مم²', '12 مم²'] as const),
    ],
  ])('%s %s in %s shows what someone finds who makes the error %s', (id, tier, language, aim, ...texts) => {
    expect(shown(id, tier, language, aim).map(plainGaps)).toEqual(texts)
  })
})

describe('measures', () => {
  it.each<Example>([
    [
      ...(['convert-length', 'challenge', 'en', 'wrong-way'] as const),
      ...(['Convert.\n4.12 m = $\\square$ cm', '$412$', '$0.0412$'] as const),
    ],
    [
      ...(['convert-length', 'challenge', 'fr', 'wrong-way'] as const),
      ...(['Convertis.\n4,12 m = $\\square$ cm', '$412$', '$0{,}0412$'] as const),
    ],
    [
      ...(['convert-time', 'support', 'ar', 'hundred-minutes'] as const),
      ...(['حوّل.\n3 دقائق = $\\square$ ثانية', '$180$', '$300$'] as const),
    ],
    [
      ...(['time-after', 'core', 'en', 'hundred-minutes'] as const),
      'A programme starts at 8:45 and lasts 1 h 35 min. At what time does it end?',
      ...(['10:20', '9:80'] as const),
    ],
    [
      ...(['read-clock', 'core', 'fr', 'swaps-hands'] as const),
      'Quelle heure indique l’horloge ? Écris les heures et les minutes.',
      ...(['9 h 05', '1 h 45'] as const),
    ],
    [
      ...(['date-after', 'core', 'ar', 'counts-first-day'] as const),
      'اليوم هو 22 يناير 2027. ما التاريخ بعد 15 يومًا؟',
      ...(['6 فبراير 2027', '5 فبراير 2027'] as const),
    ],
  ])('%s %s in %s shows what someone finds who makes the error %s', (id, tier, language, aim, ...texts) => {
    expect(shown(id, tier, language, aim).map(plainGaps)).toEqual(texts)
  })

  it('the clock of the figure shows the time of the answer', () => {
    for (const tier of resourceTiers) {
      const { figure, check } = made('read-clock', tier, 'en', null)
      if (figure?.kind !== 'clock' || check.kind !== 'clock') throw new Error('no clock')
      expect(check.start).toBe(
        `${String(figure.hour).padStart(2, '0')}:${String(figure.minute).padStart(2, '0')}`,
      )
    }
  })
})

describe('data', () => {
  it.each<Example>([
    [
      ...(['mean', 'support', 'en', 'forgets-to-divide'] as const),
      'These are the marks of a group of students, out of 20:\n$8, 3, 5, 8$\nWork out the mean.',
      ...(['$6$', '$24$'] as const),
    ],
    [
      ...(['median', 'core', 'fr', 'unsorted'] as const),
      'Voici les âges de quelques cousins, en années :\n$11;17;18;8;15;7;14$\nTrouve la médiane.',
      ...(['$14$', '$8$'] as const),
    ],
    [
      ...(['range', 'core', 'ar', 'largest-value'] as const),
      'هذه أعمار بعض أبناء العم بالسنوات:\n$11;6;16;12;12;7;8$\nاحسب المدى.',
      ...(['$10$', '$16$'] as const),
    ],
  ])('%s %s in %s shows what someone finds who makes the error %s', (id, tier, language, aim, ...texts) => {
    expect(shown(id, tier, language, aim).map(plainGaps)).toEqual(texts)
  })

  it('the table of the figure has every number of the calculation', () => {
    for (const tier of resourceTiers) {
      const { figure, check } = made('read-table', tier, 'fr', null)
      if (figure?.kind !== 'table' || check.kind !== 'arithmetic') throw new Error('no table')
      const cells = figure.rows.flat()
      for (const number of check.expression.split(/[+-]/u)) expect(cells).toContain(number)
    }
  })
})

it.each(languages)('every option for a later date has its year in %s', (language) => {
  const family = familyOf('date-after')
  const options = resourceTiers.flatMap((tier) =>
    Array.from({ length: 15 }, (_, seed) =>
      makeItem({
        id: 'item',
        family,
        seed,
        tier,
        language,
        aim: null,
        skill: null,
        asChoice: true,
        age: null,
      }),
    ).flatMap(({ answer }) => (answer.kind === 'choice' ? answer.options : [])),
  )
  expect(options.length).toBeGreaterThan(0)
  for (const { content } of options) expect(typedText(content)).toMatch(/\d{4}$/u)
})

it('one day isn’t “1 days”', () => {
  const steps = Array.from({ length: 20 }, (_, seed) =>
    familyOf('convert-time').make(randomOf(seed), 'support', 'en', null).steps.map(typedText),
  ).flat()
  expect(steps.some((step) => /\b1\sday\b/u.test(step))).toBe(true)
  for (const step of steps) expect(step).not.toMatch(/\b1\sdays\b/u)
})

it('an item is the same task in all languages, with the same numbers in its check', () => {
  for (const { id, errors } of families)
    for (const tier of resourceTiers)
      for (const aim of [null, ...Object.keys(errors)]) {
        const [first, ...others] = languages.map((language) => made(id, tier, language, aim).check)
        for (const other of others) expect(other, `${id} ${tier} ${aim}`).toEqual(first)
      }
})
