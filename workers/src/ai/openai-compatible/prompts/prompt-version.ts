/** Recorded with everything that a model writes. Increase it with every change of what a prompt says. */
export const promptVersion = '4'
