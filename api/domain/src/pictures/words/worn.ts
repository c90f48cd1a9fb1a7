import type { Concept } from '../understand/concepts.ts'

const worn =
  'pairs of spectacles, caps, top hats, coats, dresses, T-shirts, scarves, gloves, crowns, helmets, socks, boots, running shoes, sandals, shorts, trousers, ties, lab coats, rings'

/** What a drawn snowman wears. */
const ofSnowmen = 'caps, top hats, scarves'
/** Words that say that a thing wears the next one: "a snowman with a hat". */
const wearing = /^(?:with|wearing|wears|in|has|avec|porte|portant|coiffe|مع|يرتدي|يلبس|له)$/

/**
 * Whether a thing is drawn with this one on it.
 * @param between the words between the two, in folded letters
 */
export const isDrawnWith = (thing: Concept, { id }: Concept, between: readonly string[]): boolean =>
  thing.id === 'snowmen' && ofSnowmen.split(', ').includes(id) && between.some((word) => wearing.test(word))

/** Whether people wear the thing. */
export const isWorn = ({ id }: Concept): boolean => worn.split(', ').includes(id)
