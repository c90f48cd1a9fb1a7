import { expect, it } from 'vitest'
import { studentId } from '../../../testing/student-samples.ts'
import { apart, chartLine, margins, xOf, yOf } from './chart-layout.ts'

const frame = { widthPx: 500, heightPx: 200, isRightToLeft: false }
const result = (number: number, share: number | null) => ({
  ...{ examId: studentId(number), markId: studentId(number), title: '', date: null },
  ...{ pointsHundredths: null, maximumHundredths: 2000, share, classMeanShare: null },
})

it('leaves a gap for an exam without a result instead of drawing a line through it', () => {
  const { points, path } = chartLine(
    [result(1, 5000), result(2, 6000), result(3, null), result(4, 7000)],
    ({ share }) => share,
    frame,
  )
  expect(points).toHaveLength(3)
  expect(path.match(/[ML]/g)?.join('')).toBe('MLM')
})

it('mirrors time from right to left', () => {
  const mirrored = { ...frame, isRightToLeft: true }
  expect(xOf(0, 3, mirrored)).toBe(frame.widthPx - xOf(0, 3, frame))
  expect(xOf(0, 3, mirrored)).toBeGreaterThan(xOf(2, 3, mirrored))
})

it('keeps shares above the whole, as a bonus makes them, inside the drawing', () => {
  expect(yOf(12_000, frame)).toBe(margins.top)
})

it('pushes two labels apart only as far as needed, and keeps which one is above', () => {
  expect(apart(10, 100, 30)).toEqual([10, 100])
  expect(apart(50, 60, 30)).toEqual([40, 70])
  expect(apart(60, 50, 30)).toEqual([70, 40])
})
