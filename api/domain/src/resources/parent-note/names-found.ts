import { redactNames } from '../../lesson-plans/names/redact-names.ts'
import type { NoteName } from './note-facts.ts'

/** Names in a text. An ordinary word in lower case that is also a name isn't one. */
export function namesFound(text: string, names: readonly NoteName[]): string[] {
  const others = names.filter(({ firstName, lastName }) => `${firstName}${lastName}`.trim() !== '')
  return redactNames(text, { ofClass: [], others }).replaced.map(({ name }) => name)
}
