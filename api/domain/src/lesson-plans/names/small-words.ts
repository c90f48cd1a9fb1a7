const setOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')))

/** Parts of many names ("de la Tour", "Ben Ali", عبد الرحمن), which identify nobody alone. */
const particles = setOf(
  'de la le les du des del di da do dos das van von der den ter al el er bin ben ibn bint abu abou bou',
  'ould ait oum umm abd abdel abdul saint sainte san mac',
  'allah eddine uddin',
  'بن ابن بنت بو ابو ابي ام ال عبد ولد ايت الله لله الدين دين',
)

/** Articles, prepositions and pronouns in Latin letters. As a name ("An", "Son") they need a capital. */
const smallWords = setOf(
  'an and are as at be but by do for from go he her him his if in is it me my no not of on or our out she so the to',
  'up us we you au aux avec ce ces dans de des du elle en est et il ils je la le les leur lui ma mes mon ne nos ou',
  'par pas pour que qui sa se ses si son sous sur ta te tes ton tu un une vos y del den der die das',
)

/** Words of Arabic sentences, which are never a name alone. */
const arabicSmallWords = setOf(
  'الي لا ما من في عن ان او هل لم لن قد كم هو هي هم نحن انت يا لو ثم اي كل بل مع ذا ذلك هذا هذه تلك بعد قبل حتي عند غير بين',
)

/** "On", which has the letters of the name علي except for the dots of the last one; with و or ف in front of it. */
const preposition = /^[وف]?(?:على|الى|حتى)$/u

export const isParticle = (folded: string): boolean => particles.has(folded)

/** Whether a word in lower case is hardly ever a name. */
export const isSmallWord = (folded: string): boolean => smallWords.has(folded)

/** Whether an Arabic word is no name without another name beside it. `written` is the word as in the text. */
export const isArabicSmallWord = (folded: string, written: string): boolean =>
  arabicSmallWords.has(folded) || preposition.test(written.normalize('NFKD').replace(/[\p{M}\p{Cf}ـ]/gu, ''))
