import type pg from 'pg'
import { bytesOf, type Engine } from './engine.ts'
import type { Command } from './command-spec.ts'
import { CommandError } from './errors.ts'

/** MongoDB's default lifetime of an idle cursor. */
const idleMs = 600_000
const sweepMs = 30_000

interface OpenCursor {
  continuation: Buffer
  /** Set when the engine keeps the rest of the result inside one connection. */
  pinned: pg.PoolClient | undefined
  usedAt: number
}

export type Cursors = ReturnType<typeof createCursors>

/** Keeps the position in each result of more than one page, by cursor id. */
export function createCursors(engine: Engine) {
  const open = new Map<bigint, OpenCursor>()

  function close(id: bigint): boolean {
    const cursor = open.get(id)
    cursor?.pinned?.release(true)
    return open.delete(id)
  }

  const sweep = setInterval(() => {
    const oldest = Date.now() - idleMs
    for (const [id, cursor] of open) if (cursor.usedAt < oldest) close(id)
  }, sweepMs)
  sweep.unref()

  /** Runs `documentdb_api.<name>_cursor_first_page` and remembers the cursor if there is more. */
  async function first(name: string, command: Command, client: pg.PoolClient | undefined): Promise<Buffer> {
    const runner = client ?? (await engine.connect())
    let pinned = false
    try {
      const [firstPage, more, persist, id] = await engine.call(
        runner,
        `select * from documentdb_api.${name}_cursor_first_page($1::text, $2)`,
        [command.db, command.spec],
      )
      const [page, continuation] = [bytesOf(firstPage), bytesOf(more)]
      if (!page) throw new CommandError(1, 'the engine answered without a page')
      if (continuation && id) {
        pinned = persist === 't' && client === undefined
        open.set(BigInt(id), {
          continuation,
          pinned: pinned ? runner : undefined,
          usedAt: Date.now(),
        })
      }
      return page
    } finally {
      if (!client && !pinned) runner.release()
    }
  }

  async function next(command: Command, client: pg.PoolClient | undefined): Promise<Buffer> {
    const id = idOf(command.document().getMore)
    const cursor = open.get(id)
    if (!cursor) throw new CommandError(43, `cursor id ${id} not found`)
    const [nextPage, more] = await engine.call(
      client ?? cursor.pinned ?? engine.pool,
      'select * from documentdb_api.cursor_get_more($1::text, $2, $3)',
      [command.db, command.spec, cursor.continuation],
    )
    const [page, continuation] = [bytesOf(nextPage), bytesOf(more)]
    if (!page) throw new CommandError(1, 'the engine answered without a page')
    if (continuation) Object.assign(cursor, { continuation, usedAt: Date.now() })
    else close(id)
    return page
  }

  /** `killCursors`: closes the cursors and returns which ids were open and which were unknown. */
  async function kill(ids: bigint[]): Promise<{ killed: bigint[]; unknown: bigint[] }> {
    const killed = ids.filter((id) => close(id))
    if (killed.length > 0) {
      await engine.pool.query('select documentdb_api_internal.delete_cursors($1::bigint[])', [
        killed.map(String),
      ])
    }
    return { killed, unknown: ids.filter((id) => !killed.includes(id)) }
  }

  return { first, next, kill }
}

/** Long, number or bigint, depending on how BSON was parsed. */
export function idOf(value: unknown): bigint {
  return BigInt(String(value))
}
