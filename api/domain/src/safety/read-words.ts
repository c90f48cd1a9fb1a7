import { foldLetters } from './fold-letters.ts'
import { seeThrough } from './see-through.ts'
import { vocabulary, type Vocabulary } from './vocabulary.ts'

/** Letters of other scripts that look like Latin or Arabic letters, and emoji that replace words. */
const homoglyphs = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
    ...{ і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ո: 'n', ԛ: 'q', ԝ: 'w', ь: 'b', п: 'n', г: 'r', и: 'u' },
    ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
    ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ɡ: 'g', ɑ: 'a', ʙ: 'b', ᴏ: 'o', ᴍ: 'm' },
    ...{ ک: 'ك', ی: 'ي', گ: 'ك', ڤ: 'ف', پ: 'ب', چ: 'ج' },
    ...{ '💣': ' bomb ', '🔫': ' gun ', '🔪': ' knife ', '💉': ' inject ' },
  }),
)

const token = /[\p{L}\p{N}@$!|*#+€£¡]+/gu
const edges = /^[@$!|*#+€£¡]+|[!|*#+¡]+$/gu

/** Marks the end of a sentence or line. It is inserted several times, so that it uses up the gap of a sequence. */
export const sentenceEnd = '..'
const wordsOfEnd = 2

interface Piece {
  text: string
  /** Whether at most one character separates it from the previous piece. */
  isClose: boolean
}

function piecesOf(text: string): Piece[] {
  const plain = Array.from(foldLetters(text), (sign) => homoglyphs.get(sign) ?? sign).join('')
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: match, index } of plain.matchAll(token)) {
    const trimmed = match.replace(edges, '')
    if (end > 0 && /[.?!؟;]\s|\n/.test(plain.slice(end - 1, index)))
      pieces.push(...Array.from({ length: wordsOfEnd }, () => ({ text: sentenceEnd, isClose: false })))
    if (trimmed !== '') pieces.push({ text: trimmed, isClose: index - end <= 1 })
    end = index + match.length
  }
  return pieces
}

const fillers = new Set([
  'a',
  'an',
  'the',
  'of',
  'some',
  'une',
  'un',
  'des',
  'de',
  'la',
  'le',
  'du',
  'my',
  'in',
])
const shortestRun = 3
const shortestGlued = 8

/** Splits a text without spaces into words of the vocabulary; null if it contains anything else. */
function segment(text: string, lexicon: Vocabulary): string[] | null {
  const ways: (string[] | null)[] = [[]]
  for (let end = 1; end <= text.length; end += 1) {
    ways[end] = null
    for (let start = Math.max(0, end - 18); start < end; start += 1) {
      const before = ways[start]
      const word = text.slice(start, end)
      if (!before || !(fillers.has(word) || (word.length > 1 && lexicon.gluable.has(word)))) continue
      const way = [...before, word]
      const best = ways[end]
      if (!best || way.length < best.length) ways[end] = way
    }
  }
  return ways[text.length] ?? null
}

const joined = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

/** Joins single letters in a row: "b o m b", "b.o.m.b". */
function spacedOut(pieces: readonly Piece[], at: number, lexicon: Vocabulary): [string[], number] | null {
  let end = at
  while (end < pieces.length && pieces[end]?.text.length === 1 && (end === at || pieces[end]?.isClose))
    end += 1
  if (end - at < shortestRun) return null
  const text = joined(pieces.slice(at, end))
  const word = seeThrough(text, lexicon)
  return [word === null ? (segment(text, lexicon) ?? [text]) : [word], end]
}

const longestPiece = 5
const mostPieces = 4

/** Joins a dangerous word that was cut into a few short pieces: "bo mb", "ri-cin". */
function cutUp(pieces: readonly Piece[], at: number, lexicon: Vocabulary): [string, number] | null {
  for (let end = Math.min(at + mostPieces, pieces.length); end > at + 1; end -= 1) {
    const parts = pieces.slice(at, end)
    const isCut =
      parts.every(({ text }) => text.length <= longestPiece) && parts.slice(1).every((p) => p.isClose)
    if (!isCut || parts.every(({ text }) => lexicon.words.has(text))) continue
    const word = seeThrough(joined(parts), lexicon)
    if (word !== null && (lexicon.cutUp.has(word) || lexicon.cutUp.has(word.replace(/s$/, ''))))
      return [word, end]
  }
  return null
}

/**
 * The words of a text in folded letters. Recognises words of the vocabulary despite digits for letters, spaces and dots
 * between letters, repeated letters, letters of other scripts and small mistakes.
 */
export function readWords(text: string): string[] {
  const lexicon = vocabulary()
  const pieces = piecesOf(text)
  const words: string[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]?.text ?? ''
    const run = spacedOut(pieces, at, lexicon)
    if (run) {
      words.push(...run[0])
      at = run[1]
      continue
    }
    const pieced = lexicon.words.has(piece) && piece.length > 3 ? null : cutUp(pieces, at, lexicon)
    if (pieced) {
      words.push(pieced[0])
      at = pieced[1]
      continue
    }
    const word = seeThrough(piece, lexicon)
    const glued = word === null && piece.length >= shortestGlued ? segment(piece, lexicon) : null
    words.push(...(glued ?? [word ?? piece]))
    at += 1
  }
  return words
}
