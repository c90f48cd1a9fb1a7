import type { Language } from '../../text/language.ts'
import { soundKeysOf } from '../../roster/names/sound-keys.ts'
import { scriptOf } from '../../roster/names/transliteration.ts'
import { isCommonWord } from './common-words.ts'
import { nameSpellings, type NamedStudent, type NamePart } from './name-spellings.ts'
import { nameWords } from './name-tokens.ts'
import { isParticle, isSmallWord } from './small-words.ts'

/** The students whose names are replaced. */
export interface NameRoster {
  /** The class of the lesson: its names are replaced in any case. */
  ofClass: readonly NamedStudent[]
  /** Everybody else in the teacher's classes: a single name counts only with a capital or in a script without case. */
  others: readonly NamedStudent[]
}

/** A way to write a name: its words joined together, and where a text may separate them. */
export interface NamePattern {
  /** The position of the student in the roster: those of the class first. */
  student: number
  part: NamePart
  /** Positions in the joined spelling between which a text may have a space, a hyphen or an apostrophe. */
  breaks: ReadonlySet<number>
  /** Whether it is a name only with a capital, or in a script without case. */
  needsCapital: boolean
  /** Whether it is a first name that is also a word of the language; see `isOrdinaryWord`. */
  isCommonWord: boolean
  isOfClass: boolean
}

export interface NamePatterns {
  /** By the joined folded spelling. */
  bySpelling: ReadonlyMap<string, readonly NamePattern[]>
  /** Spellings to compare with words of the other script, by the keys of their sound. */
  bySound: ReadonlyMap<string, ReadonlySet<string>>
  /** The first letters of the first and the last names of each student. */
  initials: readonly Record<'first' | 'last', ReadonlySet<string>>[]
}

/** A part of a name with fewer letters is too common in sentences to be a name in lower case. */
const identifyingFrom = 3
/** Words that some people write separately and others together with the rest of a name: "Abd Errahmane", "El Amrani". */
const separable = new Set(
  'abd abdel abdul abdal abder abdur ben bin bou abou abu el al er mac mc nour noor jean عبد ابو بن نور ال'.split(
    ' ',
  ),
)

function breaksOf(words: readonly string[]): number[] {
  const breaks: number[] = []
  let length = 0
  for (const word of words) {
    if (length > 0) breaks.push(length)
    for (let letters = 2; letters <= word.length - identifyingFrom; letters += 1)
      if (separable.has(word.slice(0, letters))) breaks.push(length + letters)
    length += word.length
  }
  return breaks
}

/** Whether words of the other script are compared with a name. Arabic ones are compared with names of the class only. */
const isComparable = (spelling: string, isOfClass: boolean): boolean => {
  const isArabic = scriptOf(spelling) === 'arabic'
  return (isOfClass || isArabic) && (isArabic || spelling.length >= identifyingFrom) && !isParticle(spelling)
}

const lettersOf = (name: string) => new Set(nameWords(name).map((word) => word[0] ?? ''))

/** Indexes every way to write the names of these students. Without a language, no name is an ordinary word. */
export function namePatterns({ ofClass, others }: NameRoster, language?: Language): NamePatterns {
  const bySpelling = new Map<string, NamePattern[]>()
  const bySound = new Map<string, Set<string>>()
  const roster = [...ofClass, ...others]
  for (const [student, named] of roster.entries()) {
    const isOfClass = student < ofClass.length
    for (const { words, part, isWhole } of nameSpellings(named)) {
      const spelling = words.join('')
      // One letter is a name only together with another name.
      if (spelling.length < 2) continue
      const patterns = bySpelling.get(spelling) ?? []
      bySpelling.set(spelling, patterns)
      const breaks = breaksOf(words)
      const same = patterns.findIndex((one) => one.student === student && one.part === part)
      const pattern = patterns[same]
      if (pattern) patterns[same] = { ...pattern, breaks: new Set([...pattern.breaks, ...breaks]) }
      else {
        const isShortPart = !isWhole && spelling.length < identifyingFrom
        const isSingle = words.length === 1 && part !== 'both'
        const needsCapital = isSingle && (!isOfClass || isShortPart || isSmallWord(spelling))
        const isCommon = part === 'first' && isSingle && isCommonWord(spelling, language)
        patterns.push({
          ...{ student, part, breaks: new Set(breaks), needsCapital, isOfClass },
          isCommonWord: isCommon,
        })
      }
      if (pattern || part === 'both' || !isComparable(spelling, isOfClass)) continue
      for (const key of soundKeysOf(spelling)) bySound.set(key, (bySound.get(key) ?? new Set()).add(spelling))
    }
  }
  return {
    ...{ bySpelling, bySound },
    initials: roster.map(({ firstName, lastName }) => ({
      first: lettersOf(firstName),
      last: lettersOf(lastName),
    })),
  }
}
