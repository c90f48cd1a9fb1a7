/** One step of a scale of words or letters. Results reach it from this share of the maximum, in basis points. */
export interface ScaleStep {
  label: string
  fromBasisPoints: number
}

/**
 * How results are displayed. `points`: scaled to a maximum (20, 10, 100 or another), in whole points. `letters` and
 * `custom`: by thresholds of the share. `competence`: 1–4, also by thresholds.
 */
export type GradingScale =
  | { kind: 'points'; max: number }
  | { kind: 'letters'; steps: ScaleStep[] }
  | { kind: 'competence'; steps: ScaleStep[] }
  | { kind: 'custom'; steps: ScaleStep[] }

/** Whether steps descend to 0 and no two labels look the same, however their accents are encoded. */
export const areValidSteps = (steps: readonly ScaleStep[]): boolean =>
  steps.at(-1)?.fromBasisPoints === 0 &&
  steps.every(
    (step, index) => index === 0 || step.fromBasisPoints < (steps[index - 1]?.fromBasisPoints ?? 0),
  ) &&
  new Set(steps.map(({ label }) => label.normalize('NFC'))).size === steps.length

export const pointsOn20: GradingScale = { kind: 'points', max: 20 }

const steps = (entries: [string, number][]) =>
  entries.map(([label, percent]) => ({ label, fromBasisPoints: percent * 100 }))

/** The predefined scales; others are `custom` or points with another maximum. */
export const scalePresets = {
  on20: pointsOn20,
  on10: { kind: 'points', max: 10 },
  on100: { kind: 'points', max: 100 },
  letters: {
    kind: 'letters',
    steps: steps([
      ['A', 85],
      ['B', 70],
      ['C', 55],
      ['D', 45],
      ['E', 35],
      ['F', 0],
    ]),
  },
  competence: {
    kind: 'competence',
    steps: steps([
      ['4', 80],
      ['3', 60],
      ['2', 40],
      ['1', 0],
    ]),
  },
} satisfies Record<string, GradingScale>

/** How displayed numbers are rounded; stored and computed values stay exact. The names are fractions of a point. */
export const roundings = ['exact', 'hundredth', 'tenth', 'quarter', 'half', 'whole'] as const
export type Rounding = (typeof roundings)[number]
