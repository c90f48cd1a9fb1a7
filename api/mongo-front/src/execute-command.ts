import { setTimeout as delay } from 'node:timers/promises'
import { BSON } from 'bson'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Administration } from './administration.ts'
import { runBulkWrite } from './bulk-write.ts'
import type { Command } from './command-spec.ts'
import type { createEngineCommands } from './engine-commands.ts'
import type { Engine } from './engine.ts'
import { describeDuplicateKey } from './duplicate-key.ts'
import { codeNameOf } from './error-codes.ts'
import { CommandError, duplicateKey, toCommandError, writeConflict } from './errors.ts'
import { rerunConflicts, StatementConflicts } from './statement-conflicts.ts'
import type { Transactions } from './transactions.ts'

/** Maximum retries of a conflicting write outside a transaction; MongoDB also retries these itself. */
const conflictRetries = 20

export type ExecuteCommand = (command: Command) => Promise<Uint8Array>

function errorReply(error: CommandError): Uint8Array {
  return BSON.serialize({
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: codeNameOf(error.code),
    ...error.fields,
    ...(error.labels.length > 0 ? { errorLabels: error.labels } : {}),
  })
}

/** Executes a command and returns a BSON reply; every failure becomes a MongoDB error reply, never an exception. */
export function createExecuteCommand(options: {
  engine: Engine
  transactions: Transactions
  administration: Administration
  runInEngine: ReturnType<typeof createEngineCommands>
}): ExecuteCommand {
  const { engine, transactions, administration, runInEngine } = options

  async function describe(command: Command, error: CommandError): Promise<CommandError> {
    if (error.code !== duplicateKey || command.target === undefined) return error
    const { message, keyPattern } = await describeDuplicateKey(engine, command, error.message)
    return new CommandError(duplicateKey, message, error.labels, keyPattern ? { keyPattern } : {})
  }

  async function inEngine(command: Command): Promise<Uint8Array> {
    const client = command.transaction && (await transactions.clientOf(command.transaction))
    const reply = await runInEngine(command, client)
    if (!reply) throw new CommandError(59, `no such command: '${command.name}'`)
    return reply
  }

  /**
   * One retry at a time per collection. Concurrent inserts of one unique key can deadlock in the engine; if they are
   * retried together, they can deadlock repeatedly for minutes.
   */
  const retryQueues = new Map<string, LimitFunction>()
  function retryQueueOf({ db, target }: Command): LimitFunction {
    const name = `${db}.${target}`
    const queue = retryQueues.get(name) ?? pLimit(1)
    retryQueues.set(name, queue)
    return queue
  }

  async function attempt(command: Command): Promise<Uint8Array> {
    const answer = await administration(command)
    if (answer) return BSON.serialize(answer)
    if (command.name === 'bulkWrite') return runBulkWrite(command, attempt)
    return withRetries(command, 0)
  }

  async function withRetries(command: Command, retry: number): Promise<Uint8Array> {
    try {
      return retry === 0 ? await inEngine(command) : await retryQueueOf(command)(() => inEngine(command))
    } catch (error) {
      const isLast = retry >= conflictRetries
      const again = async (rest: Command) => {
        await delay(Math.random() * 10 * (retry + 1))
        return withRetries(rest, retry + 1)
      }
      if (error instanceof StatementConflicts)
        return isLast ? BSON.serialize(error.reply) : rerunConflicts(command, error, again)
      const failure = toCommandError(error, command.transaction !== undefined)
      if (failure.code !== writeConflict || command.transaction || isLast) throw failure
      return again(command)
    }
  }

  return async (command) => {
    try {
      return await attempt(command)
    } catch (error) {
      const failure = toCommandError(error, command.transaction !== undefined)
      // As in MongoDB, a command that fails inside a transaction ends that transaction.
      if (command.transaction) await transactions.abort(command.transaction.key)
      return errorReply(await describe(command, failure))
    }
  }
}
