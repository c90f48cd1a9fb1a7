import { foldLetters } from '../../../safety/fold-letters.ts'
import type { Language } from '../../../text/language.ts'
import { expressionsIn } from '../arithmetic/expressions.ts'
import { isSame, rationalText, type Rational } from '../arithmetic/rational.ts'
import type { LessonContent, LessonFacts, QuizItem } from '../content/lesson-content.ts'
import { countWords } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'

/** A question that asks for the value of a calculation and for nothing else, in folded letters. */
const asksForValue =
  /(?<!\p{L})(?:work out|calculate|compute|evaluate|what is|how much is|add|subtract|multiply|divide|calcul\p{L}*|effectu\p{L}*|combien (?:font|fait|vaut|valent)|que vaut|quel est le resultat|احسب\p{L}*|اوجد\p{L}*|ما ناتج|ما حاصل|كم يساوي|ما قيمه)/u
/** Words that ask for something else about the calculation, or for one of several right forms. */
const asksForMore =
  /(?<!\p{L})(?:estimat|round|nearest|denominator|multiple|step|first|why|explain|mistake|wrong|sign|method|remainder|quotient|whole|half|twice|double|root|square|cube|log|between|more|less|greater|lowest|simplest|simplif|mixed|decimal|percent|arrond|estim|denominateur|etape|pourquoi|erreur|faux|methode|reste|entier|moitie|racine|carre|irreductible|simplif|decimal|pourcent|[وفبلك]*(?:ال|لل)?(?:قدر|تقدير|قرب|مقام|خطوه|لماذا|خطا|باقي|عدد صحيح|نصف|ضعف|جذر|مربع|مكعب|ابسط|اختزل|عشري|مئويه))/u
/** A result that is asked for with an equals sign at the end: "12 + 30 = ?". */
const asksForResult = /\s*=\s*(?:[?؟□…]|_{2,}|\.{3,})?\s*[.?؟]?\s*$/u
/** A percentage of nothing named: 80 − 25 % may mean 60 or 79.75. */
const changesByPercent = /\d\s*[-+−–]\s*\d[\d.,]*\s*\\?[%٪]/u
/** Typed from right to left, 1/2 may mean 2. */
const slashedNumbers = /\d\s*\/\s*\d/u
/** A longer question is a story, in which the calculation may be a part only. */
const mostWords = 8

/** The single number of a text, with or without a unit; null if it holds several, or a calculation with another result. */
function numberIn(text: string, language: Language): Rational | null {
  const [only, ...others] = expressionsIn(text.split('=').at(-1) ?? '', language)
  return only && others.length === 0 ? only.value : null
}

/** The value that a quiz question asks for, if code can tell. */
export function askedValue({ question }: QuizItem, language: Language): Rational | null {
  const asked = question.replace(asksForResult, '')
  const folded = foldLetters(asked)
  if (asked.includes('=') || asksForMore.test(folded)) return null
  if (asked === question && !asksForValue.test(folded)) return null
  if (changesByPercent.test(folded) || (language === 'ar' && slashedNumbers.test(folded))) return null
  if (countWords(asked) > mostWords) return null
  const [only, ...others] = expressionsIn(asked, language)
  return only?.hasOperator && others.length === 0 ? only.value : null
}

/** Keys of calculations are recomputed: the right answer is the result, and no wrong option is. */
export function checkComputedKeys(section: LessonContent, { language }: LessonFacts): LessonFinding[] {
  if (section.key !== 'assessment') return []
  const finding = findingsIn(section.key)
  return section.value.exitQuiz.flatMap((item, index) => {
    const value = askedValue(item, language)
    if (!value) return []
    const number = index + 1
    const computed = rationalText(value)
    const isValue = (text: string) => {
      const shown = numberIn(text, language)
      return shown !== null && isSame(shown, value)
    }
    const key = item.options.find(({ correct }) => correct)?.text ?? item.answer
    if (numberIn(key, language) !== null && !isValue(key)) {
      const problem = `The key of quiz question ${number} is “${key}”, but the result is ${computed}. Correct the key.`
      return [finding('quiz-key-wrong', { item: number, key, computed }, problem)]
    }
    const other = item.options.find(({ text, correct }) => !correct && isValue(text))
    if (!other) return []
    const problem = `In quiz question ${number}, the wrong option “${other.text}” is right too. Replace it.`
    return [finding('quiz-options', { item: number }, problem)]
  })
}
