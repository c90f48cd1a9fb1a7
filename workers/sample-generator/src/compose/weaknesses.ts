import type { LessonContext } from '@classeur/contracts'
import { foldedWords, mentions } from '@classeur/domain/lesson-plans'
import type { LanguagePack } from '../language-pack.ts'
import type { Skill, Skills } from '../skills/skill.ts'

/** What the marks of a class say about a misconception of the pack. */
export interface Weakness {
  /** The share of the students who have it, from 0 to 1. */
  share: number
  evidence: string
}

const longestName = 80
const mostQuestions = 6

export const namesSkill = (skill: Skill | undefined, text: string): boolean =>
  skill !== undefined && mentions(foldedWords(text), skill.words)

/**
 * The misconceptions of the pack that the class's errors or weak skills name, by key. Errors say more than skills: the
 * papers show them, while a weak skill only says that points were lost.
 */
export function findWeaknesses(
  context: LessonContext | null,
  skills: Skills,
  { locale, evidence, isolate }: LanguagePack,
): Map<string, Weakness> {
  const found = new Map<string, Weakness>()
  if (!context) return found
  const format = new Intl.NumberFormat(locale)
  const counts = (students: number, of: number) => ({
    students: format.format(students),
    of: format.format(of),
    isOne: students === 1,
  })
  for (const [key, skill] of Object.entries(skills)) {
    const errors = context.errors.filter(({ name, correction }) => namesSkill(skill, `${name} ${correction}`))
    const error = errors.sort((a, b) => b.students - a.students)[0]
    if (error) {
      const labels = error.questions.slice(0, mostQuestions).map(isolate)
      found.set(key, {
        share: error.students / Math.max(1, error.of),
        evidence: evidence.error(counts(error.students, error.of), labels),
      })
      continue
    }
    const weak = context.weakSkills.filter(({ code, name }) => namesSkill(skill, `${code} ${name}`))
    const weakest = weak.sort((a, b) => b.missed - a.missed)[0]
    if (!weakest || weakest.missed === 0) continue
    found.set(key, {
      share: weakest.missed / Math.max(1, weakest.of),
      evidence: evidence.skill(counts(weakest.missed, weakest.of), weakest.name.slice(0, longestName)),
    })
  }
  return found
}
