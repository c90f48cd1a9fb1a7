import type { Connection } from 'mongoose'
import { AppError } from '@classeur/contracts'
import { retryOnConflict } from '../retry-on-conflict.ts'

/** Others may change the document at the same time; more consecutive conflicts indicate a bug. */
const mostTries = 20
const batch = 200

/** A value to replace wherever it stands alone, as an id does. */
export interface Replacement {
  from: string
  to: string
}

/** The paths of all values that equal `from`, in a document with its fields. */
function pathsOf(value: unknown, from: string, path = ''): string[] {
  if (value === from) return [path]
  if (typeof value !== 'object' || value === null || isAtom(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, from, path === '' ? key : `${path}.${key}`),
  )
}

/** Dates, ids and binary values have no fields of their own. */
const isAtom = (value: object) => value instanceof Date || ArrayBuffer.isView(value) || '_bsontype' in value

/**
 * Replaces a value in all documents of a collection that a filter selects, each by one write that applies only if the
 * value is still there. Everything else of the document stays, also what others write at the same time.
 * @param alsoIncrease the field that guards the document against concurrent writers
 */
export async function replacePerson(
  connection: Connection,
  collection: string,
  filter: Record<string, unknown>,
  replacements: readonly Replacement[],
  alsoIncrease?: string,
): Promise<void> {
  const documents = connection.collection(collection)
  const replaceIn = async (_id: unknown): Promise<true | 'conflict'> => {
    const document = await documents.findOne({ _id } as object)
    if (document === null) return true
    const { _id: _, ...fields } = document
    const changes = replacements.flatMap(({ from, to }) =>
      pathsOf(fields, from).map((path) => ({ path, from, to })),
    )
    if (changes.length === 0) return true
    const { matchedCount } = await documents.updateOne(
      { _id, ...Object.fromEntries(changes.map(({ path, from }) => [path, from])) } as object,
      {
        $set: Object.fromEntries(changes.map(({ path, to }) => [path, to])),
        ...(alsoIncrease !== undefined && { $inc: { [alsoIncrease]: 1 } }),
      },
    )
    return matchedCount === 1 ? true : 'conflict'
  }
  const ids = documents.find(filter, { projection: { _id: 1 }, batchSize: batch })
  for await (const { _id } of ids) {
    await retryOnConflict(() => replaceIn(_id), {
      mostTries,
      otherwise: () => new AppError('general/unavailable'),
    })
  }
}
