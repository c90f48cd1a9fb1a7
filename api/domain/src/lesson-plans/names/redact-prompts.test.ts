import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import type { NamedStudent } from './name-spellings.ts'
import { nameWords } from './name-tokens.ts'
import { redactDeep } from './redact-names.ts'

const latinFirst =
  'Sara|Léa|Zoë|Mark|Rose|Jean-Pierre|Anne Marie|Noé|Chloé|Élodie|Will|Marie-Ève|Abderrahmane|Abd Errahmane|Nour-Eddine|Zeynep|Søren|Łukasz|Jo-Ann|N’Golo|İbrahim|Jürgen|Grace|Hope'
const latinLast =
  'Ben Ali|de la Tour|O’Neil|Smith-Jones|El Amrani|al-Fassi|van der Berg|Müller|Nguyễn|D’Angelo|Petit|Stone|McDonald|Saint-Exupéry|Ould Ahmed|Çelik|Björk|da Silva|Bou Saïd'
const arabicFirst =
  'سارة|محمد|فاطمة الزهراء|عبد الله|أحمد|إيمان|آية|رؤى|ليلى|عبد الرحمن|نور الدين|شيماء|مؤمن|علي|هدى'
const arabicLast = 'العلوي|بن علي|الفاسي|بنعبد الله|أبو زيد|الشريف|ولد أحمد|التازي|القاضي'
const pick = (names: string) => fc.constantFrom(...names.split('|'))

const letters = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const anyLatin = letters('abcdefghijklmnopqrstuvwxyzàâéèêëïôöüçñšø', 4, 9).map(capital)
const anyArabic = letters('ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآةىؤئ', 4, 7)

const latinStudent: fc.Arbitrary<NamedStudent> = fc.record({
  firstName: fc.oneof(pick(latinFirst), anyLatin),
  lastName: fc.oneof(pick(latinLast), anyLatin),
})
const arabicStudent: fc.Arbitrary<NamedStudent> = fc.record({
  firstName: fc.oneof(pick(arabicFirst), anyArabic),
  lastName: fc.oneof(pick(arabicLast), anyArabic),
})

