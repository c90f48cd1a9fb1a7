/** `line`: without line breaks. `paragraph`: may have several lines. `code`: spaces at the beginning count. */
export type TextKind = 'line' | 'paragraph' | 'code'

/** The typed text without spaces around it; a line has no line breaks. */
export const tidied = (typed: string, kind: TextKind): string =>
  kind === 'code'
    ? typed.replace(/\s+$/u, '')
    : kind === 'line'
      ? typed.replace(/\s*\n\s*/gu, ' ').trim()
      : typed.trim()
