import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKeys, normaliseName } from './normalise-name.ts'
import { parseNames } from './parse-names.ts'
import { splitName } from './split-name.ts'

const isSame = (a: [string, string], b: [string, string]) => {
  const keys = nameKeys({ firstName: a[0], lastName: a[1] })
  return nameKeys({ firstName: b[0], lastName: b[1] }).some((key) => keys.includes(key))
}

describe('one person in two spellings', () => {
  it.each<[string, [string, string], [string, string]]>([
    ['accents', ['Élodie', 'Brûlé'], ['Elodie', 'Brule']],
    ['composed and decomposed', ['Zo\u00eb', 'L\u00e9vy'], ['Zoe\u0308', 'Le\u0301vy']],
    ['case', ['marie', 'DUPONT'], ['Marie', 'Dupont']],
    ['ligatures', ['Cœur', 'Lœb'], ['Coeur', 'Loeb']],
    ['hyphens', ['Jean-Pierre', 'Roy'], ['Jean Pierre', 'Roy']],
    ['apostrophes', ['Tom', 'O’Brien'], ['Tom', "O'brien"]],
    ['spaces within a name', ['Abd El Kader', 'Ben Ali'], ['Abdelkader', 'Benali']],
    ['hard and several spaces', ['Marie\u00a0', ' de  la Tour'], ['Marie', 'de la Tour']],
    ['first and last exchanged', ['Marie', 'Dupont'], ['Dupont', 'Marie']],
    ['split at another place', ['Ali Mohamed', 'Ben'], ['Mohamed', 'Ben Ali']],
    ['hamza above', ['أحمد', 'علي'], ['احمد', 'علي']],
    ['hamza below', ['إيمان', 'علي'], ['ايمان', 'علي']],
    ['madda', ['آية', 'علي'], ['اية', 'علي']],
    ['wasla', ['ٱحمد', 'علي'], ['احمد', 'علي']],
    ['hamza on its seats', ['مؤمن', 'رائد'], ['مومن', 'رايد']],
    ['hamza that stands alone', ['شيماء', 'علي'], ['شيما', 'علي']],
    ['tatweel', ['محـــمد', 'علي'], ['محمد', 'علي']],
    ['vowel signs', ['مُحَمَّد', 'عَلِي'], ['محمد', 'علي']],
    ['ta marbuta and alef maqsura', ['فاطمة', 'ليلى'], ['فاطمه', 'ليلي']],
    ['spaces in Arabic', ['عبد الله', 'بن علي'], ['عبدالله', 'بنعلي']],
    ['directional marks', ['\u200fسارة', 'علي'], ['سارة', 'علي\u200e']],
  ])('is recognised: %s', (_what, a, b) => expect(isSame(a, b)).toBe(true))

  it.each<[[string, string], [string, string]]>([
    [
      ['Ann', 'Alee'],
      ['Anna', 'Lee'],
    ],
    [
      ['Marie', 'Dupont'],
      ['Marie', 'Durand'],
    ],
    [
      ['Marie', 'Dupont'],
      ['Marie', ''],
    ],
    [
      ['سارة', 'علي'],
      ['سارة', 'عمر'],
    ],
  ])('is not made of two people: %j %j', (a, b) => expect(isSame(a, b)).toBe(false))

  it('has no key without a letter or digit', () => {
    expect(nameKeys({ firstName: ' - ', lastName: '\u200f' })).toEqual([])
    expect(normaliseName('٣')).toBe('3')
  })
})

describe('splitting a whole name', () => {
  it.each<[string, 'last-first' | 'first-last', string, string]>([
    ['Dupont Marie', 'last-first', 'Marie', 'Dupont'],
    ['Marie Dupont', 'first-last', 'Marie', 'Dupont'],
    ['DUPONT Marie', 'first-last', 'Marie', 'DUPONT'],
    ['Marie Anne DE LA TOUR', 'last-first', 'Marie Anne', 'DE LA TOUR'],
    ['Dupont, Marie Anne', 'first-last', 'Marie Anne', 'Dupont'],
    ['بن علي، محمد', 'first-last', 'محمد', 'بن علي'],
    ['Ben Ali Mohamed', 'last-first', 'Mohamed', 'Ben Ali'],
    ['Mohamed Ben Ali', 'first-last', 'Mohamed', 'Ben Ali'],
    ['Marie de la Tour', 'first-last', 'Marie', 'de la Tour'],
    ['محمد بن علي', 'first-last', 'محمد', 'بن علي'],
    ['بن علي محمد', 'last-first', 'محمد', 'بن علي'],
    ['Ronaldo', 'last-first', 'Ronaldo', ''],
    ['DUPONT MARIE', 'last-first', 'MARIE', 'DUPONT'],
    ['Marie T Dupont', 'first-last', 'Marie T', 'Dupont'],
  ])('%s (%s)', (name, order, firstName, lastName) =>
    expect(splitName(name, order)).toMatchObject({ firstName, lastName }),
  )
})

