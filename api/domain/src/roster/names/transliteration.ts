/** French, English and Maghrebi spellings of each Arabic letter, independent of its position. */
const spellings: Record<string, readonly string[]> = {
  ب: ['b', 'p'],
  پ: ['p', 'b'],
  ت: ['t'],
  ث: ['th', 't', 's'],
  ج: ['j', 'dj', 'g', 'dg'],
  چ: ['tch', 'ch'],
  ح: ['h'],
  خ: ['kh'],
  د: ['d'],
  ذ: ['dh', 'd', 'th', 'z'],
  ر: ['r'],
  ز: ['z'],
  س: ['s', 'c'],
  ش: ['ch', 'sh', 'sch'],
  ص: ['s', 'c'],
  ض: ['d', 'dh'],
  ط: ['t', 'th'],
  ظ: ['dh', 'd', 'z', 'th'],
  غ: ['gh', 'g'],
  ف: ['f', 'ph', 'v'],
  ڤ: ['v', 'f'],
  ق: ['k', 'q', 'qu', 'c', 'ck', 'g'],
  ك: ['k', 'q', 'qu', 'c', 'ck'],
  گ: ['g'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
  ه: ['h'],
  ا: ['a', 'e'],
  و: ['w', 'ou', 'o', 'u', 'eu', 'au', 'aw', 'ew', 'ow'],
  ي: ['y', 'i', 'ai', 'ei', 'ay', 'ey', 'ie', 'e'],
  // Latin spellings contain only the adjacent vowel, not this letter.
  ع: [''],
}

const anyVowel = ['a', 'e', 'i', 'o', 'u', 'ou']
/** Spellings at the start of a name: the first letter carries a vowel. */
const atStart: Record<string, readonly string[]> = { ا: anyVowel, ع: anyVowel, ي: ['y', 'i', 'e', 'j'] }
/** Ta marbuta and alef maqsura, which `normaliseName` writes as ه and ي, sound like a final "a". */
const atEnd: Record<string, readonly string[]> = {
  ه: ['h', 'a', 'ah', 'e', 'eh', 'ha'],
  ي: ['y', 'i', 'ay', 'ai', 'ey', 'ie', 'e', 'a', 'ah'],
}
const longVowels = 'اوي'
/** The l of the article is silent before these letters: "Nour Eddine", "Abderrahmane". */
export const sunLetters = 'تثدذرزسشصضطظلن'
/** After this article, no vowel precedes the next letter: "Ettounsi" or "El Tounsi". */
const beginsWithArticle = new RegExp(`^ال[${sunLetters}]`, 'u')
/** A vowel that Arabic omits. It doesn't omit a sound of two vowels, such as the "ei" of "Hussein". */
const shortVowel = /^(?:ou|[aeiouy])/

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)
const isLatin = (word: string) => /\p{Script=Latin}/u.test(word)

/** The script of a word; null for a word in both scripts or in neither. */
export function scriptOf(word: string): 'arabic' | 'latin' | null {
  if (isArabic(word) === isLatin(word)) return null
  return isArabic(word) ? 'arabic' : 'latin'
}

/** Removes doubled Latin letters, which don't affect the Arabic spelling: "Mohammed", "Yassine", "Noor". */
export const withoutDoubles = (latin: string): string => latin.replace(/(.)\1+/gu, '$1')

/** Whether an Arabic letter can have no Latin spelling in its position. */
function isSilent(arabic: string, at: number): boolean {
  const [letter = '', before = '', next = ''] = [arabic[at], arabic[at - 1], arabic[at + 1]]
  if (next === '') return false
  return (
    // The same letter twice is often one in Latin, as in "Abdallah".
    letter === before ||
    // Only the vowel of the next letter sounds: "Imane" starts with two Arabic letters.
    (at === 0 && letter === 'ا' && 'وي'.includes(next)) ||
    (letter === 'ع' && longVowels.includes(next)) ||
    // The article inside a name: "Nourddine", "Abderrahmane".
    (at > 0 && letter === 'ا' && next === 'ل') ||
    (letter === 'ل' && before === 'ا' && sunLetters.includes(next))
  )
}

function spellingsOf(arabic: string, at: number): readonly string[] {
  const letter = arabic[at] ?? ''
  const isLast = at > 0 && at === arabic.length - 1
  const here = (at === 0 && atStart[letter]) || (isLast && atEnd[letter]) || (spellings[letter] ?? [])
  const ofArticle = at > 0 && letter === 'ا' && arabic[at + 1] === 'ل' ? ['u', 'o', 'i', 'ou'] : []
  return [...here, ...ofArticle, ...(isSilent(arabic, at) ? [''] : [])]
}

/**
 * Whether two normalised words can be the same name in two scripts; `typed` may also be a prefix of it. Every Arabic
 * letter must have its Latin spelling and every Latin consonant its Arabic letter. Arabic may omit Latin vowels inside a
 * name, but not an initial vowel or a final "a".
 */
export function soundsLike(typed: string, name: string): boolean {
  const typedScript = scriptOf(typed)
  const nameScript = scriptOf(name)
  if (typedScript === null || nameScript === null || typedScript === nameScript) return false
  const isLatinTyped = typedScript === 'latin'
  const latin = withoutDoubles(isLatinTyped ? typed : name)
  const arabic = isLatinTyped ? name : typed
  const failed = new Set<string>()

  const follows = (at: number, letter: number, hasSkipped: boolean): boolean => {
    if (isLatinTyped ? at === latin.length : letter === arabic.length) return true
    const rest = latin.slice(at)
    if (letter === arabic.length) return rest === 'e'
    const state = `${at} ${letter} ${hasSkipped}`
    if (failed.has(state)) return false
    const fits = spellingsOf(arabic, letter).some(
      (spelling) =>
        (rest.startsWith(spelling) && follows(at + spelling.length, letter + 1, false)) ||
        // The typed text may end inside a spelling, such as the "k" of "kh".
        (isLatinTyped && spelling.startsWith(rest)),
    )
    if (fits) return true
    const maySkip = letter > 0 && !hasSkipped && !(letter === 2 && beginsWithArticle.test(arabic))
    const vowel = maySkip ? shortVowel.exec(rest)?.[0] : undefined
    if (vowel !== undefined) {
      const lengths = vowel === 'ou' ? [2, 1] : [1]
      if (lengths.some((length) => follows(at + length, letter, true))) return true
    }
    failed.add(state)
    return false
  }
  return follows(0, 0, false)
}
