import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { longestBlock, readBlock } from './read-block.ts'
import { writeBlock } from './write-block.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...'"\t\n\r\'=+-@a1 \ufeff'), { maxLength: 8 }).map((signs) => signs.join('')),
)

describe('a copied block of cells', () => {
  it.each<[string, string, string[][]]>([
    ['one cell of Excel', '7\r\n', [['7']]],
    ['one cell of Google Sheets', '7', [['7']]],
    ['one empty cell', '\r\n', [['']]],
    ['nothing', '', []],
    ['a byte order mark alone', '\ufeff', []],
    [
      'rows of Excel',
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'rows of LibreOffice',
      '1\t2\n3\t4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'rows of Google Sheets',
      '1\t2\n3\t4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'rows with a carriage return alone',
      '1\t2\r3\t4\r',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['a byte order mark', '\ufeff1\t2\r\n', [['1', '2']]],
    [
      'empty cells',
      '\t\t\r\n\t5\t\r\n',
      [
        ['', '', ''],
        ['', '5', ''],
      ],
    ],
    ['a tab at the end', '1\t', [['1', '']]],
    ['empty rows', '1\r\n\r\n2\r\n\r\n', [['1'], [''], ['2'], ['']]],
    ['rows of different lengths', '1\t2\t3\r\n4\r\n', [['1', '2', '3'], ['4']]],
    ['a line break within a cell of Excel', '"a\nb"\t2\r\n', [['a\nb', '2']]],
    ['a tab and quotes within a cell', '"a\t""b"""\t2\r\n', [['a\t"b"', '2']]],
    ['an empty cell in quotes', '""\t2', [['', '2']]],
    ['quotes in the middle', 'say "hi"\t5" disc\r\n', [['say "hi"', '5" disc']]],
    ['quotes that open a cell and close before its end', '"hi" she said\t2', [['"hi" she said', '2']]],
    ['quotes that never close', '"a\t2\r\n3', [['"a', '2'], ['3']]],
    ['one quote alone', '"', [['"']]],
    ['three quotes', '"""', [['"""']]],
    ['numbers as they are written', '1.000,5\t0,50\t٧٫٥', [['1.000,5', '0,50', '٧٫٥']]],
    ['spaces around', ' 7 \t\u00a08', [[' 7 ', '\u00a08']]],
  ])('is read: %s', (_what, block, rows) => expect(readBlock(block)).toEqual(rows))

  it('is read back unchanged, whatever the cells contain', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        expect(readBlock(writeBlock(rows))).toEqual(rows)
      }),
      propertyRuns(500),
    )
  })

  it('is read without an error from any text', () => {
    fc.assert(
      fc.property(text, (block) => {
        expect(readBlock(block).every((row) => row.length > 0)).toBe(true)
      }),
      propertyRuns(500),
    )
  })

  it('is refused if it is too long, and read at the maximum length, even if it is all quotes', () => {
    expect(readBlock('\t'.repeat(longestBlock + 1))).toEqual([])
    for (const nasty of ['"', '"\t""', '"""x\t', '"a"b\t', '\t"']) {
      expect(readBlock(nasty.repeat(longestBlock / nasty.length)).length).toBeGreaterThan(0)
    }
  })

  it('has no quotes around plain numbers and names', () => {
    expect(writeBlock([['7,5', 'Élodie', '', 'a "b"']])).toBe('7,5\tÉlodie\t\ta "b"\r\n')
  })
})
