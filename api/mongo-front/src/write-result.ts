import { BSON } from 'bson'
import type { Command } from './command-spec.ts'
import { describeDuplicateKey } from './duplicate-key.ts'
import type { Engine } from './engine.ts'
import { codeOfPackedSqlState } from './error-codes.ts'
import { CommandError, duplicateKey, writeConflict } from './errors.ts'

interface WriteError {
  index: number
  code: number
  errmsg: string
  keyPattern?: BSON.Document
}

/**
 * Replaces the codes and messages in the `writeErrors` of a result with MongoDB's. Throws a conflict inside a
 * transaction as an error of the whole command, so that drivers restart the transaction.
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
    const { message, keyPattern } = await describeDuplicateKey(engine, command, error.errmsg)
    error.errmsg = message
    if (keyPattern) error.keyPattern = keyPattern
  }
  const conflicts = errors.filter((error) => error.code === writeConflict)
  if (inTransaction && conflicts.length > 0) {
    throw new CommandError(writeConflict, 'write conflict during the transaction', [
      'TransientTransactionError',
    ])
  }
  return {
    result: Buffer.from(BSON.serialize(answer)),
    conflictOnly: conflicts.length > 0 && conflicts.length === errors.length && Number(answer.n ?? 0) === 0,
  }
}
