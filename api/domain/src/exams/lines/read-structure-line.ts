import { cleanText, normaliseName } from '../../roster/names/normalise-name.ts'
import { bonusWords, exerciseWords } from './structure-words.ts'
import { westernDigits } from '../../text/digits.ts'
import { readPointsText } from './read-points.ts'
import { structureLimits } from '../exam-structure.ts'

/** Why a line is invalid. */
export type LineProblem =
  | 'label-missing'
  | 'label-too-long'
  | 'max-missing'
  | 'max-unreadable'
  | 'max-too-large'
  | 'off-step'
  | 'too-many-skills'
  | 'duplicate-label'
  | 'question-has-points'
  | 'too-many'

/** A parsed line, independent of the other lines. */
export type ReadLine =
  | { kind: 'heading'; label: string; isExercise: boolean }
  | {
      kind: 'marked'
      label: string
      maxHundredths: number
      isBonus: boolean
      skillIds: string[]
      /** Skills that aren't in the library, as written, to suggest them. */
      unknownSkills: string[]
    }
  | { kind: 'problem'; label: string; reason: LineProblem }

export interface LibrarySkill {
  id: string
  code: string
  name: string
}

/** Finds skills by code or name, regardless of case and accents. */
export const skillIndex = (skills: readonly LibrarySkill[]): Map<string, string> =>
  new Map(
    [
      ...skills.map(({ id, name }) => [name, id] as const),
      ...skills.map(({ id, code }) => [code, id] as const),
    ]
      .map(([text, id]) => [normaliseName(text), id] as const)
      .filter(([text]) => text !== ''),
  )

const mostPoints = 100_000
const mostSkills = 8

/**
 * The separator is a tab if the line contains one, otherwise a semicolon, otherwise a slash; the other characters are
 * then part of the text.
 */
const fieldsOf = (line: string): string[] => {
  const separator = ['\t', ';'].find((sign) => line.includes(sign)) ?? '/'
  return line.split(separator).map(cleanText)
}

const isExerciseLabel = (label: string) => {
  const [first = ''] = normaliseName(label).split(' ')
  return exerciseWords.includes(first.replace(/\d+$/, ''))
}

/** Reads one line such as `Q2 / 3 points / fractions, decimals / bonus`; the caller skips empty ones. */
export function readStructureLine(line: string, skills: ReadonlyMap<string, string>): ReadLine {
  const [written = '', points = '', ...rest] = fieldsOf(line)
  const label = written.replace(/\s*:$/, '')
  const problem = (reason: LineProblem): ReadLine => ({ kind: 'problem', label, reason })
  if (label === '') return problem('label-missing')
  if (label.length > structureLimits.labelLength) return problem('label-too-long')
  if (points === '') {
    if (rest.some((field) => field !== '')) return problem('max-missing')
    return { kind: 'heading', label, isExercise: isExerciseLabel(label) || written.endsWith(':') }
  }

  const maxHundredths = readPointsText(points)
  if (maxHundredths === null)
    return problem(/^\d/.test(westernDigits(points)) ? 'max-unreadable' : 'max-missing')
  if (maxHundredths === 0) return problem('max-missing')
  if (maxHundredths > mostPoints) return problem('max-too-large')
  if (maxHundredths % 25 !== 0) return problem('off-step')

  const skillNames = rest.flatMap((field) => field.split(/[,،+]/)).map(cleanText)
  const isBonus = skillNames.some((word) => bonusWords.includes(normaliseName(word)))
  const named = skillNames.filter(
    (word) => normaliseName(word) !== '' && !bonusWords.includes(normaliseName(word)),
  )
  const skillIds = new Set(named.flatMap((name) => skills.get(normaliseName(name)) ?? []))
  const unknownSkills = new Set(named.filter((name) => !skills.has(normaliseName(name))))
  if (skillIds.size > mostSkills) return problem('too-many-skills')
  return {
    kind: 'marked',
    label,
    maxHundredths,
    isBonus,
    skillIds: [...skillIds],
    unknownSkills: [...unknownSkills],
  }
}
