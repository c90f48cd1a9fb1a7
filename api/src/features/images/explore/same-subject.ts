import type { ImageDocument } from '@classeur/database'

const mostShown = 6

type Subject = Pick<ImageDocument, 'concepts' | 'likes'>

/** Those that share most with a picture: a topic counts more than a thing, then likes decide. */
export function closestOf<T extends Subject>(
  { concepts }: Pick<Subject, 'concepts'>,
  others: readonly T[],
): T[] {
  const wanted = new Set(concepts)
  const closeness = (other: T) =>
    other.concepts.reduce((sum, concept) => sum + (wanted.has(concept) ? weightOf(concept) : 0), 0)
  return others
    .map((other) => ({ other, close: closeness(other) }))
    .filter(({ close }) => close > 0)
    .toSorted((a, b) => b.close - a.close || b.other.likes - a.other.likes)
    .slice(0, mostShown)
    .map(({ other }) => other)
}

const weights = { topic: 4, figure: 3, place: 1 }
const thingWeight = 2

const weightOf = (concept: string): number => {
  const [kind = ''] = concept.split(':')
  return kind in weights && concept.includes(':') ? weights[kind as keyof typeof weights] : thingWeight
}
