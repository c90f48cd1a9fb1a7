import { writeNumber, type SerialNumber } from '@classeur/domain/billing'
import type { Model } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'

/** The fields of a document of a series; `year` and `serial` together have a unique index. */
type Numbered = SerialNumber & { number: string }

const busySeries = {
  mostTries: 500,
  longestPauseMs: (tries: number) => Math.min(tries, 20),
  otherwise: () => new Error('a series of numbers was busy for too long'),
}

/**
 * Stores a document under the number after the last one of its year, in one insert; a concurrent writer that takes the
 * same number is refused and tries again, so numbers have no gaps.
 * @param findSame returns the stored document if this one exists already; it is returned instead
 * @param fieldsOf the other fields, read again before each try
 */
export async function insertNumbered<Document extends Numbered>(
  model: Model<Document>,
  { at, prefix }: { at: Date; prefix: string },
  findSame: () => Promise<Document | null> | null,
  fieldsOf: () => Promise<Partial<Document>>,
): Promise<Document> {
  const year = at.getUTCFullYear()
  return retryOnConflict(async () => {
    const same = await findSame()
    if (same) return same
    const last = await model.findOne({ year }, { serial: 1 }).sort({ serial: -1 }).lean<SerialNumber>()
    const serial = (last?.serial ?? 0) + 1
    const fields = { ...(await fieldsOf()), year, serial, number: writeNumber(prefix, { year, serial }) }
    try {
      return (await model.create(fields)).toObject<Document>()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return 'conflict'
    }
  }, busySeries)
}
