import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { defaultErrorTypes } from '../../marks/error-types/default-error-types.ts'
import { languages, type Language } from '../../text/language.ts'
import type { NoteFacts } from './note-facts.ts'
import { noteFindings } from './note-findings.ts'
import { noteRules } from './note-rules.ts'
import { parentNote } from './parent-note.ts'

const facts: NoteFacts = {
  student: { firstName: 'Leo', lastName: 'Marsh' },
  exam: { title: 'Fractions', date: '18 November' },
  result: '11.5 / 20',
  strengths: ['Compare fractions', 'Draw fractions', 'Name fractions'],
  work: [
    {
      skill: 'Add fractions',
      error: { type: null, name: 'Adds top and bottom', correction: 'Same denominator first.' },
      example: '1/5 + 3/5',
    },
    { skill: 'Solve problems', error: { type: 'reading', name: 'Reading', correction: null }, example: null },
    { skill: 'Round numbers', error: null, example: null },
  ],
  sheet: 'Adding fractions',
  comparison: null,
  others: [{ firstName: 'Mia', lastName: 'Reed' }],
}

describe('a note to parents', () => {
  it('says the result, two strengths, two points with the error and the help, the sheet and the invitation', () => {
    expect(parentNote(facts, 'en')).toEqual({
      greeting: 'To the family of Leo,',
      paragraphs: [
        'Here is news of the work of Leo in “Fractions” (18 November). Result: 11.5 / 20.',
        'What goes well: Compare fractions and Draw fractions.',
        'What needs practice: Add fractions. What the paper shows: Adds top and bottom. At home, this reminder helps: Same denominator first.',
        'What needs practice: Solve problems. The answer is to another question than the one that was asked. At home, it helps to read the question twice and underline what is asked.',
        'The practice sheet “Adding fractions” comes with this note. If you would like to talk about it, you are welcome to get in touch.',
      ],
      closing: 'Kind regards,',
    })
  })

  it('says that there is no result, and leaves out what is unknown', () => {
    const bare = {
      ...facts,
      result: null,
      strengths: [],
      work: [],
      sheet: null,
      exam: { title: 'Test', date: null },
    }
    expect(parentNote(bare, 'fr').paragraphs).toEqual([
      'Voici des nouvelles du travail de Leo dans l’évaluation «\u00a0Test\u00a0». Il n’y a pas encore de résultat.',
      'Si vous souhaitez en parler, vous pouvez me contacter quand vous voulez.',
    ])
  })

  it('leaves out how a school names an error if it blames the child or names an illness', () => {
    const named = (name: string, correction: string | null) =>
      parentNote(
        { ...facts, work: [{ skill: 'Add', error: { type: null, name, correction }, example: '1/5' }] },
        'en',
      ).paragraphs.join(' ')
    expect(named('Careless work', null)).not.toContain('Careless')
    expect(named('Forgets the sign', 'Not so lazy.')).not.toContain('lazy')
    expect(named('Forgets the sign', 'Not so lazy.')).toContain('1/5')
  })

  it('elides the French preposition before a vowel', () => {
    const amina = { ...facts, student: { firstName: 'Amina', lastName: 'Marsh' } }
    expect(parentNote(amina, 'fr').greeting).toBe('À la famille d’Amina,')
  })
})

const someWords = (most: number) =>
  fc
    .array(
      fc.constantFrom(
        'adding',
        'fractions',
        'the',
        'average',
        'of',
        '3',
        'numbers',
        'weak',
        'كسور',
        'moyenne',
      ),
      {
        minLength: 1,
        maxLength: most,
      },
    )
    .map((words) => words.join(' '))
const error = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...defaultErrorTypes).map((type) => ({ type, name: type, correction: null })),
  fc.record({
    type: fc.constant(null),
    name: someWords(20),
    correction: fc.option(someWords(30)),
  }),
)
const names: Readonly<Record<Language, readonly string[]>> = {
  en: ['Leo', 'Mary Ann', 'Élise'],
  fr: ['Léo', 'Amina', 'Jean Paul'],
  ar: ['سارة', 'عبد الله', 'ليو'],
}
const anyFacts = (language: Language): fc.Arbitrary<NoteFacts> =>
  fc.record({
    student: fc.constantFrom(...names[language]).map((firstName) => ({ firstName, lastName: 'Marsh' })),
    exam: fc.record({ title: someWords(20), date: fc.option(fc.constant('18 / 11 / 2026')) }),
    result: fc.option(fc.constantFrom('11.5 / 20', '٨٫٥ / ٢٠', '7,25 / 10')),
    strengths: fc.array(someWords(25), { maxLength: 4 }),
    work: fc.array(
      fc.record({ skill: someWords(25), error, example: fc.option(fc.constantFrom('1/5 + 3/5', '2 × 7')) }),
      {
        maxLength: 4,
      },
    ),
    sheet: fc.option(someWords(15)),
    comparison: fc.option(fc.constantFrom('12.5', '12.5 / 20')),
    others: fc.constant([
      { firstName: 'Mia', lastName: 'Reed' },
      { firstName: 'مفيد', lastName: 'كريمة' },
      { firstName: 'Grace', lastName: 'Bien' },
    ]),
  })

it.each(languages)('whatever the facts, a note in %s keeps the rules', (language) => {
  fc.assert(
    fc.property(anyFacts(language), (any) => {
      expect(noteFindings(parentNote(any, language), any, language)).toEqual([])
    }),
    propertyRuns(200),
  )
})

it.each(languages)('the rules in %s name the limits that the checks use', (language) => {
  const text = noteRules[language].join('\n')
  expect(text).toContain('22')
  expect(text).toContain('160')
  expect(noteRules[language]).toHaveLength(noteRules.en.length)
})
