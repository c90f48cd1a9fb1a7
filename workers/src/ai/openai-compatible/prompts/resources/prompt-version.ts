/** Recorded with every sheet that a model writes. Increase it with every change of what a prompt says. */
export const resourcePromptVersion = 'items-1'
