import { GradingScale } from '@classeur/contracts'
import { scalePresets } from '@classeur/domain/exams'

type Preset = keyof typeof scalePresets
/** What can be picked: a preset, points on another maximum, steps of one's own, or what is inherited. */
export type ScaleChoice = Preset | 'points' | 'custom' | 'inherited'

export type StepScale = Exclude<GradingScale, { kind: 'points' }>

export const ownChoices = ['on20', 'on10', 'on100', 'points', 'letters', 'competence', 'custom'] as const

/** Which entry of the list a scale is; `otherMaximum` keeps 20 from becoming the preset while somebody types 200. */
export function choiceOf(scale: GradingScale | null, otherMaximum: boolean): ScaleChoice {
  if (scale === null) return 'inherited'
  if (scale.kind !== 'points') return scale.kind
  const presets = ['on20', 'on10', 'on100'] as const
  const preset = otherMaximum ? undefined : presets.find((name) => scalePresets[name].max === scale.max)
  return preset ?? 'points'
}

const firstMaximum = 40

/** The scale a choice begins with. Steps that are on screen are carried over into steps of one's own. */
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

/** False while somebody is in the middle of changing it: what a form asks before it saves. */
export const isValidScale = (scale: GradingScale | null): boolean =>
  scale === null || GradingScale.safeParse(scale).success
