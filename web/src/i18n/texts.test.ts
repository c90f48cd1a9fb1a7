import { errorCodes } from '@classeur/contracts'
import { lessonNoteCodes } from '@classeur/domain/lesson-plans'
import { mostAdjustedGroups, needGroupLetter } from '@classeur/domain/marks'
import { describe, expect, it } from 'vitest'

type Texts = { [key: string]: string | Texts }
const files = import.meta.glob<Texts>('./{en,fr,ar}/*.json', { import: 'default', eager: true })
const languages = ['en', 'fr', 'ar'] as const
const areas = [...new Set(Object.keys(files).map((path) => path.split('/')[2] ?? ''))]
const pluralSuffix = /_(zero|one|two|few|many|other)$/

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
const textsOf = (language: string, area: string) => flatten(files[`./${language}/${area}`] ?? {})
const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join()

describe('the interface texts', () => {
  it.each(languages)(
    'have an entry in %s for every code of the error catalogue and for nothing else',
    (language) => {
      const expected = errorCodes.flatMap((code) => [`${code}.advice`, `${code}.title`]).sort()
      expect(
        textsOf(language, 'errors.json')
          .map(([key]) => key)
          .sort(),
      ).toEqual(expected)
    },
  )

  it.each(languages)(
    'have an entry in %s for every note on a lesson plan and for nothing else',
    (language) => {
      const keys = textsOf(language, 'lesson-notes.json').map(([key]) => key)
      expect(keys.sort()).toEqual([...lessonNoteCodes].sort())
    },
  )

  it.each(languages)(
    'give the need-groups in %s the letters that documents and lesson plans give them',
    (language) => {
      const letters = Array.from({ length: mostAdjustedGroups }, (_, position) =>
        needGroupLetter(position, language),
      ).join(' ')
      const textOf = (area: string, key: string) => new Map(textsOf(language, area)).get(key)
      expect(textOf('mark-errors.json', 'groups.letters')).toBe(letters)
      expect(textOf('resources.json', 'audience.letters')).toBe(letters)
    },
  )

  it('use one French term for a lesson plan and one for the school', () => {
    const others = /fiches? de préparation|école/i
    const wrong = areas.flatMap((area) => textsOf('fr', area).filter(([, text]) => others.test(text)))
    expect(wrong).toEqual([])
  })

  it.each(areas)('%s has the same keys in all three languages', (area) => {
    const keysOf = (language: string) =>
      [...new Set(textsOf(language, area).map(([key]) => key.replace(pluralSuffix, '')))].sort()
    expect(keysOf('fr')).toEqual(keysOf('en'))
    expect(keysOf('ar')).toEqual(keysOf('en'))
  })

  it.each(areas)('%s has every plural form its language needs', (area) => {
    for (const language of languages) {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const keys = new Set(textsOf(language, area).map(([key]) => key))
      const counted = new Set(
        [...keys].filter((key) => pluralSuffix.test(key)).map((key) => key.replace(pluralSuffix, '')),
      )
      const missing = [...counted]
        .flatMap((key) => needed.map((form) => `${key}_${form}`))
        .filter((key) => !keys.has(key))
      expect({ language, missing }).toEqual({ language, missing: [] })
    }
  })

  it.each(areas)('%s uses the same values in all three languages', (area) => {
    const english = new Map(textsOf('en', area))
    for (const language of ['fr', 'ar']) {
      for (const [key, text] of textsOf(language, area)) {
        if (pluralSuffix.test(key)) continue
        expect({ key, values: placeholders(text) }).toEqual({
          key,
          values: placeholders(english.get(key) ?? ''),
        })
      }
    }
  })

  it('keep French two-part punctuation on the same line as its word', () => {
    const loose = areas.flatMap((area) =>
      textsOf('fr', area).filter(([, text]) => /\u0020[:;?!»%€]|«\u0020/u.test(text)),
    )
    expect(loose).toEqual([])
  })

  it('have no exclamation marks', () => {
    const shouting = languages.flatMap((language) =>
      areas.flatMap((area) => textsOf(language, area).filter(([, text]) => text.includes('!'))),
    )
    expect(shouting).toEqual([])
  })
})
