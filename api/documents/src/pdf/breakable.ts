/** Makes words of more than `length` characters breakable anywhere, because a page can't scroll. */
export const breakable = (text: string, length = 24): string =>
  text.replace(new RegExp(`(\\S{${length}})(?=\\S)`, 'gu'), '$1\u200b')
