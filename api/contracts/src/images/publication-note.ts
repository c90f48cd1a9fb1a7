import { z } from 'zod'

/** Common reasons for a decision. Operators pick one, and the creator reads it in their own language. */
export const TypicalReason = z.enum([
  'incorrect',
  'unsuitable',
  'names-person',
  'looks-copied',
  'unclear',
  'description',
  'reported',
])
export type TypicalReason = z.infer<typeof TypicalReason>

/** Why a change by its owner made a picture private. */
export const AutomaticReason = z.enum(['names-students', 'without-description'])
export type AutomaticReason = z.infer<typeof AutomaticReason>

/** The reason in a picture's `publicationNote`: a typical one of an operator, their own words, or both; or an automatic one. */
export interface PublicationNote {
  typical: TypicalReason | AutomaticReason | null
  words: string
}

const typicalOf = (code: string) =>
  TypicalReason.safeParse(code).data ?? AutomaticReason.safeParse(code).data ?? null

export const writePublicationNote = ({ typical, words }: PublicationNote): string =>
  [typical, words.trim()].filter(Boolean).join(': ')

/** The reverse of {@link writePublicationNote}. Any other text is own words. */
export function readPublicationNote(note: string): PublicationNote {
  const [code = '', ...rest] = note.split(': ')
  const typical = typicalOf(code)
  return typical ? { typical, words: rest.join(': ') } : { typical: null, words: note }
}
