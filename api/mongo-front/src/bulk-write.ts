import { BSON, Long } from 'bson'
import { arrayElement, documentsIn, elementsOf, valueOf, wrap, type Command } from './command-spec.ts'
import { CommandError } from './errors.ts'
import type { WriteReply } from './statement-conflicts.ts'

const int32 = 16
const notSupported = 115

/** Statement fields of `bulkWrite` with another name in `update`; all others have the same name. */
const namesInUpdate = new Map([
  ['filter', 'q'],
  ['updateMods', 'u'],
])

/** Consecutive statements for one collection, as one `update` command. */
interface Part {
  command: Command
  /** The index of its first statement in the whole command. */
  first: number
}

/** A statement of `bulkWrite` as one of `update`. Values are copied, so numbers keep their BSON type. */
function updateOf(statement: Uint8Array): { namespace: number; update: Buffer } {
  const elements = elementsOf(statement)
  const index = elements.get('update')
  if (index?.[0] !== int32) throw new CommandError(notSupported, 'bulkWrite: only updates are supported')
  elements.delete('update')
  const fields = [...elements].map(([name, element]) =>
    Buffer.concat([
      Buffer.from([element[0]]),
      Buffer.from(`${namesInUpdate.get(name) ?? name}\0`),
      valueOf(statement, element),
    ]),
  )
  return { namespace: Buffer.from(valueOf(statement, index)).readInt32LE(), update: wrap(fields) }
}

function updateCommand(command: Command, namespace: string, ordered: boolean, updates: Buffer[]): Command {
  const dot = namespace.indexOf('.')
  const [db, target] = [namespace.slice(0, dot), namespace.slice(dot + 1)]
  const head = BSON.serialize({ update: target, ordered })
  const spec = wrap([head.subarray(4, head.length - 1), arrayElement('updates', updates)])
  const { transaction } = command
  return { name: 'update', db, target, transaction, spec, document: () => BSON.deserialize(spec) }
}

function partsOf(command: Command, ordered: boolean): Part[] {
  const namespaces = documentsIn(command.spec, 'nsInfo').map((info) => String(BSON.deserialize(info).ns))
  const groups: { namespace: number; first: number; updates: Buffer[] }[] = []
  documentsIn(command.spec, 'ops').forEach((statement, index) => {
    const { namespace, update } = updateOf(statement)
    const last = groups.at(-1)
    if (last?.namespace === namespace) last.updates.push(update)
    else groups.push({ namespace, first: index, updates: [update] })
  })
  return groups.map(({ namespace, first, updates }) => ({
    first,
    command: updateCommand(command, namespaces[namespace] ?? '', ordered, updates),
  }))
}

/**
 * MongoDB 8's `bulkWrite`: updates of several collections, one after another. The engine counts the matches of a group
 * of statements only, so results of single statements can't be asked for.
 */
export async function runBulkWrite(
  command: Command,
  run: (part: Command) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { ordered = true, errorsOnly = false } = BSON.deserialize(command.spec) as Record<string, boolean>
  if (!errorsOnly) throw new CommandError(notSupported, 'bulkWrite: only errorsOnly is supported')
  const failures: object[] = []
  const sums = { nMatched: 0, nModified: 0, nUpserted: 0 }
  for (const { command: part, first } of partsOf(command, ordered)) {
    const reply = BSON.deserialize(await run(part)) as WriteReply
    const upserted = reply.upserted?.length ?? 0
    sums.nMatched += (reply.n ?? 0) - upserted
    sums.nModified += reply.nModified ?? 0
    sums.nUpserted += upserted
    for (const { index, code, errmsg } of reply.writeErrors ?? [])
      failures.push({ ok: 0, idx: first + index, code, errmsg, n: 0, nModified: 0 })
    if (ordered && failures.length > 0) break
  }
  const cursor = { id: Long.ZERO, firstBatch: failures, ns: 'admin.$cmd.bulkWrite' }
  const counts = { nErrors: failures.length, nInserted: 0, ...sums, nDeleted: 0 }
  return Buffer.from(BSON.serialize({ cursor, ...counts, ok: 1 }))
}
