import type { StepScale } from './scale-choice.ts'

type Steps = StepScale['steps']

export const maxSteps = 12

export const withStep = (steps: Steps, index: number, change: Partial<Steps[number]>): Steps =>
  steps.map((step, at) => (at === index ? { ...step, ...change } : step))

export const withoutStep = (steps: Steps, index: number): Steps => steps.filter((_, at) => at !== index)

/** Adds a step without a label above the lowest one, half way to the step above it. */
export function withStepAdded(steps: Steps): Steps {
  const above = steps.at(-2)?.fromBasisPoints ?? 10_000
  const added = { label: '', fromBasisPoints: Math.round(above / 200) * 100 }
  return [...steps.slice(0, -1), added, ...steps.slice(-1)]
}
