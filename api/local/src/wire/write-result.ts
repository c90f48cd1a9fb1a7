import { BSON } from 'bson'
import type { Command } from './command-spec.ts'
import type { Engine, Runner } from './engine.ts'
import { CommandError, codeOfPackedSqlState, duplicateKey, duplicateKeyMessage } from './errors.ts'

interface WriteError {
  index: number
  code: number
  errmsg: string
  keyPattern?: BSON.Document
  keyValue?: BSON.Document
}

/** The key pattern of a named index, so that a caller can tell which uniqueness it broke. */
export async function keyPatternOf(
  engine: Engine,
  runner: Runner,
  command: Pick<Command, 'db' | 'target'>,
  index: string,
): Promise<BSON.Document | undefined> {
  const spec = BSON.serialize({ listIndexes: command.target, cursor: { batchSize: 1000 } })
  const [page] = await engine.call(
    runner,
    'select cursorpage from documentdb_api.list_indexes_cursor_first_page($1::text, $2)',
    [command.db, spec],
  )
  if (!page) return undefined
  const indexes = BSON.deserialize(page).cursor.firstBatch as { name: string; key: BSON.Document }[]
  return indexes.find(({ name }) => name === index)?.key
}

/**
 * Puts MongoDB's codes and words into the `writeErrors` of a result. Throws a conflict that happened inside a
 * transaction as a whole-command error, which is how drivers know to start the transaction again.
 */
export async function translateWriteErrors(options: {
  engine: Engine
  command: Command
  result: Buffer
  inTransaction: boolean
}): Promise<{ result: Buffer; conflictOnly: boolean }> {
  const { engine, command, inTransaction } = options
  const answer = BSON.deserialize(options.result, { promoteValues: true })
  const errors = (answer.writeErrors ?? []) as WriteError[]
  for (const error of errors) {
    error.code = codeOfPackedSqlState(Number(error.code))
    if (error.code !== duplicateKey) continue
    const { index, message } = duplicateKeyMessage(`${command.db}.${command.target}`, error.errmsg)
    error.errmsg = message
    // The transaction's own connection cannot be asked any more; indexes are visible from any other.
    const keyPattern = await keyPatternOf(engine, engine.pool, command, index)
    if (keyPattern) error.keyPattern = keyPattern
  }
  const conflicts = errors.filter((error) => error.code === 112)
  if (inTransaction && conflicts.length > 0) {
    throw new CommandError(112, 'write conflict during the transaction', ['TransientTransactionError'])
  }
  return {
    result: Buffer.from(BSON.serialize(answer)),
    conflictOnly: conflicts.length > 0 && conflicts.length === errors.length && Number(answer.n ?? 0) === 0,
  }
}
