import { GradingScale } from '@classeur/contracts'
import { scalePresets } from '@classeur/domain/exams'

type Preset = keyof typeof scalePresets
/** An option of the scale list: a preset, points with another maximum, custom steps, or the inherited scale. */
export type ScaleChoice = Preset | 'points' | 'custom' | 'inherited'

export type StepScale = Exclude<GradingScale, { kind: 'points' }>

export const ownChoices = ['on20', 'on10', 'on100', 'points', 'letters', 'competence', 'custom'] as const

/** The option that matches a scale. `otherMaximum` keeps 20 from switching to the preset while someone types 200. */
export function choiceOf(scale: GradingScale | null, otherMaximum: boolean): ScaleChoice {
  if (scale === null) return 'inherited'
  if (scale.kind !== 'points') return scale.kind
  const presets = ['on20', 'on10', 'on100'] as const
  const preset = otherMaximum ? undefined : presets.find((name) => scalePresets[name].max === scale.max)
  return preset ?? 'points'
}

const firstMaximum = 40

/** The initial scale of an option. Custom steps start from the steps on screen. */
export function scaleOfChoice(
  choice: Exclude<ScaleChoice, 'inherited'>,
  current: GradingScale | null,
): GradingScale {
  if (choice === 'points') {
    return { kind: 'points', max: current?.kind === 'points' ? current.max : firstMaximum }
  }
  if (choice !== 'custom') return scalePresets[choice]
  const { steps } = current === null || current.kind === 'points' ? scalePresets.letters : current
  return { kind: 'custom', steps }
}

/** False while the scale is incomplete. */
export const isValidScale = (scale: GradingScale | null): boolean =>
  scale === null || GradingScale.safeParse(scale).success
