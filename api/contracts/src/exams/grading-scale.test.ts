import { expect, it } from 'vitest'
import { GradingScale } from './grading-scale.ts'

const scaleOf = (best: string, last: string) => ({
  kind: 'custom',
  steps: [
    { label: best, fromBasisPoints: 5000 },
    { label: last, fromBasisPoints: 0 },
  ],
})

it('a grading scale refuses two labels that look the same, however their accents are encoded', () => {
  expect(GradingScale.safeParse(scaleOf('é', 'e')).success).toBe(true)
  expect(GradingScale.safeParse(scaleOf('é', 'é')).success).toBe(false)
  expect(GradingScale.safeParse(scaleOf('é', 'e\u0301')).success).toBe(false)
})
