const firstStrong = '\u2068'
const popIsolate = '\u2069'

/**
 * Isolates a name or number inside a sentence of the other writing direction, so that neither reorders the other.
 * `<bdi>` does the same where the text has its own element.
 */
export const isolate = (text: string): string => `${firstStrong}${text}${popIsolate}`
