import { foldLetters } from '../../safety/fold-letters.ts'
import type { Digits, Language } from '../../text/language.ts'
import { fillerWords } from './filler-words.ts'
import { plainDigits, tokenise, valueOf, type Token } from './tokens.ts'

/**
 * The words of a request for a figure. Readers consume the words that their figure shows; the rest is missing from the
 * picture. Patterns are word beginnings in folded letters; `a+b` requires both, `a$` the whole word.
 */
export interface Wording {
  readonly language: Language
  /** The digits of the prompt; pictures use the same. */
  readonly digits: Digits
  /** All tokens in folded form, separated by single spaces. */
  readonly text: string
  readonly tokens: readonly Token[]
  /** Whether a pattern matches. */
  has(patterns: string): boolean
  /** Like `has`; consumes the words of every pattern that matches. */
  take(patterns: string): boolean
  /** Consumes the first match of an expression on `text` whose numbers nothing has consumed. */
  find(expression: RegExp): RegExpExecArray | null
  findAll(expression: RegExp): RegExpExecArray[]
  /** The values of the numbers that nothing has consumed. Consumes them. */
  takeNumbers(): number[]
  /** The words and numbers that nothing has consumed, as written. */
  rest(): string[]
  /** The prompt's text from one token to another, as written. */
  slice(first: Token, last: Token): string
}

const arabicPrefixes = /^(?:[وف]?(?:[بكل]?ال|لل)|[وفبلك])(?=.{2})/u
const arabicDigits = /[٠-٩۰-۹]/u
const filler = new Set(foldLetters(fillerWords).split(' '))

const formsOf = ({ folded, kind }: Token): string[] =>
  kind === 'word' ? [...new Set([folded, folded.replace(arabicPrefixes, '')])] : [folded]

interface Part {
  text: string
  isWhole: boolean
}

const foldedRules = new Map<string, readonly (readonly Part[])[]>()
/** The rules of a list of patterns, cached: there are few lists, and they are used often. */
function rulesOf(patterns: string): readonly (readonly Part[])[] {
  const rules =
    foldedRules.get(patterns) ??
    foldLetters(patterns)
      .split(' ')
      .map((rule) =>
        rule.split('+').map((part) => ({ text: part.replace('$', ''), isWhole: part.endsWith('$') })),
      )
  foldedRules.set(patterns, rules)
  return rules
}

export function createWording(prompt: string, language: Language): Wording {
  const plain = plainDigits(prompt)
  const tokens = tokenise(plain, language)
  const text = tokens.map(({ folded }) => folded).join(' ')
  const starts: number[] = []
  let at = 0
  for (const { folded } of tokens) {
    starts.push(at)
    at += folded.length + 1
  }
  const forms = new Map(tokens.map((token) => [token, formsOf(token)]))
  const fits = (token: Token, { text: part, isWhole }: Part): boolean =>
    (forms.get(token) ?? []).some((form) =>
      isWhole || token.kind !== 'word' ? form === part : form.startsWith(part),
    )
  const matching = (rule: readonly Part[]): Token[] | null => {
    const matched: Token[] = []
    for (const part of rule) {
      const fitting = tokens.filter((token) => fits(token, part))
      if (fitting.length === 0) return null
      matched.push(...fitting)
    }
    return matched
  }
  const within = ({ index, 0: match }: RegExpExecArray) =>
    tokens.filter((token, position) => {
      const start = starts[position] ?? 0
      return start < index + match.length && start + token.folded.length > index
    })
  const use = (match: RegExpExecArray) => {
    for (const token of within(match)) token.isUsed = true
  }
  /** A number has only one meaning. */
  const isFree = (match: RegExpExecArray) =>
    !within(match).some(({ kind, isUsed }) => kind === 'number' && isUsed)
  return {
    language,
    digits: arabicDigits.test(prompt) ? 'arabic' : 'latin',
    text,
    tokens,
    has: (patterns) =>
      rulesOf(patterns).some((rule) => rule.every((part) => tokens.some((token) => fits(token, part)))),
    take(patterns) {
      const taken = rulesOf(patterns).flatMap((rule) => matching(rule) ?? [])
      for (const token of taken) token.isUsed = true
      return taken.length > 0
    },
    find(expression) {
      const match = [...text.matchAll(new RegExp(expression, 'gu'))].find(isFree) ?? null
      if (match) use(match)
      return match
    },
    findAll(expression) {
      const matches = [...text.matchAll(expression)].filter(isFree)
      for (const match of matches) use(match)
      return matches
    },
    takeNumbers: () =>
      tokens
        .filter(({ kind, isUsed }) => kind === 'number' && !isUsed)
        .map((token) => {
          token.isUsed = true
          return valueOf(token.folded)
        }),
    rest: () => [
      ...new Set(
        tokens
          .filter(
            (token) =>
              !token.isUsed && token.kind !== 'sign' && !formsOf(token).some((form) => filler.has(form)),
          )
          .map(({ written }) => written),
      ),
    ],
    slice: (first, last) => plain.slice(first.start, last.end),
  }
}
