import { BSON } from 'bson'
import type { Command } from './command-spec.ts'
import type { Cursors } from './cursors.ts'
import { bytesOf, type Engine, type Runner } from './engine.ts'
import { CommandError } from './errors.ts'
import { translateWriteErrors } from './write-result.ts'

/** Commands that return a page of a cursor, with the engine's name for each. */
const cursorCommands = new Map([
  ['find', 'find'],
  ['aggregate', 'aggregate'],
  ['listCollections', 'list_collections'],
  ['listIndexes', 'list_indexes'],
])

/** Write commands; all return (p_result, p_success). */
const writeCommands = new Map([
  ['insert', 'insert'],
  ['update', 'update'],
  ['delete', 'delete'],
  ['findAndModify', 'find_and_modify'],
  ['findandmodify', 'find_and_modify'],
])

/** Commands with a single result, as an SQL expression of $1 = database, $2 = spec. */
const plainCommands = new Map([
  ['count', 'documentdb_api.count_query($1::text, $2)'],
  ['distinct', 'documentdb_api.distinct_query($1::text, $2)'],
  ['create', 'documentdb_api.create_collection_view($1::text, $2)'],
  ['createIndexes', 'documentdb_api_internal.create_indexes_non_concurrently($1::text, $2, true)'],
  ['dropIndexes', 'documentdb_api_internal.drop_indexes_non_concurrently($1::text, $2)'],
  ['deleteIndexes', 'documentdb_api_internal.drop_indexes_non_concurrently($1::text, $2)'],
  ['validate', 'documentdb_api.validate($1::text, $2)'],
])

/** Commands for the whole server, as an SQL expression of $1 = spec. */
const serverCommands = new Map([
  ['listDatabases', 'documentdb_api.list_databases($1)'],
  ['renameCollection', 'documentdb_api.rename_collection($1)'],
])

function required(value: string | null | undefined): Buffer {
  const bytes = bytesOf(value)
  if (!bytes) throw new CommandError(1, 'the engine answered with nothing')
  return bytes
}

/**
 * Runs a command inside the engine and returns its reply as BSON bytes; undefined if there is no such command.
 * `client` is the connection of the command's transaction.
 */
export function createEngineCommands(options: { engine: Engine; cursors: Cursors }) {
  const { engine, cursors } = options

  async function write(
    name: string,
    command: Command,
    runner: Runner,
    inTransaction: boolean,
  ): Promise<Buffer> {
    const [result, success] = await engine.call(
      runner,
      `select p_result, p_success from documentdb_api.${name}($1::text, $2)`,
      [command.db, command.spec],
    )
    if (success === 't') return required(result)
    return translateWriteErrors({ engine, command, result: required(result), inTransaction })
  }

  async function drop(command: Command, runner: Runner): Promise<Buffer> {
    const [dropped] = await engine.call(runner, 'select documentdb_api.drop_collection($1::text, $2::text)', [
      command.db,
      command.target,
    ])
    if (dropped !== 't') throw new CommandError(26, 'ns not found')
    return Buffer.from(BSON.serialize({ ns: `${command.db}.${command.target}`, ok: 1 }))
  }

  async function dropDatabase(command: Command, runner: Runner): Promise<Buffer> {
    await engine.call(runner, 'select documentdb_api.drop_database($1::text)', [command.db])
    return Buffer.from(BSON.serialize({ dropped: command.db, ok: 1 }))
  }

  return async (command: Command, client: Parameters<Cursors['first']>[2]): Promise<Buffer | undefined> => {
    const runner = client ?? engine.pool
    const { name } = command
    const cursor = cursorCommands.get(name)
    if (cursor) return cursors.first(cursor, command, client)
    if (name === 'getMore') return cursors.next(command, client)
    const writing = writeCommands.get(name)
    if (writing) return write(writing, command, runner, client !== undefined)
    const plain = plainCommands.get(name)
    if (plain) return required((await engine.call(runner, `select ${plain}`, [command.db, command.spec]))[0])
    const server = serverCommands.get(name)
    if (server) return required((await engine.call(runner, `select ${server}`, [command.spec]))[0])
    if (name === 'drop') return drop(command, runner)
    if (name === 'dropDatabase') return dropDatabase(command, runner)
    return undefined
  }
}
