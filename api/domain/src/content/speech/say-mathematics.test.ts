import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages } from '../../text/language.ts'
import { readInline } from '../inline/read-inline.ts'
import { sayMathematics } from './say-mathematics.ts'

function say(text: string, language: (typeof languages)[number]): string {
  return readInline(text)
    .map((piece) => (piece.kind === 'text' ? piece.text : sayMathematics(piece.nodes, language)))
    .join('')
}

it.each([
  ['1/2', 'one half', 'un demi', 'نصف'],
  ['2/3', 'two thirds', 'deux tiers', 'ثلثان'],
  ['3/4', 'three quarters', 'trois quarts', 'ثلاثة أرباع'],
  ['٥/٨', 'five eighths', 'cinq huitièmes', 'خمسة أثمان'],
  ['7/23', '7 over 23', '7 sur 23', '7 على 23'],
  ['25/100', '25 hundredths', '25 centièmes', '25 على 100'],
  ['3 1/2', '3 and a half', '3 et demi', '3 ونصف'],
  ['3 1/4', '3 and one quarter', '3 et un quart', '3 وربع'],
  ['$x^2$', 'x squared', 'x au carré', 'x تربيع'],
  ['$x^n - 1$', 'x to the power of n minus 1', 'x puissance n moins 1', 'x أس n ناقص 1'],
  ['$\\sqrt{2}$', 'square root of 2', 'racine carrée de 2', 'الجذر التربيعي لـ 2'],
  ['$90^\\circ$', '90 degrees', '90 degrés', '90 درجة'],
])('%s is read out in three languages', (text, english, french, arabic) => {
  expect([say(text, 'en'), say(text, 'fr'), say(text, 'ar')]).toEqual([english, french, arabic])
})

it('the end of a long fraction or root is read out too', () => {
  expect(say('$\\frac{x+1}{2} + \\sqrt{x+1}$', 'en')).toBe(
    'fraction x plus 1 over 2 end of fraction plus square root of x plus 1 end of root',
  )
})

it('every formula has something to read out in each language', () => {
  const formula = fc
    .array(fc.constantFrom('x', '2', '\\frac{1}{2}', '^2', '_1', '+', '\\sqrt{x}', '\\%', '\\pi '), {
      minLength: 1,
    })
    .map((parts) => `$x${parts.join('')}$`)
  fc.assert(
    fc.property(formula, fc.constantFrom(...languages), (text, language) => {
      const [piece] = readInline(text)
      if (piece?.kind === 'mathematics') expect(sayMathematics(piece.nodes, language).trim()).not.toBe('')
    }),
  )
})
