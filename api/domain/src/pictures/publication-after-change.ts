interface Publication {
  publication: 'private' | 'in-review' | 'published' | 'refused' | 'held'
  publicationRequestedAt?: Date | null
}

interface ChangedPublication extends Publication {
  publicationRequestedAt: Date | null
  /** Why the picture became private; its owner reads it. */
  publicationNote?: 'names-students' | 'without-description'
}

/**
 * The publication of a picture after its owner changed something that others see: its name, alternative text, tags or
 * labels. Operators approve these, so a published picture returns to review. One in review, held or refused gets a new
 * request time, from which a decision, or taking one back, notices the change. Without an alternative text, a picture
 * that an operator could publish becomes private.
 * @param change `namesStudents`: whether it names students; then its owner has to ask again, and check the names
 */
export function publicationAfterChange(
  { publication, publicationRequestedAt }: Publication,
  { altText, namesStudents = false }: { altText: string; namesStudents?: boolean },
  now: Date,
): ChangedPublication {
  if (publication === 'private')
    return { publication, publicationRequestedAt: publicationRequestedAt ?? null }
  if (publication === 'refused') return { publication, publicationRequestedAt: now }
  if (altText === '' || namesStudents) {
    const publicationNote = namesStudents ? 'names-students' : 'without-description'
    return { publication: 'private', publicationRequestedAt: null, publicationNote }
  }
  return { publication: publication === 'held' ? 'held' : 'in-review', publicationRequestedAt: now }
}
