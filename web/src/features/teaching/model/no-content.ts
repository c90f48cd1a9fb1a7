/** The answer of a call that has nothing to say. */
export const nothing = { safeParse: () => ({ success: true as const, data: undefined }) }
