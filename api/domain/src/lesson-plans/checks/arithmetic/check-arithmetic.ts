import { foldLetters } from '../../../safety/fold-letters.ts'
import type { LessonContent, LessonFacts, LessonKey } from '../content/lesson-content.ts'
import { textsOf, type LessonText } from '../content/lesson-texts.ts'
import { withoutQuotes } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { wrongEquations, type WrongEquation } from './wrong-equations.ts'

/** Words near a calculation that is wrong on purpose, in folded letters. */
const onPurpose = new RegExp(
  String.raw`(?<!\p{L})(?:wrong|incorrect|mistake|error|false|fault|not|isn.?t|claim|think|says?|said|believe|instead|would|should be|true or|` +
    String.raw`faux|fausse|erreur|incorrect|trompe|pretend|pense|croit|dit|affirme|au lieu|donnerait|serait|vrai ou|n.est pas|ne fait pas|ne vaut pas|` +
    String.raw`(?:[وفبل]?(?:ال|ل)?|[وف])(?:خطا|خاطئ|خاطي|غلط|يظن|يعتقد|يدعي|يقول|قال|بدل|ليس|لا يساوي|كان|صح ام|صواب ام))`,
  'u',
)
/** In a sentence, somebody's work that is judged, in folded letters; what the teacher writes must be right. */
const reported = new RegExp(
  String.raw`(?<=\p{L}['’]?\s)(?<!(?<!\p{L})(?:teacher|you|we|i|he|she)\s)(?:writes?|wrote|answers|answered|gets|got)(?!\p{L})|(?<!\p{L})no (?:point|mark)s?(?!\p{L})|` +
    String.raw`(?<=\p{L}\s)(?<!(?<!\p{L})(?:on|je|il|elle|tu|enseignante?|professeure?|maitre|maitresse)\s)(?:ecrit|ecrivent|repond|repondent|trouvent|obtiennent)(?!\p{L})|(?<!\p{L})(?:pas de|aucun) points?(?!\p{L})|` +
    String.raw`(?<!\p{L})[وف]?(?:[يت]?كتب(?:ت|وا|ون)?|[يت]جيب(?:ون)?|اجاب(?:ت|وا)?)(?!\p{L})(?!\s+(?:ال)?(?:معلم|مدرس|استاذ|علي|في|نحن))|(?<!\p{L})(?:لا|بلا|دون)\s+(?:ال)?(?:درج|نقط|علام)`,
  'u',
)
const question = /[?؟]/u
const sentenceEnd = /(?<=[.!?؟…])\s+|\n+/u

/** Tables hold what a lesson teaches in these sections; elsewhere they may hold statements to judge. */
const trueTables: ReadonlySet<LessonKey> = new Set(['explanation', 'examples', 'board'])

/** The parts of a text whose calculations must be right. */
function statementsOf({ text, role }: LessonText, key: LessonKey): string[] {
  if (role === 'wrong' || (role === 'label' && !trueTables.has(key))) return []
  const own = withoutQuotes(text)
  const mayBeWrong = (part: string) => question.test(part) || onPurpose.test(foldLetters(part))
  // One word such as "mistake" changes what a whole task asks for.
  if (role === 'task' && mayBeWrong(own)) return []
  return own
    .split(sentenceEnd)
    .filter((sentence) => !mayBeWrong(sentence) && !reported.test(foldLetters(sentence)))
}

/** A quiz without the answers to its questions about mistakes, which may be wrong calculations. */
function withoutMistakes(section: LessonContent): LessonContent {
  if (section.key !== 'assessment') return section
  const exitQuiz = section.value.exitQuiz.map((item) =>
    onPurpose.test(foldLetters(item.question)) ? { ...item, answer: '', options: [] } : item,
  )
  return { ...section, value: { ...section.value, exitQuiz } }
}

/** The wrong calculations among the statements of a section. */
function wrongIn(section: LessonContent, { language }: LessonFacts): WrongEquation[] {
  const statements = textsOf(withoutMistakes(section)).flatMap((text) => statementsOf(text, section.key))
  const wrongOnes = statements.flatMap((statement) => wrongEquations(statement, language))
  return [...new Map(wrongOnes.map((wrong) => [wrong.written, wrong])).values()]
}

/** Every calculation of a section, recomputed. */
export const checkArithmetic = (section: LessonContent, facts: LessonFacts): LessonFinding[] =>
  wrongIn(section, facts).map(({ written, computed }) =>
    findingsIn(section.key)(
      'arithmetic',
      { written, computed },
      `“${written}” is wrong: the left side is ${computed}. Correct it, and everything that follows from it.`,
    ),
  )
