import { checkArithmetic } from './arithmetic/check-arithmetic.ts'
import type { LessonContent, LessonFacts } from './content/lesson-content.ts'
import { textsOf } from './content/lesson-texts.ts'
import { findingsIn, type LessonFinding } from './finding.ts'
import { checkLanguage } from './language/check-language.ts'
import { checkMaterials } from './materials/check-materials.ts'
import { checkWrongIdeas } from './misconceptions/check-wrong-ideas.ts'
import { checkPractised } from './objectives/check-practised.ts'
import { checkCompleteness } from './plan/check-completeness.ts'
import { checkMinutes } from './plan/check-minutes.ts'
import { checkLengths } from './prose/check-lengths.ts'
import { checkPhrases } from './prose/check-phrases.ts'
import { checkReadingLevel } from './prose/check-reading-level.ts'
import { checkRepeats } from './prose/check-repeats.ts'
import { checkComputedKeys } from './quiz/check-computed-keys.ts'
import { checkQuiz } from './quiz/check-quiz.ts'
import { checkQuizRepeats } from './quiz/check-quiz-repeats.ts'
import { checkTaught } from './quiz/check-taught.ts'
import { checkShown } from './tasks/check-shown.ts'
import { checkTasks } from './tasks/check-tasks.ts'
import { checkValues } from './tasks/check-values.ts'
import { isOffTopic } from './topic/check-topic.ts'

/** The most important first, because a note holds only some. */
const checks: readonly ((section: LessonContent, facts: LessonFacts) => LessonFinding[])[] = [
  checkArithmetic,
  checkComputedKeys,
  checkQuiz,
  checkQuizRepeats,
  checkTaught,
  checkMaterials,
  checkMinutes,
  checkTasks,
  checkShown,
  checkPractised,
  checkWrongIdeas,
  checkValues,
  checkCompleteness,
  checkLengths,
  checkReadingLevel,
  checkRepeats,
  checkPhrases,
]

const fewestLetters = 10
const isEmpty = (section: LessonContent) =>
  textsOf(section)
    .map(({ text }) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
    .reduce((sum, letters) => sum + letters, 0) < fewestLetters

/** What makes a section useless to a teacher, and so ends all other checks. */
export type FatalFinding = LessonFinding & { code: 'wrong-language' | 'off-topic' | 'empty' }

/** Everything that code finds in one section. */
export function sectionFindings(
  section: LessonContent,
  facts: LessonFacts,
): { fatal: FatalFinding | null; findings: LessonFinding[] } {
  const fatal = (code: FatalFinding['code'], params: LessonFinding['params'], problem: string) => ({
    fatal: { ...findingsIn(section.key)(code, params, problem), code },
    findings: [],
  })
  if (isEmpty(section)) return fatal('empty', {}, `The section "${section.key}" is empty. Write it.`)
  const language = checkLanguage(section, facts)
  if (language.problem !== null) return fatal('wrong-language', {}, language.problem)
  if (isOffTopic(section, facts)) {
    const { topic } = facts.request
    return fatal(
      'off-topic',
      { topic },
      `The section is not about the topic “${topic}”. Write it about this topic.`,
    )
  }
  const others = { ...facts, finished: facts.finished.filter(({ key }) => key !== section.key) }
  return {
    fatal: null,
    findings: [...checks.flatMap((check) => check(section, others)), ...language.findings],
  }
}