describe('pasted names', () => {
  const people = (text: string, order?: 'last-first' | 'first-last') =>
    parseNames(text, order).names.map(({ firstName, lastName }) => `${firstName}|${lastName}`)

  it('leaves out numbers, bullets, empty lines and spaces', () => {
    const text = '1. Marie Dupont\r\n\n 2)  Tom   Roy \n• Zoë Lévy\n٤- سارة علي\n5\tAnn Lee\n---'
    expect(people(text)).toEqual(['Marie|Dupont', 'Tom|Roy', 'Zoë|Lévy', 'سارة|علي', 'Ann|Lee'])
  })

  it('takes capitals for the last name, and says which order they tell', () => {
    const parsed = parseNames('DUPONT Marie\nBEN ALI Karim\nMartin Tom')
    expect(parsed).toMatchObject({ order: 'last-first', isCertain: true })
    expect(parsed.names.map(({ lastName }) => lastName)).toEqual(['DUPONT', 'BEN ALI', 'Martin'])
    expect(parseNames('Marie DUPONT\nTom Martin').order).toBe('first-last')
  })

  it('recognises the order of a list that is sorted by last name', () => {
    const sorted = 'Arnaud Zita\nBernard Paula\nCollin Xara\nDenis Kim\nEvrard Bo'
    expect(parseNames(sorted)).toMatchObject({ order: 'last-first', isCertain: true })
    const turned = sorted.replace(/^(\S+) (\S+)$/gm, '$2 $1')
    expect(parseNames(turned)).toMatchObject({ order: 'first-last', isCertain: true })
  })

  it('recognises the order by common first names, Arabic ones too', () => {
    expect(parseNames('Durand Emma\nRoux Hugo').order).toBe('last-first')
    expect(parseNames('بن صالح محمد\nالتونسي فاطمة').order).toBe('last-first')
    expect(parseNames('محمد بن صالح\nفاطمة التونسي').order).toBe('first-last')
  })

  it('says when it only assumes, and lets itself be overridden', () => {
    expect(parseNames('Xara Quill')).toMatchObject({ order: 'first-last', isCertain: false })
    expect(people('Xara Quill', 'last-first')).toEqual(['Quill|Xara'])
  })

  it('keeps cells of a table apart, whatever spaces they hold', () => {
    expect(people('El Amrani\tMohamed Amine\n12\tDe Vries\tAnna', 'last-first')).toEqual([
      'Mohamed Amine|El Amrani',
      'Anna|De Vries',
    ])
  })

  it('is certain of lines with a comma, and names the line each came from', () => {
    const parsed = parseNames('\nDupont, Marie\nRoy, Tom')
    expect(parsed.isCertain).toBe(true)
    expect(parsed.names.map(({ line }) => line)).toEqual([1, 2])
  })
})

describe('any pasted text', () => {
  it('gives each line with a letter one name, and loses no word of it', () => {
    const line = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => text.replace(/[\p{Z}\p{C};]/gu, ' '))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const { names } = parseNames(lines.join('\n'))
        const withLetter = lines.flatMap((text, index) => (/\p{L}/u.test(text) ? [index] : []))
        expect(names.map((name) => name.line)).toEqual(withLetter)
        for (const { line: index, firstName, lastName } of names) {
          const words = (text: string) => (text.match(/\p{L}+/gu) ?? []).sort()
          expect(words(`${firstName} ${lastName}`)).toEqual(words(lines[index] ?? ''))
        }
      }),
      { examples: [[[',À,一']]] },
    )
  })
})
