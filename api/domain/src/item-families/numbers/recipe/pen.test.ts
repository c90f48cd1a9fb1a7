import { describe, expect, it } from 'vitest'
import { plainInline } from '../../../content/writing/plain-inline.ts'
import { penOf } from './pen.ts'

describe('penOf', () => {
  it('writes decimals and percentages as the language does, and keeps their zeros', () => {
    expect(plainInline(penOf('en').shown('2.50'))).toBe('2.50')
    expect(plainInline(penOf('fr').shown('2.50'))).toBe('2,50')
    expect(plainInline(penOf('ar').shown('2.50'))).toBe('2.50')
    expect(penOf('fr').n('12.5%')).toBe(String.raw`12{,}5\ \%`)
    expect(penOf('ar').n('12.5%')).toBe(String.raw`12.5\%`)
  })

  it('keeps fractions as they are, with a sign and wholes', () => {
    expect(penOf('en').n('4/10')).toBe(String.raw`\frac{4}{10}`)
    expect(penOf('en').n('-3/4')).toBe(String.raw`-\frac{3}{4}`)
    expect(penOf('en').n('2 4/10')).toBe(String.raw`2\frac{4}{10}`)
  })

  it('groups digits from five digits on', () => {
    expect(penOf('en').n(4725)).toBe('4725')
    expect(penOf('en').n(1_234_567)).toBe(String.raw`1\,234\,567`)
  })

  it('separates a list as the language does, or joins it with a sign to one formula', () => {
    expect(penOf('en').shown(['1', '2'])).toBe('$1$, $2$')
    expect(penOf('fr').shown(['1', '2'])).toBe('$1$\u00a0; $2$')
    expect(penOf('ar').shown(['1', '2'])).toBe('$1$، $2$')
    expect(penOf('ar').shown(['1/2', '3/4'], '<')).toBe(String.raw`$\frac{1}{2}<\frac{3}{4}$`)
  })
})
