import { foldedWords } from '../../material/fold-words.ts'

/** The words of a text that fold to `folded`, as somebody wrote them; `folded` itself if the text lacks them. */
export function asWritten(folded: string, text: string): string {
  const wanted = foldedWords(folded)
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    folded: foldedWords(match[0]).join(' '),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const at = words.findIndex((_word, index) =>
    wanted.every((word, offset) => words[index + offset]?.folded === word),
  )
  const [first, last] = [words[at], words[at + wanted.length - 1]]
  return first && last ? text.slice(first.start, last.end) : folded
}
