import { soundQueriesOf } from '../../roster/names/sound-keys.ts'
import { soundsLike } from '../../roster/names/transliteration.ts'
import { isOrdinaryWord } from './common-words.ts'
import type { NamePattern, NamePatterns } from './name-patterns.ts'
import { nameTokens, type NameToken } from './name-tokens.ts'
import { isArabicSmallWord, isParticle, isSmallWord } from './small-words.ts'

/** A name in a text. */
export interface FoundName {
  start: number
  end: number
  /** The names that are written here, and whose they are; several if students share a name. */
  owners: readonly Owner[]
}

type Owner = Pick<NamePattern, 'student' | 'part'>

/** The most words that are one name. */
const mostWords = 8
/** What may stand between two words of one name. */
const within = /^(?:[\s\p{Pd}'’‘ʹʻʼ`´._·]|\p{Cf}){0,4}$/u
/** What may stand between two names of one student. */
const between = /^(?:[\s\p{Pd}_]|\p{Cf}){1,3}$/u
/** What may stand between an initial and a name. */
const besideInitial = /^[.\s\p{Pd}]{1,3}$/u
/** Arabic writes "and", "then", "with", "like", "to" and the article together with the next word. */
const attached = ['و', 'ف', 'ب', 'ك', 'ل', 'وب', 'ول', 'وك', 'فب', 'فل', 'فك'].flatMap((letters) => [
  letters,
  `${letters}ال`,
])
/** The shortest first, so that a name keeps its own article. */
const attachments = [...attached, 'ال', 'لل', 'ولل', 'فلل', 'يا'].sort((a, b) => a.length - b.length)
/** The first words of names that the other script may write as one word. */
const compound = /^(?:ab[dou]\p{L}{0,3}|ben|bin|bou|nou?r|عبد|ابو|بن|نور)$/u

/** Shorter words of the other script say too little. */
const heardFrom = 3
const heardInLowerCaseFrom = 5

interface Candidate {
  /** Number of words of the text. */
  count: number
  /** Letters in front of the name that belong to the first word. */
  skipped: number
  patterns: readonly NamePattern[]
}

const soundsTheSame = (word: string, name: string) => soundsLike(word, name) && soundsLike(name, word)

/**
 * Returns a function that finds the names of a roster in a text, in any spelling. In prose, it also finds names that are
 * written in the other script; in a title, an ordinary word that sounds like a name is more likely.
 */
export function createFindNames({ bySpelling, bySound, initials }: NamePatterns) {
  const soundAlikes = new Map<string, readonly NamePattern[]>()

  /** The patterns of names in the other script that sound like this word. */
  function soundingLike(folded: string): readonly NamePattern[] {
    const before = soundAlikes.get(folded)
    if (before) return before
    const keys = soundQueriesOf(folded).flatMap(([ofWord]) => ofWord ?? [])
    const spellings = new Set(keys.flatMap((key) => [...(bySound.get(key) ?? [])]))
    const soundAlike = [...spellings]
      .filter((spelling) => soundsTheSame(folded, spelling))
      .flatMap((spelling) => bySpelling.get(spelling) ?? [])
    soundAlikes.set(folded, soundAlike)
    return soundAlike
  }

  /** The names that a run of words spells, with the words separated where the name allows it. */
  function spelledBy(
    text: string,
    folded: string,
    breaks: readonly number[],
    first: NameToken,
  ): readonly NamePattern[] {
    const isAlone = breaks.length === 0
    const isWord = isAlone && isOrdinaryWord(text, first.start, first.end)
    return (bySpelling.get(folded) ?? []).filter(
      (pattern) =>
        breaks.every((at) => pattern.breaks.has(at)) &&
        !(isWord && pattern.isCommonWord) &&
        (first.isCapital || !pattern.needsCapital || !isAlone),
    )
  }

  /**
   * Many ordinary words sound like a name in the other script. Arabic leaves out vowels, so its words are compared with
   * the names of the class only; Latin words in lower case only if they are long.
   */
  function heardIn(folded: string, { script, isCapital }: NameToken): readonly NamePattern[] {
    if (folded.length < heardFrom || isParticle(folded) || isSmallWord(folded)) return []
    const isClear = script === 'latin' && isCapital
    if (script === 'latin' && !isCapital && folded.length < heardInLowerCaseFrom) return []
    return soundingLike(folded).filter(({ isOfClass }) => isOfClass || isClear)
  }

  /** The longest name that begins with this word. */
  function candidateAt(
    text: string,
    tokens: readonly NameToken[],
    index: number,
    isProse: boolean,
  ): Candidate | null {
    const first = tokens[index]
    if (!first) return null
    const starts = first.script === 'arabic' ? ['', ...attachments] : ['']
    let best: Candidate | null = null
    for (const letters of starts) {
      const isTooShort = letters !== '' && first.folded.length - letters.length < 2
      if (isTooShort || !first.folded.startsWith(letters)) continue
      let folded = first.folded.slice(letters.length)
      const breaks: number[] = []
      for (let count = 1; count <= mostWords; count += 1) {
        const last = tokens[index + count - 1]
        if (!last) break
        if (count > 1) {
          const previous = tokens[index + count - 2]
          if (!previous || !within.test(text.slice(previous.end, last.start))) break
          breaks.push(folded.length)
          folded += last.folded
        }
        const isSmall = count === 1 && isArabicSmallWord(folded, text.slice(first.start, first.end))
        if (isSmall || (best && best.count >= count)) continue
        const spelled = spelledBy(text, folded, breaks, first)
        const mayBeHeard =
          isProse && (count === 1 || (count <= 3 && compound.test(first.folded.slice(letters.length))))
        const patterns = spelled.length > 0 || !mayBeHeard ? spelled : heardIn(folded, first)
        if (patterns.length > 0) best = { count, skipped: letters.length, patterns }
      }
    }
    return best
  }

  /** Joins the first and last name of one student. */
  function joined(text: string, parts: readonly FoundName[]): FoundName[] {
    const names: FoundName[] = []
    for (const name of parts) {
      const before = names.at(-1)
      const isNear = before !== undefined && between.test(text.slice(before.end, name.start))
      const both = isNear
        ? before.owners.filter(({ student }) => name.owners.some((owner) => owner.student === student))
        : []
      if (!before || both.length === 0) names.push(name)
      else
        names[names.length - 1] = {
          ...{ start: before.start, end: name.end },
          owners: both.map(({ student }) => ({ student, part: 'both' })),
        }
    }
    return names
  }

  /** Adds an initial beside a name ("S. Ben Ali", "Sara B.") if it is the one of the student's other name. */
  function withInitials(text: string, tokens: readonly NameToken[], name: FoundName): FoundName {
    let { start, end, owners } = name
    const fitting = (token: NameToken, gap: string): Owner[] => {
      if (token.folded.length !== 1 || !token.isCapital || !besideInitial.test(gap)) return []
      // Without a full stop, these are words.
      const isWord = token.script === 'arabic' || 'iay'.includes(token.folded)
      if (isWord && text[token.end] !== '.') return []
      return owners.filter(({ student, part }) =>
        part === 'both' ? false : initials[student]?.[part === 'first' ? 'last' : 'first'].has(token.folded),
      )
    }
    for (const token of tokens.filter((one) => one.end <= start).reverse()) {
      const whose = fitting(token, text.slice(token.end, start))
      if (whose.length === 0) break
      ;[start, owners] = [token.start, whose]
    }
    for (const token of tokens.filter((one) => one.start >= end)) {
      const whose = fitting(token, text.slice(end, token.start))
      if (whose.length === 0) break
      ;[end, owners] = [token.end, whose]
    }
    return { start, end, owners }
  }

  return (text: string, isProse: boolean): FoundName[] => {
    const tokens = nameTokens(text)
    const names: FoundName[] = []
    for (let index = 0; index < tokens.length;) {
      const candidate = candidateAt(text, tokens, index, isProse)
      const [first, last] = [tokens[index], tokens[index + (candidate?.count ?? 1) - 1]]
      index += candidate?.count ?? 1
      if (!candidate || !first || !last) continue
      const owners = candidate.patterns.toSorted((a, b) => a.student - b.student)
      const start = candidate.skipped > 0 ? (first.at[candidate.skipped] ?? first.start) : first.start
      names.push({ start, end: last.end, owners })
    }
    return joined(text, names).map((name) => withInitials(text, tokens, name))
  }
}
