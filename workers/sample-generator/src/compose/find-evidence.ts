import type { LessonContext } from '@classeur/contracts'
import { foldedWords, mentions } from '@classeur/domain/lesson-plans'
import type { LanguagePack } from '../language-pack.ts'
import type { Skill, Skills } from '../skills/skill.ts'

const longestName = 80
const mostQuestions = 6

export const namesSkill = (skill: Skill | undefined, text: string): boolean =>
  skill !== undefined && mentions(foldedWords(text), skill.words)

const shareOf = (students: number, { of }: { of: number }) => students / Math.max(1, of)

type Named = readonly [key: string, Skill]

/** The first skill that the name of an error names, or else its correction; an error shows one misconception. */
const shownBy = (
  { name, correction }: LessonContext['errors'][number],
  skills: readonly Named[],
): string | undefined =>
  [name, correction].flatMap((text) => skills.filter(([, skill]) => namesSkill(skill, text)))[0]?.[0]

/**
 * What the marks of a class say about misconceptions of the pack, by key, the most important first. Errors say more than
 * skills: the papers show them, while a weak skill only says that points were lost. So errors come first, and a skill
 * counts for a misconception that it names and that no error shows.
 */
export function findEvidence(
  context: LessonContext | null,
  skills: Skills,
  { locale, evidence, isolate }: LanguagePack,
): Map<string, string> {
  const evidenceBySkill = new Map<string, string>()
  if (!context) return evidenceBySkill
  const named = Object.entries(skills)
  const format = new Intl.NumberFormat(locale)
  const counts = (students: number, of: number) => ({
    students: format.format(students),
    of: format.format(of),
    isOne: students === 1,
  })
  for (const error of [...context.errors].sort((a, b) => shareOf(b.students, b) - shareOf(a.students, a))) {
    const key = shownBy(error, named)
    if (key === undefined || evidenceBySkill.has(key)) continue
    const labels = error.questions.slice(0, mostQuestions).map(isolate)
    evidenceBySkill.set(key, evidence.error(counts(error.students, error.of), labels))
  }
  for (const weak of [...context.weakSkills].sort((a, b) => shareOf(b.missed, b) - shareOf(a.missed, a))) {
    const text = `${weak.code} ${weak.name}`
    const key = named.find(([one, skill]) => !evidenceBySkill.has(one) && namesSkill(skill, text))?.[0]
    if (key === undefined || weak.missed === 0) continue
    evidenceBySkill.set(key, evidence.skill(counts(weak.missed, weak.of), weak.name.slice(0, longestName)))
  }
  return evidenceBySkill
}
