import { BSON } from 'bson'
import { bytesOf, type Engine } from './engine.ts'

/** A duplicate key error for the client: the message that drivers parse, and the key if it is known. */
export interface DuplicateKey {
  message: string
  keyPattern: BSON.Document | undefined
}

interface IndexPage {
  firstBatch: { name: string; key: BSON.Document }[]
}

/** The name of the index behind a constraint of PostgreSQL; a collection's primary key is `_id_`. */
async function nameOfConstraint(engine: Engine, text: string): Promise<string> {
  const id = /documents_rum_index_(\d+)/.exec(text)?.[1]
  if (id === undefined) return '_id_'
  const { rows } = await engine.pool.query<{ name: string }>(
    'select (index_spec).index_name as name from documentdb_api_catalog.collection_indexes where index_id = $1',
    [id],
  )
  return rows[0]?.name ?? '_id_'
}

/**
 * Names the index that a violation was about. `text` is the engine's message: it contains the index's name in
 * quotes (write errors) or the name of a constraint (a failed statement). Uses a connection of the pool,
 * because a failed transaction accepts no more queries.
 */
export async function describeDuplicateKey(
  engine: Engine,
  namespace: { db: string; target: string | undefined },
  text: string,
): Promise<DuplicateKey> {
  const index = /Index '([^']+)'/.exec(text)?.[1] ?? (await nameOfConstraint(engine, text))
  const [page] = await engine.call(
    engine.pool,
    'select cursorpage from documentdb_api.list_indexes_cursor_first_page($1::text, $2)',
    [namespace.db, BSON.serialize({ listIndexes: namespace.target, cursor: { batchSize: 1000 } })],
  )
  const bytes = bytesOf(page)
  const listed = bytes ? (BSON.deserialize(bytes).cursor as IndexPage).firstBatch : []
  return {
    message: `E11000 duplicate key error collection: ${namespace.db}.${namespace.target} index: ${index}`,
    keyPattern: listed.find(({ name }) => name === index)?.key,
  }
}
