import type { ImageStyle } from '@classeur/contracts'
import { pictureConcepts, readSearch, tokensOf } from '@classeur/domain/pictures'
import mongoose from 'mongoose'
import type { ImageDocument } from '../image.model.ts'

const { trusted } = mongoose

/**
 * Increase this when the keys of pictures change, or the words of `@classeur/domain/pictures`; the rounds of the workers
 * then rewrite the keys of older versions.
 */
export const imageSearchVersion = 1

/** The longest prefix of a word, in letters, that gets a key. Longer words are compared up to here. */
const longestBeginning = 12
/** The key of every picture. Words have no signs, so no word is equal to it or to a key with a colon. */
const anyKey = '*'
const styleKey = (style: ImageStyle) => `style:${style}`
const conceptKey = (concept: string) => `shows:${concept}`

const beginningOf = (word: string, letters = longestBeginning): string => [...word].slice(0, letters).join('')
const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.min(longestBeginning, [...word].length) }, (_, index) =>
    beginningOf(word, index + 1),
  )

/**
 * The fields from which the public search finds a picture. One index over the keys serves browsing, styles and words, so
 * the cost of a page depends on neither the number of pictures nor the page.
 */
export function searchFieldsOf({
  name,
  altText,
  tags,
  prompt,
  style,
}: Pick<ImageDocument, 'name' | 'altText' | 'tags' | 'prompt' | 'style'>) {
  const concepts = pictureConcepts([name, altText, prompt, ...tags])
  const words = tokensOf([name, altText, ...tags].join(' '))
  const keys = [
    anyKey,
    ...(style ? [styleKey(style)] : []),
    ...concepts.map(conceptKey),
    ...words.flatMap(beginningsOf),
  ]
  return { concepts, searchKeys: [...new Set(keys)], searchVersion: imageSearchVersion }
}

export interface ExploreFilter {
  search: string
  style: ImageStyle | null
  /** Ids of pictures that the person doesn't see. */
  hidden: readonly string[]
}

/** Conditions that each picture of the filter meets; the first one narrows down the index. */
export function exploreConditions({ search, style, hidden }: ExploreFilter): object[] {
  const keysByWord = readSearch(search).map(({ forms, concepts }) => [
    ...forms.map((form) => beginningOf(form)),
    ...concepts.map(conceptKey),
  ])
  const keys = [...keysByWord, ...(style ? [[styleKey(style)]] : [])]
  return [
    ...(keys.length > 0 ? keys : [[anyKey]]).map((any) =>
      any.length === 1 ? { searchKeys: any[0] } : { searchKeys: trusted({ $in: any }) },
    ),
    ...(hidden.length > 0
      ? [{ _id: trusted({ $nin: hidden.map((id) => new mongoose.Types.ObjectId(id)) }) }]
      : []),
  ]
}

/** Conditions of pictures that show one of these things. */
export const showsAnyOf = (concepts: readonly string[]) => ({
  searchKeys: trusted({ $in: concepts.map(conceptKey) }),
})
