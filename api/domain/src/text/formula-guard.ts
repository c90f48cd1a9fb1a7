/** A text that a spreadsheet program would run as a formula, or would if its leading apostrophes were removed. */
const dangerous = /^'*[=+\-@＝＋－＠\t\r\n]/
/**
 * A formula after a delimiter inside the text. A program that reads the file with the wrong delimiter (comma instead of
 * semicolon, or vice versa) starts a new cell there.
 */
const dangerousInside = /([;,\t\r\n][\s"']*)([=+\-@＝＋－＠])/g
const neutralisedInside = /([;,\t\r\n][\s"']*)'([=+\-@＝＋－＠])/g

/**
 * Puts an apostrophe before everything that looks like a formula, so that a spreadsheet program shows a text (a name, a
 * label) instead of running it, whichever delimiter it assumes. Don't use it for marks, which must stay numbers.
 * {@link deneutralise} restores the text.
 */
export const neutralise = (text: string): string => {
  const inside = text.replace(dangerousInside, "$1'$2")
  return dangerous.test(text) ? `'${inside}` : inside
}

/** Restores the original text of {@link neutralise}. */
export const deneutralise = (cell: string): string => {
  const text = cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell
  return text.replace(neutralisedInside, '$1$2')
}

/** Characters that XML can't hold, or that make a text file look like another kind; some programs drop them silently. */
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const loneSurrogate = /\p{Cs}/gu

/**
 * A text as a cell of a file. Removes what files can't hold before {@link neutralise}, so that the removal can't move a
 * formula to the beginning.
 */
export const fileText = (text: string): string =>
  neutralise(text.replace(unfit, '').replace(loneSurrogate, '\ufffd'))
