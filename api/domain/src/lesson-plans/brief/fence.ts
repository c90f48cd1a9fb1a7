/** Every character that starts a new line, for people or for models. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

/** `<` where a tag or a control token of a model could begin, such as `</data>` or `<|im_start|>`. */
const tagStart = /<(?=[\p{L}/|!<])/gu

const tame = (line: string): string => line.replace(tagStart, '‹').trim()

/** A typed value on one line, in quotation marks that the value itself can't close. */
export const quoted = (value: string): string =>
  `"${value.split(lineBreak).map(tame).filter(Boolean).join(' ').replaceAll('"', '”')}"`

/** A typed text of several lines. Each line starts with a mark, so that none looks like a label of ours. */
export const quotedLines = (value: string): string[] =>
  value
    .split(lineBreak)
    .map(tame)
    .filter(Boolean)
    .map((line) => `> ${line}`)
