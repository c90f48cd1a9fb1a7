import pg from 'pg'

/** One connection or the whole pool: whatever runs a statement. */
export type Runner = Pick<pg.ClientBase, 'query'>

/** A row of a function that answers with a first page: columns come as raw bytes. */
export type Row = (Buffer | null)[]

/** Every column in binary, undecoded: BSON must reach the client byte for byte. */
const rawTypes: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value as never }

/** More than the sum of the pools of the processes that use one front; PostgreSQL allows 150. */
const maxConnections = 100

export type Engine = ReturnType<typeof createEngine>

/**
 * PostgreSQL with the DocumentDB extension, reached over its Unix socket folder.
 * `onLost` hears of connections that break while idle (the server ended).
 */
export function createEngine(options: { socketDir: string; onLost: (error: Error) => void }) {
  const pool = new pg.Pool({
    host: options.socketDir,
    user: 'postgres',
    database: 'postgres',
    max: maxConnections,
    idleTimeoutMillis: 60_000,
  })
  pool.on('error', options.onLost)

  /** Calls a set of columns of an SQL function; each distinct text is prepared once per connection. */
  async function call(runner: Runner, text: string, values: unknown[]): Promise<Row> {
    const result = await runner.query<Row>({
      name: text.length < 60 ? text : text.slice(0, 59),
      text,
      values,
      rowMode: 'array',
      types: rawTypes,
      binary: true,
    } as pg.QueryArrayConfig & { binary: boolean })
    return result.rows[0] ?? []
  }

  return { pool, call, connect: () => pool.connect(), close: () => pool.end() }
}
