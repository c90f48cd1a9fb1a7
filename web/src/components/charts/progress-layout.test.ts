import { expect, it } from 'vitest'
import { chartLine, dateStepOf, labelLinePx, labelMiddles, margins, xOf, yOf } from './progress-layout.ts'

const frame = { widthPx: 500, heightPx: 200, isRtl: false }
const commandsOf = ({ path }: { path: string }) => path.match(/[ML]/g)?.join('')

it('a line has a gap at an exam without a result', () => {
  const line = chartLine(['1/2', '3/5', null, '7/10', '4/5'], frame)
  expect(line.points).toHaveLength(4)
  expect(commandsOf(line)).toBe('MLML')
})

it('a result between two exams without one is a dot without a line', () => {
  const line = chartLine(['1/2', null, '3/5', null, '7/10'], frame)
  expect(line.points.map(({ index }) => index)).toEqual([0, 2, 4])
  expect(commandsOf(line)).toBe('MMM')
})

it('the result of an exam is never drawn beside the class mean of another exam', () => {
  const own = chartLine(['1/2', null, '9/10', '7/10'], frame)
  const mean = chartLine(['3/5', '4/5', null, '1/2'], frame)
  const positions = ({ points }: typeof own) => points.map(({ x, index }) => [index, x])
  expect(positions(own)).toEqual([0, 2, 3].map((at) => [at, xOf(at, 4, frame)]))
  expect(positions(mean)).toEqual([0, 1, 3].map((at) => [at, xOf(at, 4, frame)]))
  // Each line has a gap at the exam without a point.
  expect([own, mean].map(commandsOf)).toEqual(['MML', 'MLM'])
})

it('dates of many exams are thinned so that they do not overlap', () => {
  expect(dateStepOf(5, frame)).toBe(1)
  for (const count of [6, 12, 40]) {
    const step = dateStepOf(count, frame)
    expect(step).toBeGreaterThan(1)
    expect(xOf(step, count, frame) - xOf(0, count, frame)).toBeGreaterThanOrEqual(60)
  }
})

it('time is mirrored in right-to-left text', () => {
  const mirrored = { ...frame, isRtl: true }
  expect(xOf(0, 3, mirrored)).toBe(frame.widthPx - xOf(0, 3, frame))
  expect(xOf(0, 3, mirrored)).toBeGreaterThan(xOf(2, 3, mirrored))
})

it('shares above 1, which a bonus can give, stay inside the chart', () => {
  expect(yOf('6/5', frame)).toBe(margins.top)
})

const lineOf = (...shares: (string | null)[]) => chartLine(shares, frame)
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
