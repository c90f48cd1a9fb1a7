import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Inline } from '../mathematics.ts'
import { latexOf } from '../writing/latex-of.ts'
import { plainMathematics } from '../writing/plain-mathematics.ts'
import { readInline } from './read-inline.ts'

/** The text with each formula as plain text in ⟦ ⟧. */
const read = (text: string): string =>
  readInline(text)
    .map((piece) => (piece.kind === 'text' ? piece.text : `⟦${plainMathematics(piece.nodes)}⟧`))
    .join('')
const sourceOf = (piece: Inline): string => (piece.kind === 'text' ? piece.text : piece.source)

/** Texts made of what formulas and the texts around them consist of, so that many contain formulas. */
const mathsLikeText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '$',
          '$$',
          '\\(',
          '\\)',
          '\\[',
          '\\]',
          '\\frac',
          '{',
          '}',
          '^',
          '_',
          '/',
          ' ',
          '\\sqrt',
          '[',
          ']',
          '(',
          ')',
        ],
        ...[
          '\\text{',
          '\\times ',
          '\\le ',
          '\\foo',
          '\\',
          'x',
          'cm',
          'area',
          '1',
          '12',
          '٣',
          'س',
          'é',
          '=',
          '+',
          '-',
          '.',
        ],
        ...[
          '1/2',
          '3 1/4',
          ',',
          '`',
          '\\%',
          '\\left(',
          '\\right)',
          '\\circ',
          '!',
          '"',
          '~',
          '\n',
          '😀',
          '<',
          '>',
          '\\overline',
        ],
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

