import { isCentimetre } from './centimetres.ts'
import { normaliseForMatching } from './fold-letters.ts'
import { sentenceEnd } from './read-words.ts'
import type { Phrase } from './vocabulary.ts'

/** After "cutting", show that it is self-harm: "encourage cutting among teenagers". */
const ofSelfHarm = new Set(['as', 'among', 'when', 'because', 'if', 'helps'])
const crafts = new Set(
  'wood, lino, paper, metal, glass, hair, grass, hedge, tree, cost, stem, leaf, laser, fabric, card'.split(
    ', ',
  ),
)
const animals = normaliseForMatching('حيوانات').trim()
const beforeInsults = new Set(normaliseForMatching('كل جميع إن أن لأن لماذا').trim().split(' '))

/**
 * Whether the words around a single word give it another meaning: "سم" as a centimetre, the cutting of hedges, and in
 * Arabic the animals that a people keeps: an insult is the whole sentence.
 */
export function hasOtherMeaning(words: readonly string[], at: number, phrase: Phrase): boolean {
  if (phrase.words.length > 1) return false
  const next = words[at + 1]
  const isLast = next === undefined || next === sentenceEnd
  if (words[at] === 'cutting') return crafts.has(words[at - 1] ?? '') || !(isLast || ofSelfHarm.has(next))
  if (words[at] === animals && phrase.wordClass === 'predicate') {
    const before = words[at - 2]
    const isFirst = before === undefined || before === sentenceEnd || beforeInsults.has(before)
    return !isLast || !isFirst
  }
  return isCentimetre(words, at)
}
