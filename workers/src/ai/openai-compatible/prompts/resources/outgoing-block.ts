/** Embeds the text that the teacher saw, word for word, except that it can't close the block. */
export const outgoingBlock = (outgoing: string): string =>
  `<data>\n${outgoing.replaceAll(/<(?=\s*\/?\s*data)/giu, '‹')}\n</data>`
