import { familyWords } from '../../sample/detect/family-words.ts'
import { bestStrength, tokensOf } from '../../sample/detect/tokens.ts'
import type { Dice } from '../seed.ts'
import { generalThings, residents, subjectThings } from '../words/residents.ts'
import { conceptNamed } from './concepts.ts'
import type { Subject, Understanding } from './understanding.ts'

const subjectOf = (name: string, count = 1): Subject => ({ concept: conceptNamed(name), count, colour: null })

/**
 * Something to be seen where the words name nothing that can be drawn: who lives in the named place, what stands for
 * the school subject, or things of any classroom.
 * @returns whether anything of the words was understood
 */
export function addStandIns(prompt: string, understanding: Understanding, dice: Dice): boolean {
  const { backdrop, isNight, subjects } = understanding
  if (subjects.length > 0) return true
  const named = backdrop ?? (isNight ? 'meadow' : null)
  if (named) {
    subjects.push(...residents[named].split(', ').map((name) => subjectOf(name, dice.chance(0.3) ? 2 : 1)))
    return true
  }
  const tokens = tokensOf(prompt)
  const families = Object.keys(familyWords) as (keyof typeof familyWords)[]
  const family = families.find((key) => bestStrength(tokens, familyWords[key]) > 0)
  const things = (family && subjectThings[family]) ?? generalThings
  const names = things.split(', ')
  subjects.push(...dice.shuffled(dice.some(names, Math.min(names.length, 4))).map((name) => subjectOf(name)))
  return family !== undefined
}
