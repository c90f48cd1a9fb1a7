import { expect, it } from 'vitest'
import { pointsOn20 } from '@classeur/domain/exams'
import { meanOf } from '../../../../testing/exam-samples.ts'
import { studentId } from '../../../../testing/student-samples.ts'
import { chartLine, labelLinePx, labelMiddles, margins, xOf, yOf } from './chart-layout.ts'

const frame = { widthPx: 500, heightPx: 200, isRightToLeft: false }
const result = (number: number, share: string | null, mean: string | null = null) => ({
  ...{ examId: studentId(number), markId: studentId(number), title: '', date: null },
  ...{ pointsHundredths: null, maximumHundredths: 2000, share, toEnter: 0 },
  ...{ classMean: meanOf(mean), effectiveScale: pointsOn20, effectiveRounding: 'tenth' as const },
})

it('a line has a gap at an exam without a result', () => {
  const { points, path } = chartLine(
    [result(1, '1/2'), result(2, '3/5'), result(3, null), result(4, '7/10')],
    ({ share }) => share,
    frame,
  )
  expect(points).toHaveLength(3)
  expect(path.match(/[ML]/g)?.join('')).toBe('MLM')
})

it('the result of an exam is never drawn beside the class mean of another exam', () => {
  const exams = [
    result(1, '1/2', '3/5'),
    result(2, null, '4/5'),
    result(3, '9/10', null),
    result(4, '7/10', '1/2'),
  ]
  const own = chartLine(exams, ({ share }) => share, frame)
  const mean = chartLine(exams, ({ classMean }) => classMean.share, frame)
  const positions = ({ points }: typeof own) => points.map(({ x, result: { examId } }) => [examId, x])
  expect(positions(own)).toEqual([0, 2, 3].map((at) => [exams[at]?.examId, xOf(at, 4, frame)]))
  expect(positions(mean)).toEqual([0, 1, 3].map((at) => [exams[at]?.examId, xOf(at, 4, frame)]))
  // Each line has a gap at the exam without a point.
  expect([own.path, mean.path].map((path) => path.match(/[ML]/g)?.join(''))).toEqual(['MML', 'MLM'])
})

it('time is mirrored in right-to-left text', () => {
  const mirrored = { ...frame, isRightToLeft: true }
  expect(xOf(0, 3, mirrored)).toBe(frame.widthPx - xOf(0, 3, frame))
  expect(xOf(0, 3, mirrored)).toBeGreaterThan(xOf(2, 3, mirrored))
})

it('shares above 1, which a bonus can give, stay inside the chart', () => {
  expect(yOf('6/5', frame)).toBe(margins.top)
})

const lineOf = (...shares: (string | null)[]) =>
  chartLine(
    shares.map((share, index) => result(index + 1, share)),
    ({ share }) => share,
    frame,
  )
const endOf = (line: ReturnType<typeof lineOf>) => line.points.at(-1)?.y ?? 0

it('a label is level with the last point of its line', () => {
  const [own, mean] = [lineOf('1/2', '3/4'), lineOf('1/2', '1/4')]
  expect(labelMiddles(own, mean, frame)).toEqual([endOf(own), endOf(mean)])
})

it('two labels at the same exam move apart only as far as needed, and keep their order', () => {
  const [upper, lower] = [lineOf('1/2', '11/20'), lineOf('1/2', '1/2')]
  const [first, second] = labelMiddles(upper, lower, frame)
  expect(second - first).toBe(36)
  expect((first + second) / 2).toBeCloseTo((endOf(upper) + endOf(lower)) / 2)
  expect(labelMiddles(lower, upper, frame)).toEqual([second, first])
})

it('the label of a line that ends earlier stays level with that line', () => {
  const [own, mean] = [lineOf('1/2', null), lineOf('1/2', '1/2')]
  expect(labelMiddles(own, mean, frame)).toEqual([endOf(own), endOf(mean)])
})

it.each(['1/1', '0/1'])('both labels stay inside the chart when both lines end at %s', (share) => {
  const middles = labelMiddles(lineOf('1/2', share), lineOf('1/2', share), frame)
  for (const middle of middles) {
    expect(middle - labelLinePx).toBeGreaterThanOrEqual(0)
    expect(middle + labelLinePx).toBeLessThanOrEqual(frame.heightPx)
  }
})
