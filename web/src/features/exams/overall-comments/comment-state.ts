/** `unsaved`: this device holds text that the server doesn't have. */
export type CommentState = 'empty' | 'written' | 'unsaved'

export const stateTones = { empty: 'plain', written: 'board', unsaved: 'sun' } as const
