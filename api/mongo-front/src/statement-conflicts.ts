import { BSON } from 'bson'
import { documentsIn, withDocuments, type Command } from './command-spec.ts'
import { writeConflict } from './errors.ts'

/** The field that holds the statements of a write command. */
const statementFields = new Map([
  ['insert', 'documents'],
  ['update', 'updates'],
  ['delete', 'deletes'],
])

export interface WriteError {
  index: number
  code: number
  errmsg: string
  keyPattern?: BSON.Document
}

/** The reply to a write command; `n` counts what was inserted, matched or deleted. */
export interface WriteReply {
  n?: number
  nModified?: number
  upserted?: { index: number; _id: unknown }[]
  writeErrors?: WriteError[]
}

const isConflict = ({ code }: WriteError) => code === writeConflict

/** Statements of a write conflicted with other clients. `reply` names them and counts the others. */
export class StatementConflicts extends Error {
  override readonly name = 'StatementConflicts'
  readonly reply: WriteReply

  constructor(reply: WriteReply) {
    super('write conflict')
    this.reply = reply
  }
}

/**
 * Runs only the conflicting statements again, because the others are done. Returns the reply to the whole command.
 */
export async function rerunConflicts(
  command: Command,
  { reply }: StatementConflicts,
  run: (rest: Command) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const field = statementFields.get(command.name) ?? ''
  const statements = documentsIn(command.spec, field).map((statement, index) => ({ statement, index }))
  const conflicts = new Set(reply.writeErrors?.filter(isConflict).map(({ index }) => index))
  const { ordered = true } = command.document() as { ordered?: boolean }
  // An ordered write stopped at its first error, so the statements after it haven't run either.
  const rest = ordered
    ? statements.slice(Math.min(...conflicts))
    : statements.filter(({ index }) => conflicts.has(index))
  const spec = withDocuments(
    command.spec,
    field,
    rest.map(({ statement }) => statement),
  )
  const again = BSON.deserialize(await run({ ...command, spec })) as WriteReply
  const inWhole = <Part extends { index: number }>(parts: Part[] = []): Part[] =>
    parts.map((part) => ({ ...part, index: rest[part.index]?.index ?? part.index }))
  const others = reply.writeErrors?.filter((error) => !isConflict(error)) ?? []
  const writeErrors = [...others, ...inWhole(again.writeErrors)].sort((a, b) => a.index - b.index)
  const upserted = [...(reply.upserted ?? []), ...inWhole(again.upserted)]
  const { n = 0, nModified } = reply
  return BSON.serialize({
    ok: 1,
    n: n + (again.n ?? 0),
    ...(nModified !== undefined && { nModified: nModified + (again.nModified ?? 0) }),
    ...(upserted.length > 0 && { upserted }),
    ...(writeErrors.length > 0 && { writeErrors }),
  })
}
