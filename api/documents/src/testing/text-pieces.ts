import { readInline } from '@classeur/domain/content'
import type { TextDocument } from '../text-document/text-document.ts'

/** Fields of a document that aren't printed as text, or not by every writer. */
const unprinted = new Set([
  'kind',
  'look',
  'language',
  'diagram',
  'picture',
  'scene',
  'alt',
  'number',
  'letter',
  'level',
])

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(leaves)
  if (typeof value !== 'object' || value === null) return []
  // Labels stand before their text, and the note of code above it.
  const { label, note, ...rest } = value as Record<string, unknown>
  const fields = { label, note, ...rest }
  return Object.entries(fields).flatMap(([key, one]) => (unprinted.has(key) ? [] : leaves(one)))
}

/** Every text of a document without its formulas, in order. */
export const textPieces = (document: TextDocument): string[] =>
  leaves([document.title, document.facts, document.notice, document.parts])
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => readInline(line).flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])))
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text))

/** Letters and digits only: PDF programs change spaces and the order of Arabic ligatures. */
const bare = (text: string) => [...text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')]
const sorted = (letters: readonly string[]) => letters.toSorted().join('')

/** The page that begins with a title: its first lines contain a line with the title only. */
export const pageTitled = (title: string, pages: readonly string[]): string | undefined =>
  pages.find((page) =>
    page
      .split('\n')
      .slice(0, 6)
      .some((line) => sorted(bare(line)) === sorted(bare(title))),
  )

/** The pieces that a text lacks. A piece is found if its letters stand together, in any order within it. */
export function missingPieces(pieces: readonly string[], text: string): string[] {
  const letters = bare(text)
  return pieces.filter((piece) => {
    const wanted = bare(piece)
    const key = sorted(wanted)
    return !letters.some((_, start) => sorted(letters.slice(start, start + wanted.length)) === key)
  })
}
