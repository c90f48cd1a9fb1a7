import { describe, expect, it } from 'vitest'
import { nameSearch } from './name-search.ts'
import { namesInTwoScripts as pairs } from './testing/names-in-two-scripts.ts'

const finds = (typed: string, name: string) => nameSearch(typed)(name)

describe('a name in the other script', () => {
  it.each(pairs)('%s finds %s', (latin, arabic) => expect(finds(latin, arabic)).toBe(true))

  it.each(pairs)('%s is found by %s', (latin, arabic) => expect(finds(arabic, latin)).toBe(true))

  it('is found after every letter typed', () => {
    for (const [latin, arabic] of pairs) {
      for (let length = 1; length <= latin.length; length += 1)
        expect({ typed: latin.slice(0, length), finds: finds(latin.slice(0, length), arabic) }).toEqual({
          typed: latin.slice(0, length),
          finds: true,
        })
    }
  })

  it.each([
    ['mohamed ben ali', 'محمد بن علي'],
    ['ali moh', 'محمد بن علي'],
    ['hassan', 'الحسن'],
    ['el hassan', 'الحسن'],
    ['nour eddine', 'نور الدين'],
    ['عبد الرحمن', 'Abderrahmane Alaoui'],
    ['فاطمة الزهراء', 'Fatima Zahra El Idrissi'],
    ['بن صالح', 'Karim Ben Salah'],
  ])('is found by several words: %s, %s', (typed, name) => expect(finds(typed, name)).toBe(true))
})

describe('a different name', () => {
  it.each([
    ['imane', 'أمين'],
    ['amine', 'إيمان'],
    ['amina', 'أمين'],
    ['dima', 'آدم'],
    ['adam', 'ديما'],
    ['ahmed', 'محمد'],
    ['mohamed', 'أحمد'],
    ['hamid', 'أحمد'],
    ['ali', 'عمر'],
    ['omar', 'عامر'],
    ['khaled', 'كامل'],
    ['kamel', 'خليل'],
    ['sara', 'سمر'],
    ['samira', 'سمر'],
    ['salma', 'سليم'],
    ['sami', 'سالم'],
    ['nour', 'نادر'],
    ['rania', 'رامي'],
    ['hassan', 'حسين'],
    ['hussein', 'حسن'],
    ['jamal', 'كمال'],
    ['leila', 'لينا'],
    ['walid', 'خالد'],
    ['yasmine', 'ياسين'],
    ['chaima', 'سيما'],
    ['sima', 'شيماء'],
    ['zineb', 'زينة'],
    ['bilal', 'بلقيس'],
    ['tarek', 'طارف'],
    ['smith', 'سامي'],
    ['12', 'أحمد'],
  ])('%s does not find %s', (typed, name) => expect(finds(typed, name)).toBe(false))

  it.each([
    ['محمد', 'Ahmed'],
    ['أمين', 'Imane'],
    ['إيمان', 'Amine'],
    ['سمير', 'Samar'],
    ['حسين', 'Hassan'],
    ['خالد', 'Kamel'],
    ['شيماء', 'Sima'],
    ['علي', 'Omar'],
  ])('%s does not find %s', (typed, name) => expect(finds(typed, name)).toBe(false))
})

it.each([
  ['samir', 'سمر'],
  ['mahmoud', 'محمد'],
  ['أمين', 'Amina'],
])('%s finds %s too, because Arabic omits short vowels and typed text may be incomplete', (typed, name) =>
  expect(finds(typed, name)).toBe(true),
)

it('a search finds names of the same script by prefixes of their words, and ignores accents, case and hamza', () => {
  expect(finds('elo dup', 'Éloïse Dupont')).toBe(true)
  expect(finds('احمد', 'أحمد')).toBe(true)
  expect(finds('حسن', 'الحسن')).toBe(true)
  expect(finds('loise', 'Éloïse')).toBe(false)
  expect(finds('ahmed', 'Ahmad')).toBe(false)
})
