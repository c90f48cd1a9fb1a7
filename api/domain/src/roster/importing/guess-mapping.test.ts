import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ImportMapping } from '../../../../contracts/src/index.ts'
import { guessMapping } from './guess-mapping.ts'
import { planImport } from './plan-import.ts'

describe('the columns of a file', () => {
  it.each<[string, string[][], string[], number]>([
    [
      'English',
      [['First name', 'Last name', 'Student ID', 'Group', 'Notes']],
      ['firstName', 'lastName', 'externalId', 'group', 'note'],
      1,
    ],
    [
      'French',
      [['N° élève', 'NOM', 'Prénom', 'Groupe', 'Remarques']],
      ['externalId', 'lastName', 'firstName', 'group', 'note'],
      1,
    ],
    ['French with (s)', [['Nom', 'Prénom(s)', 'Matricule']], ['lastName', 'firstName', 'externalId'], 1],
    [
      'Arabic',
      [['الرقم', 'اللقب', 'الاسم', 'الفوج', 'ملاحظات']],
      ['externalId', 'lastName', 'firstName', 'group', 'note'],
      1,
    ],
    [
      'what is not known',
      [['Birthday', 'Surname', 'Given name', 'Phone']],
      ['ignore', 'lastName', 'firstName', 'ignore'],
      1,
    ],
    ['whole names', [['Nom et prénom', 'Classe']], ['fullName', 'ignore'], 1],
    [
      'a title above',
      [['Classe 4e A — 2026', '', ''], [], ['Nom', 'Prénom', 'INE']],
      ['lastName', 'firstName', 'externalId'],
      3,
    ],
    [
      'a merged header of two rows',
      [
        ['Matricule', 'Élève', ''],
        ['', 'Nom', 'Prénom'],
      ],
      ['externalId', 'lastName', 'firstName'],
      2,
    ],
    [
      'a merged header that repeats',
      [
        ['Élève', 'Élève', 'Groupe', 'ID'],
        ['Nom', 'Prénom', '', ''],
      ],
      ['lastName', 'firstName', 'group', 'externalId'],
      2,
    ],
  ])('are recognised: %s', (_what, headers, columns, firstDataRow) => {
    const data = ['Ada', 'Berg', 'C7', 'A', 'x'].slice(0, columns.length)
    expect(guessMapping({ rows: [...headers, data] })).toMatchObject({ columns, firstDataRow })
  })

  it('reads an ambiguous header as the full name if there is no other name column', () => {
    expect(guessMapping({ rows: [['Nom'], ['Dupont Emma'], ['Roy Hugo']] })).toEqual({
      columns: ['fullName'],
      firstDataRow: 1,
      nameOrder: 'last-first',
    })
    expect(guessMapping({ rows: [['الاسم'], ['محمد بن صالح']] }).columns).toEqual(['fullName'])
    expect(guessMapping({ rows: [['Name'], ['Ada'], ['Tom']] }).columns).toEqual(['firstName'])
  })

  it('takes the order of names from the header', () => {
    expect(guessMapping({ rows: [['Prénom et nom'], ['Roux Emma']] }).nameOrder).toBe('first-last')
    expect(guessMapping({ rows: [['اللقب والاسم'], ['محمد علي']] }).nameOrder).toBe('last-first')
  })

  it('does not mistake the list position for the school number', () => {
    const rows = [
      ['N°', 'Nom', 'Prénom'],
      ['1', 'Roy', 'Tom'],
      ['2', 'Lee', 'Ann'],
    ]
    expect(guessMapping({ rows }).columns).toEqual(['ignore', 'lastName', 'firstName'])
    expect(guessMapping({ rows: [...rows, ['17', 'Berg', 'Ada']] }).columns[0]).toBe('externalId')
  })

  it('does not mistake list positions with gaps for the school number either', () => {
    const positions = (numbers: readonly (number | string)[]) =>
      guessMapping({
        rows: [['N°', 'Nom', 'Prénom'], ...numbers.map((number) => [String(number), 'Roy', 'Tom'])],
      }).columns[0]
    expect(positions([1, 2, 4, 5, 7])).toBe('ignore')
    expect(positions([2, 3, 5])).toBe('ignore')
    expect(positions(['1.', '2.', '4.'])).toBe('ignore')
    expect(positions(['١', '٣', '٤'])).toBe('ignore')
    expect(positions([101, 102, 104])).toBe('externalId')
    expect(positions([3, 1, 2])).toBe('externalId')
    const rows = [['Matricule', 'Nom'], ...[1, 2, 4].map((number) => [String(number), 'Roy'])]
    expect(guessMapping({ rows }).columns[0]).toBe('externalId')
  })

  it('recognises the columns of a file without headers by their values', () => {
    const halves = [
      ['1', 'DUPONT', 'Marie', '20261'],
      ['2', 'ROY', 'Tom', '20257'],
    ]
    expect(guessMapping({ rows: halves })).toEqual({
      columns: ['ignore', 'lastName', 'firstName', 'externalId'],
      firstDataRow: 0,
      nameOrder: 'last-first',
    })
    expect(guessMapping({ rows: [['Emma Roux'], ['Hugo Petit']] })).toEqual({
      columns: ['fullName'],
      firstDataRow: 0,
      nameOrder: 'first-last',
    })
  })

  it('accepts an empty table', () => {
    expect(guessMapping({ rows: [] })).toEqual({ columns: [], firstDataRow: 0, nameOrder: 'last-first' })
    expect(guessMapping({ rows: [[], ['']] }).columns).toEqual(['ignore'])
  })
})

describe('any table', () => {
  it('gets a mapping that is valid for an import', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Nom', 'Prénom', 'الاسم', 'Élève', 'ID', '1', '2', '', 'Group'),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 45 }), { maxLength: 20 }), (rows) => {
        const mapping = guessMapping({ rows })
        expect(ImportMapping.safeParse(mapping).success).toBe(true)
        planImport({ roster: { students: [], groups: [] }, table: { rows }, mapping, decisions: [] })
      }),
    )
  })
})
