import { BSON } from 'bson'
import { expect, test } from 'vitest'
import { readCommand, type Command } from './command-spec.ts'
import { rerunConflicts, StatementConflicts, type WriteReply } from './statement-conflicts.ts'

const commandOf = (fields: BSON.Document): Command =>
  readCommand({ body: BSON.serialize({ ...fields, $db: 'school' }), sequences: new Map() } as never)

/** The reply to the whole command, and the spec of the command that ran again. */
async function rerun(command: Command, reply: WriteReply, again: WriteReply) {
  let ran: BSON.Document = {}
  const whole = await rerunConflicts(command, new StatementConflicts(reply), async (rest) => {
    ran = BSON.deserialize(rest.spec)
    return BSON.serialize(again)
  })
  return { ran, whole: BSON.deserialize(whole) }
}

const conflict = (index: number) => ({ index, code: 112, errmsg: 'deadlock' })
const duplicate = (index: number) => ({ index, code: 11000, errmsg: 'E11000' })

test('of an unordered insert, only the documents that conflicted run again, and errors keep their own documents', async () => {
  const command = commandOf({ insert: 'marks', documents: [1, 2, 3, 4].map((a) => ({ a })), ordered: false })
  const first = { n: 1, ok: 1, writeErrors: [conflict(1), duplicate(2), conflict(3)] }
  const { ran, whole } = await rerun(command, first, { n: 1, writeErrors: [duplicate(1)] })
  expect(ran).toEqual({ insert: 'marks', ordered: false, documents: [{ a: 2 }, { a: 4 }] })
  expect(whole).toEqual({ ok: 1, n: 2, writeErrors: [duplicate(2), duplicate(3)] })
})

test('an ordered update goes on where it stopped, and adds up what was matched, changed and created', async () => {
  const updates = [1, 2, 3].map((a) => ({ q: { a }, u: { $set: { b: 1 } }, upsert: true }))
  const first = { n: 1, nModified: 1, writeErrors: [conflict(1)] }
  const again = { n: 2, nModified: 1, upserted: [{ index: 1, _id: 'new' }] }
  const { ran, whole } = await rerun(commandOf({ update: 'marks', updates }), first, again)
  expect(ran.updates).toEqual(updates.slice(1))
  expect(whole).toEqual({ ok: 1, n: 3, nModified: 2, upserted: [{ index: 2, _id: 'new' }] })
})
