import { foldedWords } from '../../lesson-plans/material/fold-words.ts'
import { westernDigits } from '../../text/digits.ts'
import type { ItemFigure, RichText } from '../item.ts'
import { flatText } from '../reading/flat-text.ts'

/** Words that give a number, folded. */
const numberWords: Readonly<Record<number, string>> = {
  1: 'one un une واحد واحده',
  2: 'two half halves halve double doubled twice pair square squared deux moitie demi demie double paire carre اثنان اثنين نصف ضعف مضاعفه زوج مربع تربيع',
  3: 'three third thirds triple cube cubed trois tiers triple cube ثلاثه ثلاث ثلث مكعب تكعيب',
  4: 'four quarter quarters quatre quart quarts اربعه اربع ربع',
  5: 'five fifth fifths cinq cinquieme خمسه خمس',
  6: 'six sixth sixths sixieme سته ست سدس',
  7: 'seven week sept semaine سبعه سبع اسبوع',
  8: 'eight eighth eighths huit huitieme ثمانيه ثماني ثمن',
  9: 'nine neuf تسعه تسع',
  10: 'ten tenth tenths dix dixieme عشره عشر',
  12: 'twelve dozen douze douzaine اثنا عشر دزينه',
}
const numberOfWord = new Map(
  Object.entries(numberWords).flatMap(([number, forms]) =>
    forms.split(' ').map((form) => [form, Number(number)] as const),
  ),
)
const withoutArticle = (word: string) => word.replace(/^(?:[وفبل]?ال|لل)(?=..)/u, '')

/** Every way of reading a run of digits and signs, because `1,250` has another meaning in another language. */
const readings = (run: string): number[] => {
  const gapless = run.replace(/[ \u00a0\u202f]/gu, '')
  return [
    gapless.replace(',', '.'),
    gapless.replaceAll(',', ''),
    ...gapless.split(/[.,]/u),
    ...run.split(/[ .,\u00a0\u202f]/u),
  ].map(Number)
}

const inText = (text: string): number[] => [
  ...(text.match(/\d+(?:[ \u00a0\u202f]\d{3})*(?:[.,]\d+)*/gu) ?? []).flatMap(readings),
  ...foldedWords(text).flatMap(
    (word) => numberOfWord.get(word) ?? numberOfWord.get(withoutArticle(word)) ?? [],
  ),
]

const inFigure = (figure: unknown): number[] => {
  if (typeof figure === 'number') return [Math.abs(figure)]
  if (typeof figure === 'string') return inText(westernDigits(figure))
  return figure !== null && typeof figure === 'object' ? Object.values(figure).flatMap(inFigure) : []
}

/** The points of a number line show into how many parts a whole is divided, and how many of them each is away from 0. */
const inLine = (figure: ItemFigure | null): number[] => {
  if (figure?.kind !== 'number-line') return []
  const points = [figure.from, figure.from + figure.step, ...figure.marks.map(({ at }) => at)].sort(
    (a, b) => a - b,
  )
  const gaps = points.slice(1).map((point, index) => point - (points[index] ?? 0))
  const parts = Math.round(1 / Math.min(...gaps.filter((gap) => gap > 1e-9)))
  return [parts, ...figure.marks.map(({ at }) => Math.abs(Math.round(at * parts)))]
}

/** The numbers that a student sees in a prompt and its figure, in digits or words; the whole is always there. */
export const numbersIn = (prompt: RichText, figure: ItemFigure | null): ReadonlySet<number> =>
  new Set([1, ...inText(flatText(prompt)), ...inFigure(figure), ...inLine(figure)])