describe('readInline', () => {
  it('loses no character of any text, and never throws', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), mathsLikeText)
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readInline(text).map(sourceOf).join('')).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps every letter and digit of a formula that has no commands', () => {
    const kept = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
    const linear = fc
      .array(
        fc.constantFrom(
          'x',
          'ab',
          '12',
          '3',
          '+',
          '-',
          '/',
          '^2',
          '_1',
          '(',
          ')',
          '=',
          ' ',
          '{',
          '}',
          'cm',
          '٣',
        ),
        {
          minLength: 1,
          maxLength: 20,
        },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(linear, (source) => {
        const [first, ...others] = readInline(`$${source}$`)
        if (first?.kind !== 'mathematics' || others.length > 0) return
        expect(kept(plainMathematics(first.nodes))).toBe(kept(source))
      }),
      { numRuns: 1000 },
    )
  })

  it('reads what latexOf writes as the same formula', () => {
    let formulas = 0
    fc.assert(
      fc.property(mathsLikeText, (text) => {
        for (const piece of readInline(text)) {
          if (piece.kind !== 'mathematics') continue
          formulas += 1
          const again = readInline(`\\(${latexOf(piece.nodes)}\\)`)
          expect(again.map((one) => (one.kind === 'text' ? one : { nodes: one.nodes }))).toEqual([
            { nodes: piece.nodes },
          ])
        }
      }),
      { numRuns: 3000 },
    )
    expect(formulas).toBeGreaterThan(100)
  })

  it.each([
    ['Explain why 1/2 + 1/3 is not 2/5.', 'Explain why ⟦1/2⟧ + ⟦1/3⟧ is not ⟦2/5⟧.'],
    ['Take 3 1/4 cups.', 'Take ⟦3 1/4⟧ cups.'],
    ['١/٢ من الكعكة و ٣ ١/٤', '⟦١/٢⟧ من الكعكة و ⟦٣ ١/٤⟧'],
    ['(1/2)', '(⟦1/2⟧)'],
    ['page 3 7/4', 'page 3 ⟦7/4⟧'],
    ['from -5 to (−1.5) and -1/2', 'from ⟦−5⟧ to (⟦−1.5⟧) and ⟦−1/2⟧'],
  ])('fractions of digits need no delimiters: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    'on 12/10/2024 or 2024/10/12',
    'in the year 2024/25 or 2024/2025',
    '60 km/h and 5/min',
    'and/or, him/her',
    'A-1, 10-12, 2024-10-12, -5kg, --3, - 4, e-5',
    'open 24/7, call 0124/786123456',
    '1.5/2 and 3,1/2 and v1/2 and 5/0',
    'It costs $5 and $10, or between $5-$10.',
    'costs 5$ or 10$',
    'a $ sign, an unclosed $x + 1',
    'an unknown $\\foo{x} + \\frac{1}{2}$ stays',
    '$x + {1$ and $\\frac{1}$ and $a & b$',
    'the code `7/2` and `$x$`',
    'C:\\times\\new and \\section{One}',
  ])('stays text: %s', (text) => {
    expect(readInline(text)).toEqual([{ kind: 'text', text }])
  })

  it.each([
    ['$\\frac{1}{2}+\\frac13$', '1/2 + 1/3'],
    ['\\(\\dfrac{x+1}{x-1}\\)', '(x + 1)/(x − 1)'],
    ['\\[\\sqrt[3]{8} \\le 2 \\times 4\\]', '∛8 ≤ 2 × 4'],
    ['$$(x+1)/(x-1) = 2x/3$$', '(x + 1)/(x − 1) = 2x/3'],
    ['$x^2 + 2xy^{n+1}$', 'x² + 2xy^(n + 1)'],
    ['$sqrt(2) != pi r^2$', '√2 ≠ πr²'],
    ['$90^\\circ$', '90°'],
    ['$\\left( \\frac{1}{2} \\right)^2$', '(1/2)²'],
    ['$\\text{area} = 3 \\text{ cm}$', 'area = 3 cm'],
    ['$H_2O \\rightarrow 2H^+$', 'H₂O → 2H^+'],
    ['$60 km/h$', '60 km/h'],
    ['$50\\% \\div 3 \\approx 16{,}7 \\pm 0.1$', '50% ÷ 3 ≈ 16,7 ± 0.1'],
    ['$2{,}5$', '2,5'],
    ['$1 000 - 10^-3$', '1 000 − 10⁻³'],
    ['$[0, 1[$', '[0, 1['],
    ["$f'(x) = \\overline{AB} \\cdot \\vec{u}$", 'f′(x) = A̅B̅ · u⃗'],
    ['$1/2/3 >= -1$', '(1/2)/3 ≥ −1'],
    ['$x$', 'x'],
    ['$x - 1$', 'x − 1'],
    ['$v = 5\\,\\text{m}/\\text{s}$', 'v = 5 m/s'],
    ['\\frac{3}{4}', '3/4'],
  ])('reads the formula %s', (text, expected) => {
    expect(read(text)).toBe(`⟦${expected}⟧`)
  })

  it('reads a formula in the middle of a sentence, with the source as it was typed', () => {
    expect(readInline('Is $\\frac12$ of 6 equal to \\$3?')).toEqual([
      { kind: 'text', text: 'Is ' },
      {
        kind: 'mathematics',
        source: '$\\frac12$',
        nodes: [
          {
            kind: 'fraction',
            numerator: [{ kind: 'text', text: '1' }],
            denominator: [{ kind: 'text', text: '2' }],
          },
        ],
      },
      { kind: 'text', text: ' of 6 equal to ' },
      { kind: 'mathematics', source: '\\$', nodes: [{ kind: 'text', text: '$' }] },
      { kind: 'text', text: '3?' },
    ])
  })

  it('leaves a formula that is nested too deeply as text, in little time', () => {
    const deep = `$${'\\frac{1}{'.repeat(40)}1${'}'.repeat(40)}$`
    expect(readInline(deep)).toEqual([{ kind: 'text', text: deep }])
    const long = `$${'x'.repeat(300)}${'^2'.repeat(140)}$`
    expect(readInline(long)).toEqual([{ kind: 'text', text: long }])
    for (const text of ['$'.repeat(20_000), '`'.repeat(20_001), '\\('.repeat(10_000), '1/'.repeat(10_000)])
      expect(readInline(text).map(sourceOf).join('')).toBe(text)
  })
})
