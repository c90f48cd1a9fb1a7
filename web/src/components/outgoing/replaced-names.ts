import type { OutgoingPreview } from '@classeur/contracts'
import { escapeRegExp } from '@classeur/domain/text'
import { createContext } from 'react'

export type ReplacedNames = OutgoingPreview['replaced']

/** The names in the form that become pseudonyms before anything leaves the server; empty if nothing does. */
export const ReplacedNamesContext = createContext<ReplacedNames>([])

/** A piece of a typed text; a name has its pseudonym. */
export interface TextPiece {
  text: string
  pseudonym: string | null
}

/** Splits a typed text at the names in it. Arabic writes some words together with a name: وسارة. */
export function piecesOf(text: string, names: ReplacedNames): TextPiece[] {
  const longestFirst = names.toSorted((a, b) => b.name.length - a.name.length)
  if (longestFirst.length === 0) return [{ text, pseudonym: null }]
  const anyName = longestFirst.map(({ name }) => escapeRegExp(name)).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])([وفبكل]{0,2}(?:ال)?)(${anyName})(?![\\p{L}\\p{M}])`, 'gu')
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, attached = '', name = ''] = match
    const start = match.index + attached.length
    if (start > end) pieces.push({ text: text.slice(end, start), pseudonym: null })
    const pseudonym = names.find((one) => one.name === name)?.pseudonym ?? null
    pieces.push({ text: name, pseudonym })
    end = match.index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), pseudonym: null })
  return pieces
}