const changeCase = {
  same: (text: string) => text,
  lower: (text: string) => text.toLowerCase(),
  upper: (text: string) => text.toUpperCase(),
  mixed: (text: string) => [...text].map((one, at) => (at % 2 ? one.toUpperCase() : one)).join(''),
}
const changeAccents = {
  same: (text: string) => text,
  none: (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  decomposed: (text: string) => text.normalize('NFD'),
}
const changeArabic = {
  same: (text: string) => text,
  withoutHamza: (text: string) => text.replace(/[أإآ]/g, 'ا').replace(/ؤ/g, 'و').replace(/ئ/g, 'ي'),
  endings: (text: string) => text.replace(/ة(?!\p{L})/gu, 'ه').replace(/ى(?!\p{L})/gu, 'ي'),
  vowels: (text: string) => text.replace(/\p{L}/gu, (letter, at: number) => letter + 'َُِّ'.charAt(at % 4)),
  tatweel: (text: string) => text.replace(/(?<=\p{L})(?=\p{L})/u, 'ـــ'),
  decomposed: (text: string) => text.normalize('NFD'),
}
const oneOf = <T>(changes: Record<string, T>) => fc.constantFrom(...Object.values(changes))

/** A name as it may be written, with what stands directly before and after it. */
interface WrittenName {
  before: string
  name: string
  after: string
}

const partsOf = ({ firstName, lastName }: NamedStudent) => [
  firstName,
  lastName,
  `${firstName} ${lastName}`,
  `${lastName} ${firstName}`,
  // A word of a double name, unless many names contain it.
  ...`${firstName} ${lastName}`
    .split(/[\s-]/u)
    .filter((word) => word.length > 3 && !/^(?:Saint|Ould|Eddine|عبد|ولد|الله|الدين|.*[’'].*)$/u.test(word)),
]

/** A name of one of these students, spelled in some way. */
const writtenName = (roster: readonly NamedStudent[]): fc.Arbitrary<WrittenName> =>
  fc
    .record({
      student: fc.constantFrom(...roster),
      part: fc.nat(7),
      join: fc.constantFrom(' ', '-', '', '‑', '\u00a0', '  ', '_'),
      recase: oneOf(changeCase),
      accents: oneOf(changeAccents),
      arabic: oneOf(changeArabic),
      prefix: fc.constantFrom('', 'و', 'ف', 'ب', 'ل', 'ك', 'وب', 'ول'),
      before: fc.constantFrom('', '(', '"', '«\u00a0', 'd’', '/', '[', '@', '—'),
      after: fc.constantFrom('', "'s", '’s', "'", '.', ',', '؟', '!', ')', ':', '»', '/', '…'),
    })
    .map(({ student, part, join, recase, accents, arabic, prefix, before, after }) => {
      const parts = partsOf(student)
      const chosen = parts[part % parts.length] ?? ''
      const spelled = chosen.replace(/[\s-]/gu, join)
      const isArabic = /\p{Script=Arabic}/u.test(chosen)
      if (!isArabic) return { before, name: accents(recase(spelled)), after }
      // After "to", the article loses its first letter.
      const name = prefix.endsWith('ل') && spelled.startsWith('ال') ? `ل${spelled.slice(2)}` : spelled
      return { before: before.replace('d’', '') + prefix, name: arabic(name), after }
    })

const fillers =
  'explain|the|lesson|step|by|table|groupe|les|exercices|avant|puis|with|fractions|درس|الكسور|ثم|تمرين|السؤال|work'

/** First names of these rosters that are words of the language of the plan. */
const ordinary = { en: /^(?:will|mark|rose|grace|hope)$/u, fr: /^(?:rose|grace|pierre)$/u, ar: /^(?!)/u }

/** Ordinary words between the names of a prompt. */
const filler = fc.array(pick(fillers), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

/** A longer word that begins with a name, or ends with one. */
const longerWord = (roster: readonly NamedStudent[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...roster.flatMap(({ firstName, lastName }) => [firstName, lastName])),
      fc.constantFrom('ing', 'ette', 'ment', 'able'),
      fc.constantFrom('تنا', 'يات', 'ستان'),
      fc.boolean(),
    )
    .map(([name, latin, arabic, isPrefix]) => {
      const word = name.replace(/.*[\s’-]/u, '')
      const added = /\p{Script=Arabic}/u.test(word) ? arabic : latin
      return isPrefix ? `${added}${word.toLowerCase()}` : `${word}${added}`
    })

const rosters = fc.array(fc.oneof(latinStudent, arabicStudent), { minLength: 1, maxLength: 30 })
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const prompts = rosters.chain((ofClass) =>
  fc.record({
    ofClass: fc.constant(ofClass),
    names: fc.array(fc.tuple(filler, writtenName(ofClass)), { minLength: 1, maxLength: 6 }),
    end: filler,
  }),
)

it('no name of a class survives in a prompt, in any spelling, and all other words stay', () => {
  fc.assert(
    fc.property(prompts, ({ ofClass, names, end }) => {
      const text = names.map(([words, { before, name, after }]) => `${words} ${before}${name}${after}`)
      const wanted = names.map(
        ([words, { before, after }]) =>
          `${escaped(`${words} ${before}`)}(?:ل[\\p{M}ـ]*)?S\\d{2,}${escaped(after)}`,
      )
      const { value } = redactDeep({ topic: `${text.join(' ')} ${end}` }, { ofClass, others: [] })
      expect(value.topic).toMatch(new RegExp(`^${wanted.join(' ')} ${escaped(end)}$`, 'u'))
    }),
    propertyRuns(500),
  )
})

it('an ordinary word in lower case may stay in a sentence of its language, and no other spelling of a name', () => {
  const cases = fc.record({
    prompt: prompts,
    language: fc.constantFrom('en', 'fr', 'ar'),
    property: fc.constantFrom('topic', 'wishes'),
  })
  fc.assert(
    fc.property(cases, ({ prompt: { ofClass, names, end }, language, property }) => {
      const text = names.map(([words, { before, name, after }]) => `${words} ${before}${name}${after}`)
      const roster = { ofClass, others: [] }
      const redactedIn = (chosen?: 'en' | 'fr' | 'ar') =>
        redactDeep({ [property]: `${text.join(' ')} ${end}` }, roster, chosen).value[property] ?? ''
      const [strict, lenient] = [redactedIn(), redactedIn(language)]
      const kept = lenient.split(/\s/u).filter((word) => !strict.split(/\s/u).includes(word))
      for (const word of kept)
        for (const letters of word.match(/[\p{L}\p{M}]+/gu) ?? []) {
          const isPseudonym = /^S\d*$/u.test(letters)
          expect(isPseudonym || (letters === letters.toLowerCase() && ordinary[language].test(letters))).toBe(
            true,
          )
        }
    }),
    propertyRuns(500),
  )
})

it('a longer word that contains a name stays', () => {
  const cases = rosters.chain((ofClass) =>
    fc.record({
      ofClass: fc.constant(ofClass),
      words: fc.array(longerWord(ofClass), { minLength: 1, maxLength: 5 }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ ofClass, words }) => {
      const others = new Set(
        ofClass.flatMap(({ firstName, lastName }) => nameWords(`${firstName} ${lastName}`)),
      )
      fc.pre(words.every((word) => !others.has(nameWords(word).join(''))))
      const text = words.join(', ')
      expect(redactDeep({ topic: text }, { ofClass, others: [] }).value.topic).toBe(text)
    }),
    propertyRuns(200),
  )
})

it('the names of other classes don’t survive with a capital, and single names in lower case stay', () => {
  const students = fc.array(latinStudent, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(students, filler, (others, words) => {
      const spellings = others.flatMap(({ firstName, lastName }) => [
        nameWords(firstName),
        nameWords(lastName),
      ])
      const double = new Set(spellings.filter(({ length }) => length > 1).map((name) => name.join('')))
      for (const { firstName, lastName } of others) {
        const named = `${words} ${firstName} ${lastName.toLowerCase()}, ${firstName} ${words}`
        const { topic } = redactDeep({ topic: named }, { ofClass: [], others }).value
        expect(topic).toMatch(new RegExp(`^${words} S\\d{2,}(?: [^S]+)?, S\\d{2,} ${words}$`, 'u'))
        const [name = '', more] = nameWords(firstName)
        if (more !== undefined || double.has(name)) continue
        const ordinary = `${words} ${firstName.toLowerCase()}`
        expect(redactDeep({ topic: ordinary }, { ofClass: [], others }).value.topic).toBe(ordinary)
      }
    }),
    propertyRuns(20),
  )
})

it('in sentences, no name survives either, while words that sound like one may go with it', () => {
  fc.assert(
    fc.property(prompts, ({ ofClass, names, end }) => {
      const text = names.map(([words, { before, name, after }]) => `${words} ${before}${name}${after}`)
      const { wishes } = redactDeep({ wishes: `${text.join(' ')} ${end}` }, { ofClass, others: [] }).value
      for (const [, { before, name }] of names)
        expect(wishes).not.toMatch(
          new RegExp(`(?<!\\p{L})${escaped(before.replace(/^\P{L}+/u, '') + name)}(?![\\p{L}\\p{M}])`, 'u'),
        )
    }),
    propertyRuns(200),
  )
})
