import { expect, it } from 'vitest'
import { classResultsOf, type SummarisedExam } from './class-results.ts'

let lastId = 0
const examOf = (fields: Partial<SummarisedExam>, share: string | null = '1/2'): SummarisedExam => ({
  _id: (lastId += 1),
  title: 'Fractions',
  status: 'reviewed',
  date: '2026-11-18',
  createdAt: new Date('2026-11-01'),
  ...{ scale: null, rounding: null },
  summary: {
    mean: { share, papers: 12, incomplete: 0, absent: 0, withoutResult: 0 },
    papersByTenth: [0, 0, 0, 0, 12, 0, 0, 0, 0, 0],
  },
  ...fields,
})

it('class results are those of the latest reviewed exam by date, with the mean of the previous one', () => {
  const exams = [
    examOf({ title: 'Old', date: '2026-09-01' }, '1/4'),
    examOf({ title: 'Latest', date: '2026-11-18', status: 'released' }, '3/5'),
    examOf({ title: 'Middle', date: '2026-10-01' }, '1/2'),
  ]
  expect(classResultsOf(exams)).toMatchObject({
    title: 'Latest',
    mean: { share: '3/5' },
    previousShare: '1/2',
  })
})

it('class results ignore exams in marking, and have no previous mean after a single reviewed exam', () => {
  const exams = [
    examOf({ title: 'Being marked', date: '2026-11-20', status: 'marking' }),
    examOf({ title: 'Reviewed' }),
  ]
  expect(classResultsOf(exams)).toMatchObject({ title: 'Reviewed', previousShare: null })
  expect(classResultsOf(exams.slice(0, 1))).toBeNull()
})

it('an exam without a date is ordered by its creation date', () => {
  const exams = [
    examOf({ title: 'Dated', date: '2026-10-01' }),
    examOf({ title: 'Without a date', date: null, createdAt: new Date('2026-10-02') }),
  ]
  expect(classResultsOf(exams)?.title).toBe('Without a date')
})
