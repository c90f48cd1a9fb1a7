import { expect, it } from 'vitest'
import { emptyContent, type MarkContent } from '../mark-content.ts'
import { paperMaximum, paperOutcome } from './paper-outcome.ts'

const points = (valueHundredths: number): MarkContent => ({ valueHundredths, status: null })
const status = (name: NonNullable<MarkContent['status']>): MarkContent => ({
  valueHundredths: null,
  status: name,
})
/** Questions of 4 points each. */
const paper = (contents: readonly (MarkContent | null)[], bonus?: number) =>
  contents.map((content, index) => ({ leaf: { maxHundredths: 400, isBonus: index === bonus }, content }))

it('a paper has the points of the questions that count, out of their maximum', () => {
  expect(paperOutcome(paper([points(300), points(200)]))).toEqual({
    ...{ kind: 'points', pointsHundredths: 500, maximumHundredths: 800, isPartial: false },
  })
  expect(paperOutcome(paper([points(300), status('exempt')]))).toEqual({
    ...{ kind: 'points', pointsHundredths: 300, maximumHundredths: 400, isPartial: true },
  })
})

it('a bonus adds its points, and nothing to the maximum', () => {
  const withBonus = paper([points(300), points(100)], 1)
  expect(paperOutcome(withBonus)).toMatchObject({ pointsHundredths: 400, maximumHundredths: 400 })
  expect(paperMaximum(withBonus)).toBe(400)
})

it('a paper with one status everywhere has this status', () => {
  expect(paperOutcome(paper([status('absent'), status('absent')]))).toEqual({
    ...{ kind: 'status', status: 'absent' },
  })
})

it('a paper with several statuses that don’t count is excluded, and one that isn’t entered completely is empty', () => {
  expect(paperOutcome(paper([status('absent'), status('exempt')]))).toEqual({ kind: 'excluded' })
  for (const content of [emptyContent, null])
    expect(paperOutcome(paper([status('absent'), content]))).toEqual({ kind: 'empty' })
})
