import { readFileSync } from 'node:fs'
import { AppError } from '@classeur/contracts'

const productName = 'classeur'
/** Shorter words occur in too many good passwords. */
const shortestWord = 4
/** A year or a date after a word doesn't make it hard to guess; a longer number does. */
const longestDecoration = 8

const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]+/gu, '')
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord)

/** The word inside `password12`, `2026password` or `!password!`; empty if more than `longestDecoration` surrounds it. */
function bareWord(password: string): string {
  const bare = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return password.length - bare.length <= longestDecoration ? bare : ''
}

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const withoutLookalikes = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign)

/** The part that a text repeats, such as `abc` of `abcabcabc`; the whole text when it repeats nothing. */
const repeatedPart = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

const isCommon = (text: string): boolean =>
  common.has(text) || common.has(bareWord(text)) || common.has(withoutLookalikes(bareWord(text)))

/** Replaces the words that anyone can guess about the owner with spaces. */
function withoutPersonalWords(password: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return longestFirst.reduce((left, word) => left.replaceAll(word, ' '), password)
}

/** The owner of the password. */
export interface PasswordOwner {
  email: string
  /** Empty if unknown. */
  displayName: string
}

/**
 * Refuses the passwords that attackers try first: the most common ones, and those made of the owner's name or email
 * address or the product's name. There are no rules about kinds of characters.
 * @throws AppError `identity/password-common`, `identity/password-personal`
 */
export function checkPassword(password: string, { email, displayName }: PasswordOwner): void {
  const text = plain(password)
  const part = repeatedPart(text)
  if (isCommon(text) || isCommon(part) || part.length < shortestWord)
    throw new AppError('identity/password-common')
  const personal = [productName, ...wordsOf(email), ...wordsOf(displayName)]
  const left = withoutPersonalWords(text, personal)
  if (left === text) return
  const rest = lettersOf(left)
  const guessable = rest.length < shortestWord && left.trim().length <= longestDecoration
  if (guessable || common.has(rest)) throw new AppError('identity/password-personal')
}
