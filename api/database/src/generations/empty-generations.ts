import type { Connection, QueryFilter } from 'mongoose'
import { generationModel, type Generation } from './generation.model.ts'

/** What screens need of an input without its texts: where the generation belonged. */
const referenceFields = ['key', 'examId', 'markId'] as const

const referencesOf = (input: unknown): Record<string, unknown> => {
  const fields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  return Object.fromEntries(
    referenceFields.flatMap((field) => (field in fields ? [[field, fields[field]]] : [])),
  )
}

/**
 * Removes title, request and result from generations whose result is deleted for good. They stay, because the wallet
 * names their kind and price; without a title they can't be retried.
 */
export async function emptyGenerations(
  connection: Connection,
  filter: QueryFilter<Generation>,
): Promise<void> {
  const generations = generationModel(connection)
  const filled = await generations.find(filter, { input: 1 }).lean<Pick<Generation, '_id' | 'input'>[]>()
  for (const { _id, input } of filled) {
    await generations.updateOne(
      { _id },
      {
        $set: { title: '', input: referencesOf(input), objectives: null, draftJson: null },
        $unset: { objectiveEdits: 1, sheet: 1 },
      },
    )
  }
}
