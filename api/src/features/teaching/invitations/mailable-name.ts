import { oneLine } from '@classeur/domain/text'

/** Letters, digits and punctuation of names; a full stop only at the end of a word, so that mail programs make no link. */
const harmless = /^(?:[\p{L}\p{M}\p{N} '’ʼ‘\-–—&,()°“”«»"]|\.(?= |$))+$/u

/**
 * A user-typed name on one line, for use in an email to a stranger; null if it could contain a URL or an email address.
 */
export function mailableName(name: string): string | null {
  const line = oneLine(name.normalize('NFKC'))
  return harmless.test(line) && !/\bwww\b|https?/i.test(line) ? line : null
}
