import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'

/** What a phrase for an overall comment is about. */
export const phraseGroups = ['effort', 'results', 'behaviour', 'advice', 'encouragement'] as const
export const PhraseGroup = z.enum(phraseGroups)
export type PhraseGroup = z.infer<typeof PhraseGroup>

/** Stands for the student's first name in a phrase. */
export const namePlaceholder = '{name}'
/** `characters` in UTF-16 units; `ofPerson`: phrases that one person can add. */
export const phraseLimits = { characters: 300, ofPerson: 100 } as const

/** A phrase that a person added to the built-in ones. */
export const Phrase = z.object({
  id: ObjectIdString,
  group: PhraseGroup,
  text: z.string(),
  /** False for a colleague's phrase, which only its author can remove. */
  isOwn: z.boolean(),
})
export type Phrase = z.infer<typeof Phrase>

/** `GET /api/classes/{id}/phrases`: the person's own phrases, then those of colleagues in the school, newest first. */
export const PhraseList = z.object({ phrases: z.array(Phrase) })

/** `POST /api/classes/{id}/phrases`. @throws `exams/too-many-phrases` */
export const AddPhraseRequest = z.strictObject({
  group: PhraseGroup,
  text: z.string().trim().min(1).max(phraseLimits.characters),
})
export type AddPhraseRequest = z.infer<typeof AddPhraseRequest>
