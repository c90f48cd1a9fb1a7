import { checkArithmetic } from './arithmetic/check-arithmetic.ts'
import type { LessonContent, LessonFacts } from './content/lesson-content.ts'
import { textsOf } from './content/lesson-texts.ts'
import type { LessonFinding, NoteParams } from './finding.ts'
import { checkLanguage } from './language/check-language.ts'
import { checkMaterials } from './materials/check-materials.ts'
import type { LessonNoteCode } from './note-codes.ts'
import { checkMinutes } from './plan/check-minutes.ts'
import { checkLengths } from './prose/check-lengths.ts'
import { checkPhrases } from './prose/check-phrases.ts'
import { checkReadingLevel } from './prose/check-reading-level.ts'
import { checkRepeats } from './prose/check-repeats.ts'
import { checkComputedKeys } from './quiz/check-computed-keys.ts'
import { checkQuiz } from './quiz/check-quiz.ts'
import { checkTasks } from './tasks/check-tasks.ts'
import { isOffTopic } from './topic/check-topic.ts'

export interface SectionCheck {
  /** What is wrong, in English sentences for the prompt that asks a model to repair the section. */
  problems: string[]
  /** The same for the teacher, if it isn't repaired. */
  notes: { code: LessonNoteCode; params: NoteParams }[]
  /** Why the section must not be shown to a teacher; null if it may. */
  fatal: 'wrong-language' | 'off-topic' | 'empty' | null
}

type Check = (section: LessonContent, facts: LessonFacts) => LessonFinding[]
const checks: readonly Check[] = [
  checkMinutes,
  checkLengths,
  checkRepeats,
  checkPhrases,
  checkReadingLevel,
  checkArithmetic,
  checkQuiz,
  checkComputedKeys,
  checkTasks,
  checkMaterials,
]
/** A note holds this many; more would not be read. */
const mostNotes = 12

const fewestLetters = 10
const isEmpty = (section: LessonContent) =>
  textsOf(section)
    .map(({ text }) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
    .reduce((sum, letters) => sum + letters, 0) < fewestLetters

const broken = (fatal: SectionCheck['fatal'], problems: string[]): SectionCheck => ({
  problems,
  notes: [],
  fatal,
})

/** Everything that code can find in one section, compared with the request and the finished sections. */
export function checkSectionContent(section: LessonContent, facts: LessonFacts): SectionCheck {
  if (isEmpty(section)) return broken('empty', [`The section "${section.key}" is empty. Write it.`])
  const language = checkLanguage(section, facts)
  if (language.isWrong)
    return broken(
      'wrong-language',
      language.findings.map(({ problem }) => problem),
    )
  if (isOffTopic(section, facts))
    return broken('off-topic', [
      `The section is not about the topic “${facts.request.topic}”. Write it about this topic.`,
    ])
  const findings = [...language.findings, ...checks.flatMap((check) => check(section, facts))]
  return {
    problems: findings.map(({ problem }) => problem).filter((problem) => problem !== ''),
    notes: findings.slice(0, mostNotes).map(({ code, params }) => ({ code, params })),
    fatal: null,
  }
}
