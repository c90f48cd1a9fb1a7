import type { Language } from '../../text/language.ts'
import type { Concept } from './concepts.ts'
import type { Link } from './stem.ts'
import type { Subject } from './understanding.ts'

const holders = 'baskets, buckets, boxes, jars, nests, plates, bags of money, schoolbags'

/** Whether the thing can hold others: "a basket of apples". */
export const isHolder = ({ id }: Concept): boolean => holders.split(', ').includes(id)

/**
 * Whether a noun after this one belongs to it: "apple tree", "arbre de Noël". A plural stands by itself in English.
 * @param link what separates the two nouns
 */
export function isCompound({ count }: Subject, link: Link, language: Language): boolean {
  if (language === 'en') return link === 'of' || (link === 'next' && count === 1)
  return language === 'fr' ? link === 'of' || link === 'next' : link === 'next'
}
