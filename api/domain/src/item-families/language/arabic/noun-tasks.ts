import { wordPlace, type WordTask } from '../word-family.ts'

/** A person, or a thing or an animal: they take different words in a sentence. */
export type Sort = 'person' | 'thing'

export const isFeminineNoun = (noun: string): boolean => noun.endsWith('ة') || noun === 'بنت'

/**
 * Sentences in which a plural is the subject or the predicate. The adjective after it agrees with the right form only, so
 * that a sentence with a wrong form is surely wrong.
 */
export function pluralSentences(noun: string, sort: Sort): readonly string[] {
  const [here, one] = isFeminineNoun(noun) ? ['هذه', 'واحدة'] : ['هذا', 'واحد']
  const [others, many] = isFeminineNoun(noun) ? ['أخريات', 'كثيرات'] : ['آخرون', 'كثيرون']
  return sort === 'person'
    ? [
        `${here} ${noun}، وهؤلاء ${wordPlace} ${others}.`,
        `في الصورة ${noun} ${one}، وفي المدينة ${wordPlace} ${many}.`,
      ]
    : [
        `هنا ${noun} ${one}، وهناك ${wordPlace} كثيرة.`,
        `${here} ${noun}، وتلك ${wordPlace} كثيرة.`,
        `في القصة ${noun} ${one}، وفي الكتاب ${wordPlace} كثيرة.`,
      ]
}

/** Three lists of words, from the frequent ones to the rare ones. */
export const byDifficulty = (
  lists: Readonly<Record<1 | 2 | 3, string>>,
): { noun: string; difficulty: 1 | 2 | 3 }[] =>
  ([1, 2, 3] as const).flatMap((difficulty) =>
    lists[difficulty].split(' ').map((noun) => ({ noun, difficulty })),
  )

/** A model for the word at a position: the word before it in the list, with its form. */
export const modelAt = (
  nouns: readonly { noun: string }[],
  index: number,
  form: (noun: string) => string,
): WordTask['model'] => {
  const like = nouns[(index + nouns.length - 1) % nouns.length]
  return like ? { word: like.noun, form: form(like.noun) } : null
}
