import type { AutomaticReason } from '@classeur/contracts'
import type { ImageDocument } from '../image.model.ts'

type Publication = Pick<ImageDocument, 'publication' | 'publicationRequestedAt'>

interface ChangedPublication extends Publication {
  /** Why the picture became private; its owner reads it. */
  publicationNote?: AutomaticReason
}

/**
 * The publication of a picture after its owner changed something that others see: its name, alternative text, tags or
 * labels. Operators approve these, so a published picture returns to review. One in review, held or refused gets a new
 * request time, from which a decision, or taking one back, notices the change. Without an alternative text, a picture
 * that an operator could publish becomes private.
 * @param namesStudents whether the change names students: then its owner has to ask again, and check the names
 */
export function publicationAfterChange(
  { publication, publicationRequestedAt }: Publication,
  altText: string,
  namesStudents = false,
): ChangedPublication {
  if (publication === 'private')
    return { publication, publicationRequestedAt: publicationRequestedAt ?? null }
  if (publication === 'refused') return { publication, publicationRequestedAt: new Date() }
  if (altText === '' || namesStudents) {
    const publicationNote = namesStudents ? 'names-students' : 'without-description'
    return { publication: 'private', publicationRequestedAt: null, publicationNote }
  }
  return {
    publication: publication === 'held' ? 'held' : 'in-review',
    publicationRequestedAt: new Date(),
  }
}
