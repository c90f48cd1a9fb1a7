import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPastedNames } from './read-pasted-names.ts'

type Order = 'last-first' | 'first-last'
const people = (text: string, order?: Order) =>
  readPastedNames(text, order).names.map(({ firstName, lastName }) => `${firstName}|${lastName}`)
const refusals = (text: string) =>
  readPastedNames(text).refused.map(({ line, text: words, reason }) => [line, words, reason])

describe('every pasted line', () => {
  it('becomes a row or is refused with a reason: =1+1, 12345, -2 Bob', () => {
    const read = readPastedNames('Marie Dupont\n=1+1\n12345\n-2 Bob\n')
    expect(read).toMatchObject({ lines: 4, blank: 0 })
    expect(read.refused.map(({ line, text, reason }) => [line, text, reason])).toEqual([
      [1, '=1+1', 'formula'],
      [2, '12345', 'no-letter'],
    ])
    expect(read.names.map(({ firstName, lastName, leftOut }) => [firstName, lastName, leftOut])).toEqual([
      ['Marie', 'Dupont', []],
      ['Bob', '', ['-2']],
    ])
  })

  it('is counted, blank lines separately; a final line break starts no new line', () => {
    expect(readPastedNames('')).toMatchObject({ lines: 0, blank: 0 })
    expect(readPastedNames('Ann Lee\r\n')).toMatchObject({ lines: 1, blank: 0 })
    expect(readPastedNames('\n \t\nAnn Lee\n\n')).toMatchObject({ lines: 4, blank: 3 })
  })

  it('is refused if it contains a control character; invisible marks are removed', () => {
    expect(refusals('Bob\u0000 Lee\nAnn\u0007')).toEqual([
      [0, 'Bob\u0000 Lee', 'control-character'],
      [1, 'Ann\u0007', 'control-character'],
    ])
    expect(people('\u202bسارة علي\u202c')).toEqual(['سارة|علي'])
  })

  it('is refused if it is too long for a name or contains only list marks', () => {
    expect(refusals(`${'x'.repeat(81)}\n---\n• 3`).map(([, , reason]) => reason)).toEqual([
      'too-long',
      'no-letter',
      'no-letter',
    ])
  })

  it('is read, refused or blank for any pasted text, and no word of it is lost', () => {
    const words = (text: string) => (text.match(/\p{L}+/gu) ?? []).sort()
    const line = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('=1+1', '12345', '-2 Bob', '', '\t', 'Nom\tPrénom', '1\tLee\tAnn\t6A', '3, Roy, Tom'),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = lines.join('\n')
        const { names, refused, blank, lines: count } = readPastedNames(text)
        expect(names.length + refused.length + blank).toBe(count)
        expect(new Set([...names, ...refused].map((one) => one.line)).size).toBe(count - blank)
        for (const { text: pasted, firstName, lastName, leftOut } of names)
          expect(words([firstName, lastName, ...leftOut].join(' '))).toEqual(words(pasted))
      }),
      { examples: [[[',À,一']], [['a;b;c;d']]] },
    )
  })
})

describe('list marks', () => {
  it.each([
    ['1. Marie Dupont', 'Marie|Dupont', '1.'],
    [' 2)  Tom   Roy ', 'Tom|Roy', '2)'],
    ['• Zoë Lévy', 'Zoë|Lévy', '•'],
    ['٤- سارة علي', 'سارة|علي', '٤-'],
    ['5\tAnn Lee', 'Ann|Lee', '5'],
    ['- Ann Lee', 'Ann|Lee', '-'],
    ['– 12. Ann Lee', 'Ann|Lee', '– 12.'],
    ['12345 Ann Lee', 'Ann|Lee', '12345'],
    ['[7] Ann Lee', 'Ann|Lee', '[7]'],
  ])('are removed from the name and reported: %s', (text, name, mark) => {
    expect(people(text, 'first-last')).toEqual([name])
    expect(readPastedNames(text).names[0]?.leftOut).toEqual([mark])
  })

  it('do not include numbers after a word, which stay part of the name', () => {
    expect(people('Adam 2\nAdam (3) Petit', 'first-last')).toEqual(['Adam 2|', 'Adam (3)|Petit'])
  })
})

describe('the order of first and last names', () => {
  it('follows names in capitals, which are last names', () => {
    const parsed = readPastedNames('DUPONT Marie\nBEN ALI Karim\nMartin Tom')
    expect(parsed).toMatchObject({ order: 'last-first', isCertain: true })
    expect(parsed.names.map(({ lastName }) => lastName)).toEqual(['DUPONT', 'BEN ALI', 'Martin'])
    expect(readPastedNames('Marie DUPONT\nTom Martin').order).toBe('first-last')
  })

  it('is recognised in a list sorted by last name', () => {
    const sorted = 'Arnaud Zita\nBernard Paula\nCollin Xara\nDenis Kim\nEvrard Bo'
    expect(readPastedNames(sorted)).toMatchObject({ order: 'last-first', isCertain: true })
    const other = sorted.replace(/^(\S+) (\S+)$/gm, '$2 $1')
    expect(readPastedNames(other)).toMatchObject({ order: 'first-last', isCertain: true })
  })

  it('is recognised by common first names, including Arabic ones', () => {
    expect(readPastedNames('Durand Emma\nRoux Hugo').order).toBe('last-first')
    expect(readPastedNames('بن صالح محمد\nالتونسي فاطمة').order).toBe('last-first')
    expect(readPastedNames('محمد بن صالح\nفاطمة التونسي').order).toBe('first-last')
  })

  it('is reported as uncertain if nothing implies it, and can be chosen', () => {
    expect(readPastedNames('Xara Quill')).toMatchObject({ order: 'first-last', isCertain: false })
    expect(people('Xara Quill', 'last-first')).toEqual(['Quill|Xara'])
  })

  it('is reversed in every row when the other order is chosen, even in rows with a comma or capitals', () => {
    const text = 'DUPONT Marie\nRoy, Tom\nBen Ali Karim'
    expect(people(text)).toEqual(['Marie|DUPONT', 'Tom|Roy', 'Karim|Ben Ali'])
    expect(people(text, 'first-last')).toEqual(['DUPONT|Marie', 'Roy|Tom', 'Ben Ali|Karim'])
    expect(people(text, 'last-first')).toEqual(people(text))
  })

  it('is certain in lines with a comma, and each name keeps its line number', () => {
    const parsed = readPastedNames('\nDupont, Marie\nRoy, Tom')
    expect(parsed.isCertain).toBe(true)
    expect(parsed.names.map(({ line }) => line)).toEqual([1, 2])
  })
})

