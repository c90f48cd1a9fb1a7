/** Isolates a formula so that it keeps its order inside right-to-left text. */
export const ltr = (text: string): string => `\u2066${text}\u2069`
