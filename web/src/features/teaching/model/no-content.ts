/** The schema of an empty response. */
export const nothing = { safeParse: () => ({ success: true as const, data: undefined }) }
