import { describe, expect, it } from 'vitest'
import { fromLeft, reduced, typedExpression, valueOfTokens } from './expression.ts'

describe('expressions', () => {
  const tokens = [20, '-', 2, '*', '(', 3, '+', 4, ')', '+', 8, '/', 4]

  it('are calculated brackets first, then products, then sums from left to right', () => {
    const steps = [reduced(tokens, 'brackets')]
    for (const phase of ['products', 'sums'] as const) steps.push(reduced(steps.at(-1) ?? [], phase))
    expect(steps.map(typedExpression)).toEqual(['20-2\\times 7+8\\div 4', '20-14+2', '8'])
    expect(valueOfTokens(tokens)).toBe(8)
  })

  it('have another value for someone who calculates from left to right', () => {
    expect(fromLeft([2, '+', 3, '*', 4])).toBe(20)
    expect(valueOfTokens([2, '+', 3, '*', 4])).toBe(14)
  })
})
