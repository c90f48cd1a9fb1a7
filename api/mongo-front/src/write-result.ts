import { BSON } from 'bson'
import type { Command } from './command-spec.ts'
import { describeDuplicateKey } from './duplicate-key.ts'
import type { Engine } from './engine.ts'
import { codeOfPackedSqlState } from './error-codes.ts'
import { CommandError, duplicateKey, writeConflict } from './errors.ts'
import { StatementConflicts, type WriteError, type WriteReply } from './statement-conflicts.ts'

/**
 * Returns the reply of a write with MongoDB's codes and messages in its `writeErrors`.
 * @throws CommandError a conflict inside a transaction, so that drivers restart the transaction
 * @throws StatementConflicts a conflict outside a transaction, which MongoDB retries itself
 */
export async function translateWriteErrors(options: {
  engine: Engine
  command: Command
  result: Buffer
  inTransaction: boolean
}): Promise<Buffer> {
  const { engine, command, inTransaction } = options
  const reply = BSON.deserialize(options.result, { promoteValues: true }) as WriteReply
  for (const error of reply.writeErrors ?? []) await translate(engine, command, error)
  if (!reply.writeErrors?.some(({ code }) => code === writeConflict))
    return Buffer.from(BSON.serialize(reply))
  if (!inTransaction) throw new StatementConflicts(reply)
  throw new CommandError(writeConflict, 'write conflict during the transaction', [
    'TransientTransactionError',
  ])
}

async function translate(engine: Engine, command: Command, error: WriteError): Promise<void> {
  error.code = codeOfPackedSqlState(Number(error.code))
  if (error.code !== duplicateKey) return
  const { message, keyPattern } = await describeDuplicateKey(engine, command, error.errmsg)
  error.errmsg = message
  if (keyPattern) error.keyPattern = keyPattern
}
