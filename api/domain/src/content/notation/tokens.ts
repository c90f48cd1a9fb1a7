import { shortWords } from './symbols.ts'

/** Digits with decimal signs; `{,}` and `\,` are LaTeX for a comma and a thin gap inside a number. */
const number = /[0-9٠-٩۰-۹]+(?:(?:[.,٫٬]|\{,\}|\\,(?=[0-9]{3}(?![0-9])))[0-9٠-٩۰-۹]+)*/uy
const latinLetters = /[A-Za-z]+/y
const otherLetters = /[\p{L}\p{M}]+/uy
const command = /[A-Za-z]+|[^A-Za-z]/uy

const matchAt = (pattern: RegExp, source: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ''
}

export const numberAt = (source: string, at: number): string => matchAt(number, source, at)
export const shownNumber = (typed: string): string => typed.replaceAll('{,}', ',').replaceAll('\\,', '\u202f')

/** The name of the command whose backslash is before `at`. */
export const commandAt = (source: string, at: number): string => matchAt(command, source, at)

const longestProduct = 3

/** The word or letter at `at`: a few letters of the Latin alphabet in a row are a product, such as xy, unless they are a known word. */
export function lettersAt(source: string, at: number): string {
  const latin = matchAt(latinLetters, source, at)
  const all = matchAt(otherLetters, source, at)
  if (all.length > latin.length) return all
  const isWithinRun = /[A-Za-z]/.test(source[at - 1] ?? '')
  const isWord = !isWithinRun && (latin.length > longestProduct || shortWords.has(latin))
  return isWord ? latin : latin.slice(0, 1)
}

/** Commands inside `\text{…}` that stand for one character. */
const escapes: Readonly<Record<string, string>> = {
  ...{ '{': '{', '}': '}', $: '$', '%': '%', '#': '#', '&': '&', _: '_', ',': ' ', ' ': ' ' },
  ...{ textbackslash: '\\', textasciicircum: '^', textasciitilde: '~' },
}

/** The text of `\text{…}`; null if it contains another command. */
export function readTextArgument(typed: string): string | null {
  let isPlain = true
  const text = typed.replace(/\\([A-Za-z]+|.)(?:\{\})?|[{}]/gsu, (all, name: string | undefined) => {
    const char = name === undefined ? undefined : escapes[name]
    if (char === undefined) isPlain = false
    return char ?? all
  })
  return isPlain ? text : null
}
