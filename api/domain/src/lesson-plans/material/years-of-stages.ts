import { foldedWords, mentions, type WordPatterns } from './fold-words.ts'

/** Students' ages at the start of the school year, in whole years; both ends are inclusive. */
export interface Ages {
  from: number
  to: number
}

/** A stage whose years are counted within it. */
interface CountedStage {
  stage: WordPatterns
  /** Age before the first year; two, where countries differ by a year. */
  before: readonly [number, number?]
  /** The years that mean the same in all countries that use the term; the others imply no age. */
  years: readonly number[]
  /** Only beside "année": without it, "3e" is also the French class. */
  withAnnee?: boolean
}

/** Arabic ordinals from first to tenth, masculine and feminine; "حادي" and "ثاني" also precede "عشر" (11th, 12th). */
export const arabicOrdinals = [
  'اول$ اولي$ حادي$ حاديه$',
  'ثاني$ ثانيه$',
  'ثالث$ ثالثه$',
  'رابع$ رابعه$',
  'خامس$ خامسه$',
  'سادس$ سادسه$',
  'سابع$ سابعه$',
  'ثامن$ ثامنه$',
  'تاسع$ تاسعه$',
  'عاشر$ عاشره$',
]
const frenchOrdinals = [
  'premiere$ premier$',
  'deuxieme$',
  'troisieme$',
  'quatrieme$',
  'cinquieme$',
  'sixieme$',
]
const englishOrdinals = ['first$', 'second$', 'third$', 'fourth$', 'fifth$', 'sixth$']

/** Names that say the age by themselves, whatever stage stands beside them. */
const exact = 'cp$ ce1$ ce2$ cm1$ cm2$ 2nde$ 2de$ tle$ terminale$ ks1$ ks2$ ks3$ ks4$ gcse$'

/** The first that matches counts. */
const stages: readonly CountedStage[] = [
  { stage: 'cours+moyen$', before: [8], years: [1, 2] },
  { stage: 'cours+elementaire$', before: [6], years: [1, 2] },
  // Belgium counts three years from the age of three.
  { stage: 'maternelle', before: [2], years: [1, 2, 3] },
  { stage: 'روضه kindergarten nursery', before: [0], years: [] },
  // "Collégial" is the Moroccan collège and Quebec's cégep; vocational years begin at several ages.
  { stage: 'collegial cap$ bep$ pro$ professionnel', before: [0], years: [], withAnnee: true },
  { stage: 'مهني', before: [0], years: [] },
  // Morocco; the French "première" has the same age.
  { stage: 'bac$ baccalaureat بكالوريا باك$', before: [15], years: [1, 2] },
  { stage: 'ثانوي', before: [14], years: [1, 2, 3] },
  { stage: 'lycee', before: [14], years: [1, 2, 3], withAnnee: true },
  // Belgium and Quebec count from 12, Algeria and Tunisia from 15; only the former have a fifth and a sixth year.
  { stage: 'secondaire', before: [11], years: [5, 6] },
  { stage: 'متوسط اعدادي', before: [10, 11], years: [1, 2, 3, 4] },
  // Algeria; without "année", the third and fourth are also classes of the Senegalese "moyen", which count downwards.
  { stage: 'moyen$ moyenne$', before: [10], years: [1, 2, 3, 4], withAnnee: true },
  { stage: 'moyen$ moyenne$', before: [0], years: [] },
  { stage: 'college$', before: [11], years: [1, 2, 3], withAnnee: true },
  // In English, a college is a sixth form, a secondary school or a university.
  { stage: 'college$+year', before: [0], years: [] },
  { stage: 'primaire elementaire ابتدائي', before: [5], years: [1, 2, 3, 4, 5, 6] },
  // These begin at 12, 14, 15 or 16.
  { stage: 'high+school upper+secondary senior+secondary', before: [0], years: [] },
  { stage: 'secondary', before: [10, 11], years: [1, 2, 3, 4, 5, 6] },
  { stage: 'middle+school', before: [10, 11], years: [1, 2, 3] },
  { stage: 'primary elementary', before: [4, 5], years: [1, 2, 3, 4, 5, 6] },
]

/** From this number on, years are counted from the first year of school, whatever the stage. */
const firstOfAllSchool = 7
const lastOfAllSchool = 13
const gradeNumber = /\b(?:grades?|class|std|standard) \d|\d(?:st|nd|rd|th) grade/u

const numberWord = /^(\d{1,2})(re|ere|er|e|eme|nde|nd|st|rd|th)?$/u
/** A number without an ending is a year only beside one of these. */
const yearWords = 'annee$ year$ years$ yr$ سنه$ صف$'
const stageWords =
  'primary primaire elementary elementaire secondary secondaire bac$ باك$ ثانوي متوسط اعدادي ابتدائي بكالوريا'
/** What an ordinal may count instead of years. */
const otherAfter = 'cycle degre trimestre semestre groupe langue term$ semester language'
const otherBefore = 'فصل دوره سداسي مجموعه'

/** The numbers of years in a level: "2ème", "Year 2", "Secondary 2", "الثانية", "2 ثانوي". */
const yearsIn = (words: readonly string[]): number[] =>
  words.flatMap((word, index) => {
    const before = words.slice(Math.max(0, index - 1), index)
    const after = words.slice(index + 1, index + 2)
    const among = (ordinals: readonly string[]) => ordinals.findIndex((forms) => mentions([word], forms)) + 1
    if (mentions(after, otherAfter) || mentions(before, otherBefore)) return []
    if (word === 'seconde' && mentions(after, 'annee$')) return [2]
    const ordinal =
      among(frenchOrdinals) ||
      among(arabicOrdinals) ||
      (mentions(after, 'year$ years$') ? among(englishOrdinals) : 0)
    if (ordinal > 0) return [ordinal]
    const [, digits, ending] = numberWord.exec(word) ?? []
    const isYear =
      ending !== undefined ||
      mentions(before, `${yearWords} ${stageWords}`) ||
      mentions(after, `annee$ ${stageWords}`)
    const number = Number(digits ?? 0)
    return isYear && number >= 1 && number <= lastOfAllSchool ? [number] : []
  })

/**
 * The ages of a year that is counted within a stage: "3e primaire", "2ème année bac", "السنة الثانية ثانوي". `unclear` if
 * countries count it in different ways; null if the level names no year of a stage.
 */
export function agesInStage(level: string): Ages | 'unclear' | null {
  const words = foldedWords(level)
  if (mentions(words, `${exact} عشر$ عشره$`) || gradeNumber.test(words.join(' '))) return null
  const isAnnee = mentions(words, 'annee$')
  const stageYears = stages.find(({ stage, withAnnee }) => mentions(words, stage) && (!withAnnee || isAnnee))
  const years = yearsIn(words)
  if (!stageYears || years.length === 0 || years.every((year) => year >= firstOfAllSchool)) return null
  // The British "Year 3" is in the primary school, and counted from its first year.
  if (mentions(words, 'year$ years$') && mentions(words, 'primary elementary')) return null
  if (!years.every((year) => stageYears.years.includes(year))) return 'unclear'
  const [from, to = from] = stageYears.before
  return { from: from + Math.min(...years), to: to + Math.max(...years) }
}
