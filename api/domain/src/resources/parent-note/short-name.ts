import { oneLine } from '../../text/plain-text.ts'

/** The most words of a name of a skill, an exam or a sheet, so that the sentence around it stays short. */
const mostWords = 7

/** A name as a note writes it. */
export function shortName(name: string): string {
  const words = oneLine(name).split(' ')
  return words.length <= mostWords ? words.join(' ') : `${words.slice(0, mostWords).join(' ')}…`
}
