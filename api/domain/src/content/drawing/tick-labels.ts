import { layLabel, type Label } from './labels.ts'
import type { DrawingOptions, Tone } from './scene.ts'
import { firstMultiple, type Scale } from './ticks.ts'

const gap = 8

interface Tick {
  value: number
  /** Null if a number doesn't fit at this tick. */
  label: Label | null
}

/**
 * The ticks of a scale with the numbers that fit: at every tick, or at every second, fifth, tenth …, counted from 0.
 * @param length of the scale in pixels
 * @param extent the length of a label along the scale
 */
export function layTicks(
  { values, step, labelOf }: Scale,
  length: number,
  extent: (label: Label) => number,
  look: { size: number; fill: Tone },
  options: DrawingOptions,
): Tick[] {
  const spacing = length / (values.length - 1)
  const labelsAt = (every: number) =>
    values.map((value) => layLabel(labelOf(value, step * every), look, options))
  const widest = Math.max(...labelsAt(1).map(extent)) + gap
  const every = firstMultiple((multiple) => multiple * spacing >= widest)
  const origin = Math.max(values.indexOf(0), 0)
  return labelsAt(every).map((label, index) => ({
    value: values[index] ?? 0,
    label: (index - origin) % every === 0 ? label : null,
  }))
}

/** The largest of a measure over all labels. */
export const mostOf = (ticks: readonly Tick[], measure: (label: Label) => number): number =>
  Math.max(0, ...ticks.map(({ label }) => (label ? measure(label) : 0)))
