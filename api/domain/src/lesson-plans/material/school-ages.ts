import { foldLetters } from '../../safety/fold-letters.ts'
import { foldedWords, mentions } from './fold-words.ts'
import { agesInStage, arabicOrdinals, type Ages } from './years-of-stages.ts'

export type { Ages }

const years = (from: number, to = from): Ages => ({ from, to })

/** Words or phrases that name one level: French school years, British and other stages. */
const named: readonly [string, Ages][] = [
  ...(['cp', 'ce1', 'ce2', 'cm1', 'cm2'] as const).map((word, index): [string, Ages] => [
    word,
    years(6 + index),
  ]),
  ...[
    ['6e', '6eme', 'sixieme'],
    ['5e', '5eme', 'cinquieme'],
    ['4e', '4eme', 'quatrieme'],
    ['3e', '3eme', 'troisieme'],
    ['2nde', 'seconde', '2de'],
    ['1re', '1ere', 'premiere'],
    ['tle', 'terminale'],
  ].flatMap((words, index) => words.map((word): [string, Ages] => [word, years(11 + index)])),
  ['ks1', years(5, 6)],
  ['ks2', years(7, 10)],
  ['ks3', years(11, 13)],
  ['ks4', years(14, 15)],
  ['gcse', years(14, 15)],
  ['a level', years(16, 17)],
  ['sixth form', years(16, 17)],
  ['baccalaureat', years(17)],
  ['بكالوريا', years(17)],
]

const higherEducation =
  'universit college+student undergrad bachelor master$ licence$ bts$ dut$ adult جامع ماستر بكالوريوس'
/** Years after the end of school. */
const afterSchool = /\bbac\s*\+\s*\d/u

/** Patterns that name a whole school stage. */
const stages: readonly [string, Ages][] = [
  ['kindergarten nursery preschool maternelle$ روضه', years(3, 5)],
  ['high+school upper+secondary lycee ثانوي', years(15, 17)],
  ['middle+school lower+secondary college$ اعدادي متوسط', years(11, 14)],
  ['primary primaire elementary elementaire ابتدائي', years(6, 10)],
]

/** A number, or a range of two numbers. */
const range = String.raw`(\d{1,2})(?:\s*(?:-|–|—|\/|to|and|a|et|الي|و)\s*(\d{1,2}))?`
type NumberedAges = readonly [RegExp, (first: number, last: number) => Ages][]

const stated: NumberedAges = [
  [
    new RegExp(
      String.raw`(?:\bages?d?\b|\bage de\b|(?<!\p{L})(?:ال)?(?:عمر|اعمار|سن)(?!\p{L}))\s*:?\s*(?:of )?${range}`,
      'u',
    ),
    years,
  ],
  [
    new RegExp(
      String.raw`${range}\s*(?:years?.old|year.olds?|years\b|yrs\b|y\/o|ans\b|سنه|سنوات|عاما|اعوام)`,
      'u',
    ),
    years,
  ],
]
const numbered: NumberedAges = [
  [new RegExp(String.raw`\b(?:years?|yr|y)\s*${range}\b`, 'u'), (first, last) => years(first + 4, last + 4)],
  [
    new RegExp(String.raw`\b(?:grades?|gr|g|class|std|standard)\s*${range}\b`, 'u'),
    (first, last) => years(first + 5, last + 5),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(?:ال)?صف\s*${range}(?!\p{L})`, 'u'),
    (first, last) => years(first + 5, last + 5),
  ],
  [/\b(\d{1,2})(?:re|e|eme) annee\b/u, (first) => years(first + 5)],
  [
    /\b(\d{1,2})(?:st|nd|rd|th)(?:\s*(?:-|–|to|and)\s*(\d{1,2})(?:st|nd|rd|th))? grade/u,
    (first, last) => years(first + 5, last + 5),
  ],
]

const isPossible = ({ from, to }: Ages) => from >= 3 && to >= from && to <= 99

function agesIn(text: string, patterns: NumberedAges): Ages | null {
  for (const [pattern, agesOf] of patterns) {
    const [, first, last] = pattern.exec(text) ?? []
    if (first === undefined) continue
    const ages = agesOf(Number(first), Number(last ?? first))
    if (isPossible(ages)) return ages
  }
  return null
}

/** Ages of an Arabic ordinal that is counted from the first year of school: "الصف السادس". */
function arabicAges(words: readonly string[]): Ages | null {
  const number = arabicOrdinals.findIndex((forms) => mentions(words, forms))
  if (number < 0) return null
  if (mentions(words, 'عشر$ عشره$')) return years(16 + number)
  if (mentions(words, 'ثانوي متوسط اعدادي')) return null
  return mentions(words, 'صف سنه ابتدائي اساسي') ? years(6 + number) : null
}

/**
 * The ages that a level implies, in English, French or Arabic; null if it implies none ("6B", "my class"). The teacher
 * must then state the level more clearly; ages are never guessed.
 */
export function agesOfLevel(level: string): Ages | null {
  const words = foldedWords(level)
  const beside = ` ${words.join(' ')} `
  const text = foldLetters(level)
  if (mentions(words, higherEducation) || afterSchool.test(text)) return years(18, 99)
  const ages = agesIn(text, stated) ?? agesInStage(level) ?? agesIn(text, numbered) ?? arabicAges(words)
  if (ages) return ages === 'unclear' ? null : ages
  // "Première année" is relative to a stage that isn't named.
  if (mentions(words, 'annee$')) return null
  const levels = named.filter(([name]) => beside.includes(` ${name} `)).map(([, ages]) => ages)
  if (levels.length > 0)
    return years(Math.min(...levels.map(({ from }) => from)), Math.max(...levels.map(({ to }) => to)))
  return stages.find(([patterns]) => mentions(words, patterns))?.[1] ?? null
}
