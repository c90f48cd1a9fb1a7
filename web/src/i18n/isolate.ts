const firstStrong = '\u2068'
const popIsolate = '\u2069'

/**
 * A name or number inside a sentence of another direction: what stands around it does not turn it round, nor it them.
 * Where there is an element of its own, `<bdi>` does the same.
 */
export const isolate = (text: string): string => `${firstStrong}${text}${popIsolate}`
