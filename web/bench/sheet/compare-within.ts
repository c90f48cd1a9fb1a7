import { compare, median, type Row } from '@classeur/local/bench'

/** Passes by a fixed value; the baseline's value next to it shows how busy the machine was. */
export function compareWithin(line: {
  goalId: string
  what: string
  unit: string
  ours: readonly number[]
  bare: readonly number[]
  most: number
}): Row {
  const goal = `≤ ${Number(line.most.toPrecision(3))} ${line.unit}`
  return { ...compare(line), goal, passes: median(line.ours) <= line.most }
}
