import pg from 'pg'

/** Runs statements: one connection or the whole pool. */
export type Runner = Pick<pg.ClientBase, 'query'>

/** A row of a function, with values in PostgreSQL's text format: `t`/`f`, decimal digits, BSONHEX… for BSON. */
export type Row = (string | null)[]

const bsonPrefix = 'BSONHEX'

/** The bytes of a BSON column; undefined when the column is null. */
export function bytesOf(value: string | null | undefined): Buffer | undefined {
  return value?.startsWith(bsonPrefix) ? Buffer.from(value.slice(bsonPrefix.length), 'hex') : undefined
}

/** Doesn't decode columns, because BSON must reach the client byte for byte. */
const rawTypes: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value as never }

/** More than the sum of the pools of the processes that use one front; PostgreSQL allows 150. */
const maxConnections = 100
/** An engine that is starting or shutting down may accept a connection and never respond. */
const connectTimeoutMs = 5_000

export type Engine = ReturnType<typeof createEngine>

/**
 * PostgreSQL with the DocumentDB extension, connected through its Unix socket folder.
 * `onLost` receives the errors of connections that break while idle because the server ended.
 */
export function createEngine(options: { socketDir: string; onLost: (error: Error) => void }) {
  const pool = new pg.Pool({
    host: options.socketDir,
    user: 'postgres',
    database: 'postgres',
    max: maxConnections,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  pool.on('error', options.onLost)
  // Without its own listener, a pinned connection that breaks while idle would crash the process.
  pool.on('connect', (client) => client.on('error', options.onLost))

  const names = new Map<string, string>()
  function nameOf(text: string): string {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    return name
  }

  /** Calls an SQL function and returns its columns; each distinct text is prepared once per connection. */
  async function call(runner: Runner, text: string, values: unknown[]): Promise<Row> {
    const result = await runner.query<Row>({
      name: nameOf(text),
      text,
      values,
      rowMode: 'array',
      types: rawTypes,
    })
    return result.rows[0] ?? []
  }

  return { pool, call, connect: () => pool.connect(), close: () => pool.end() }
}