describe('spreadsheet cells', () => {
  it('separate first and last names, even if the names contain spaces', () => {
    expect(people('El Amrani\tMohamed Amine\n12\tDe Vries\tAnna', 'last-first')).toEqual([
      'Mohamed Amine|El Amrani',
      'Anna|De Vries',
    ])
  })

  it('that contain no name are left out and reported', () => {
    const [name] = readPastedNames('7\tDupont\tMarie\t6A\tmarie@ecole.fr\t12/03/2014', 'last-first').names
    expect(name).toMatchObject({ lastName: 'Dupont', firstName: 'Marie' })
    expect(name?.leftOut).toEqual(['7', '6A', 'marie@ecole.fr', '12/03/2014'])
    expect(people('3;Dupont Marie;6A\nAdam 2\tPetit', 'last-first')).toEqual(['Marie|Dupont', 'Petit|Adam 2'])
    expect(people('12, Roy, Tom')).toEqual(['Tom|Roy'])
  })

  it('are read by their headings in any of the three languages', () => {
    const text = 'N°\tPrénom\tClasse\tNom\n1\tMarie Anne\t6A\tDupont\n2\tTom\t6A\tRoy'
    expect(readPastedNames(text)).toMatchObject({
      refused: [{ line: 0, reason: 'heading' }],
      names: [
        { firstName: 'Marie Anne', lastName: 'Dupont', leftOut: ['1', '6A'] },
        { firstName: 'Tom', lastName: 'Roy', leftOut: ['2', '6A'] },
      ],
    })
    expect(people('Prénom\tGroupe\tNom\nMarie Anne\tBleu\tDupont')).toEqual(['Marie Anne|Dupont'])
    expect(people('الاسم الشخصي\tالاسم العائلي\nسارة\tعلي')).toEqual(['سارة|علي'])
    expect(people('First name\tLast name\nAnn\tLee')).toEqual(['Ann|Lee'])
    expect(refusals('Last name\tFirst name\nLee\tAnn')).toEqual([[0, 'Last name\tFirst name', 'heading']])
    expect(refusals('Nom\nDupont Marie')).toEqual([[0, 'Nom', 'heading']])
  })

  it('are in the order that a heading of one column states, also between commas', () => {
    const stated = (text: string) => readPastedNames(text)
    expect(stated('Nom et prénom\nTraoré Moussa\nDiallo Awa')).toMatchObject({
      ...{ order: 'last-first', isCertain: true },
      names: [
        { lastName: 'Traoré', firstName: 'Moussa' },
        { lastName: 'Diallo', firstName: 'Awa' },
      ],
    })
    expect(people('النسب والاسم\nالعمراني ربيع\nبنجلون هاجر')).toEqual(['ربيع|العمراني', 'هاجر|بنجلون'])
    expect(people('Prénom,Nom\nMarie,Dupont\nLuc,Martin')).toEqual(['Marie|Dupont', 'Luc|Martin'])
    expect(people('Prénom,Nom\nMarie,Dupont', 'last-first')).toEqual(['Dupont|Marie'])
    expect(people('Last name, First name\nDupont, Marie')).toEqual(['Marie|Dupont'])
    expect(people('Prénom et nom\nDupont, Marie\nLuc Martin')).toEqual(['Marie|Dupont', 'Luc|Martin'])
    expect(people('Prénom et nom\nDUPONT Marie')).toEqual(['Marie|DUPONT'])
  })

  it('have a heading if one column holds full names, whatever the others are called', () => {
    expect(readPastedNames('Nom et prénom\tDate de naissance\nTraoré Moussa\t12/03/2014')).toMatchObject({
      refused: [{ reason: 'heading' }],
      names: [{ lastName: 'Traoré', firstName: 'Moussa', leftOut: ['12/03/2014'] }],
    })
    expect(refusals('Élève\tClasse\nDupont Marie\t6A')).toEqual([[0, 'Élève\tClasse', 'heading']])
  })

  it('that say only who is a boy and who is a girl are left out beside full names', () => {
    expect(readPastedNames('1\tDUPONT Marie\tF\n2\tMARTIN Luc\tM').names).toMatchObject([
      { lastName: 'DUPONT', firstName: 'Marie', leftOut: ['1', 'F'] },
      { lastName: 'MARTIN', firstName: 'Luc', leftOut: ['2', 'M'] },
    ])
    expect(people('أنثى\tسارة علي\nذكر\tيوسف كريم', 'first-last')).toEqual(['سارة|علي', 'يوسف|كريم'])
    // Initials are names.
    expect(people('Van Dijk\tF\nDe Vries\tK', 'last-first')).toEqual(['F|Van Dijk', 'K|De Vries'])
    expect(people('Dupont\tF\nMartin\tM', 'last-first')).toEqual(['F|Dupont', 'M|Martin'])
  })
})
