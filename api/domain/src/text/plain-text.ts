/** Control characters except tab, line feed and carriage return, and lone surrogates; people never type them. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Cs}/u
const everyUnprintable = new RegExp(unprintable, 'gu')
/** Line and page breaks from word processors. */
const lineBreaks = /[\u000b\u000c]/g

export const hasUnprintable = (text: string): boolean => unprintable.test(text)

/** Removes unprintable characters; line and page breaks from word processors become line feeds. */
export const printable = (text: string): string =>
  text.replace(lineBreaks, '\n').replace(everyUnprintable, '')

/** How many words a text has: whatever stands between spaces. An empty text has none. */
export const countSpacedWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length

/** Joins a text into one line: each run of whitespace, including line breaks, becomes one space. */
export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim()
