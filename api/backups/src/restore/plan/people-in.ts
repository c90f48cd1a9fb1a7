import { createHash } from 'node:crypto'

/** Who the people of an archive are here. */
export interface PeopleHere {
  /** The person who restores. */
  ownerId: string
  /** The owner of the archive. */
  archiveOwnerId: string
  /**
   * Whether the archive never left the installation. Then its authors are those it names; a file from outside could
   * name anybody.
   */
  isTrusted: boolean
}

/** An id that belongs to nobody, so that screens show a person who isn't here any more. */
const nobody = (id: string): string =>
  createHash('sha256').update(`person elsewhere:${id}`).digest('hex').slice(0, 24)

const isPersonId = /^[0-9a-f]{24}$/
const authorFields = new Set([
  ...['by', 'authorId', 'createdBy', 'revisedBy', 'deletedBy', 'actorId', 'aboutId', 'ownerId', 'userId'],
])

/**
 * The value with the authors as they are known here: the archive's owner is the person who restores, and everybody else
 * stays if the archive is trusted.
 */
export function withPeople<Value>(value: Value, people: PeopleHere): Value {
  const personOf = (id: string): string => {
    if (id === people.archiveOwnerId || id === people.ownerId) return people.ownerId
    return people.isTrusted || !isPersonId.test(id) ? id : nobody(id)
  }
  const replaced = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null || one instanceof Date) return one
    if (Array.isArray(one)) return one.map(replaced)
    return Object.fromEntries(
      Object.entries(one).map(([key, inner]) => [
        key,
        authorFields.has(key) && typeof inner === 'string' ? personOf(inner) : replaced(inner),
      ]),
    )
  }
  return replaced(value) as Value
}
