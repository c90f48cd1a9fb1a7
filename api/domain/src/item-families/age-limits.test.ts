import { describe, expect, it } from 'vitest'
import { resourceTiers, type ResourceItem } from '../resources/item.ts'
import { verifyItem } from '../resources/verify-item.ts'
import { typedText } from '../resources/rich-text.ts'
import { errorKeysAt, limitingAge, mostAt } from './age-limits.ts'
import { familiesForLevel, familiesOfSubject } from './find-families.ts'
import type { ItemFamily } from './item-family.ts'
import { makeItem } from './make-item.ts'
import { makeSheet } from './make-sheet.ts'
import { planSheet } from './plan-sheet.ts'
import { seedOf } from './random.ts'
import { remakeItem } from './remake-item.ts'
import type { SheetWish } from './sheet-plan.ts'

const draws = 2
const language = 'fr'
const subject = 'Mathématiques'

const offered = (level: string): ItemFamily[] =>
  familiesForLevel(familiesOfSubject({ language, subject, level }), level)

/** Items of every tier, with and without options, aimed at nothing or at each error of the family. */
function itemsOf(family: ItemFamily, level: string): ResourceItem[] {
  const age = limitingAge(level)
  return resourceTiers.flatMap((tier) =>
    [null, ...errorKeysAt(family, age)].flatMap((key) =>
      Array.from({ length: draws }, (_, draw) =>
        makeItem({
          ...{ id: 'item', family, tier, language, age, skill: null, asChoice: draw % 2 === 1 },
          ...{ seed: seedOf(family.id, draw), aim: key === null ? null : { key, name: key } },
        }),
      ),
    ),
  )
}

const resultsOf = ({ answer }: ResourceItem): string[] =>
  answer.kind === 'value'
    ? [typedText(answer.shown)]
    : answer.kind === 'choice'
      ? answer.options.map(({ content }) => typedText(content))
      : []

/** What is asked, with its answer and the numbers of its figure. */
const asked = ({ prompt, steps, figure }: ResourceItem, results: readonly string[]): string =>
  [
    typedText(prompt),
    ...steps.map(typedText),
    ...results,
    ...(figure?.kind === 'table' ? figure.rows.flat() : []),
  ]
    .join(' | ')
    .replaceAll(String.raw`\,`, '')

const everything = (item: ResourceItem): string =>
  asked(item, [...resultsOf(item), item.error ? typedText(item.error.wrong) : ''])

const hasDecimal = (text: string) => /\d(?:\{,\}|[,.])\d/u.test(text.replaceAll(/\d,(?:[a-zé]|Lundi)/gu, ''))
const hasMinus = (text: string) => /(?:^|[$=;(<>|])\s*-\s*\d/u.test(text)
/** The largest number, but for the years of dates. */
const largest = (text: string) =>
  Math.max(...[...text.replaceAll(/(?<=\p{L} )20\d\d/gu, '').matchAll(/\d+/gu)].map(Number), 0)

describe.each(['CP', 'CE1', 'CE2', 'CM2'])('every family that is offered in %s', (level) => {
  const age = limitingAge(level) ?? 0
  const isAbout = (subjectOf: RegExp, { id }: ItemFamily) => subjectOf.test(id)

  it.each(offered(level).map((family) => [family.id, family] as const))('%s', (_, family) => {
    const problems = itemsOf(family, level).flatMap((item) => {
      const [all, own] = [
        everything(item),
        asked(item, resultsOf({ ...item, answer: item.answer }).slice(0, 1)),
      ]
      const answer = item.answer.kind === 'choice' ? asked(item, []) : own
      return [
        ...(item.verification.state === 'verified' ? [] : [`not verified: ${all}`]),
        ...(age < 9 && !isAbout(/decimal/u, family) && hasDecimal(all) ? [`a decimal: ${all}`] : []),
        ...(!isAbout(/integers/u, family) && hasMinus(all) ? [`a negative number: ${all}`] : []),
        ...(largest(answer) > mostAt(age) ? [`a large number: ${answer}`] : []),
      ]
    })
    expect(problems.slice(0, 3)).toEqual([])
  })
})

it('before the age of 8, nothing about decimals is offered', () => {
  for (const level of ['CP', 'CE1'])
    expect(offered(level).filter(({ id }) => /decimal|unit-price/u.test(id))).toEqual([])
})

it('an item is verified and made again for its class, without an age that an older version could not read', () => {
  const wish: SheetWish = {
    ...{ kind: 'practice-sheet', tier: 'core', language, subject, level: 'CP', length: 6, seed: 3 },
    ...{ skills: [{ id: null, name: 'Additionner des nombres entiers' }], questions: [], errors: [] },
  }
  const items = makeSheet(planSheet(wish), wish.seed)
  const [first] = items
  if (!first) throw new Error('an empty sheet')
  for (const { origin } of items)
    expect(Object.keys(origin ?? {}).toSorted()).toEqual(['family', 'seed', 'tier'])
  expect(verifyItem(first, language).state).toBe('verified')
  const others = items.map(({ prompt }) => typedText(prompt))
  for (const direction of ['easier', 'harder', null] as const) {
    const again = remakeItem(first, direction, { language, level: 'CP' }, 7, others)
    expect(again?.verification.state).toBe('verified')
    expect(largest(again ? everything({ ...again, error: null }) : '')).toBeLessThanOrEqual(100)
  }
  // Older items were made without limits, also for young classes. They stay verified, and become easier within them.
  const older = makeSheet(planSheet({ ...wish, level: '' }), wish.seed)
  expect(older.map((item) => verifyItem(item, language).state)).toEqual(older.map(() => 'verified'))
  const [old] = older
  const easier = old && remakeItem(old, 'easier', { language, level: 'CP' }, 7, [])
  expect(largest(easier ? everything({ ...easier, error: null }) : 'none 101')).toBeLessThanOrEqual(100)
})
