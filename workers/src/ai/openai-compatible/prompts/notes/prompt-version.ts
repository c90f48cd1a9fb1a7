/** Recorded with every note that a model writes. Increase it with every change of what a prompt says. */
export const notePromptVersion = 'notes-1'
