import { BSON, Long } from 'bson'
import type { Command } from './command-spec.ts'
import type { Cursors } from './cursors.ts'
import { idOf } from './cursors.ts'
import type { Transactions } from './transactions.ts'

/** The limits and the version that clients may rely on, matching the engine's behaviour. */
function greeting(me: string): BSON.Document {
  return {
    isWritablePrimary: true,
    ismaster: true,
    secondary: false,
    helloOk: true,
    setName: 'rs0',
    setVersion: 1,
    hosts: [me],
    primary: me,
    me,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 25_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: 1,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }
}

export type Administration = (command: Command) => Promise<BSON.Document | undefined>

/** Answers the commands that don't need the engine; returns undefined for any other command. */
export function createAdministration(options: {
  me: string
  cursors: Cursors
  transactions: Transactions
}): Administration {
  const { me, cursors, transactions } = options

  async function endSessions(command: Command, field: string): Promise<BSON.Document> {
    const sessions = (command.document()[field] ?? []) as BSON.Document[]
    await Promise.all(
      sessions.map((lsid) => transactions.abortSession(Buffer.from(BSON.serialize(lsid)).toString('hex'))),
    )
    return {}
  }

  const answers: Record<string, (command: Command) => BSON.Document | Promise<BSON.Document>> = {
    hello: () => greeting(me),
    isMaster: () => greeting(me),
    ismaster: () => greeting(me),
    ping: () => ({}),
    buildInfo: () => ({ version: '7.0.0', versionArray: [7, 0, 0, 0], gitVersion: 'documentdb', bits: 64 }),
    getParameter: (command) =>
      command.document().featureCompatibilityVersion
        ? { featureCompatibilityVersion: { version: '7.0' } }
        : {},
    getCmdLineOpts: () => ({ argv: [], parsed: {} }),
    getLog: () => ({ totalLinesWritten: 0, log: [] }),
    hostInfo: () => ({ system: { hostname: me }, os: {}, extra: {} }),
    connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
    whatsmyuri: () => ({ you: me }),
    replSetGetStatus: () => ({
      set: 'rs0',
      myState: 1,
      members: [{ _id: 0, name: me, stateStr: 'PRIMARY' }],
    }),
    startSession: () => ({}),
    refreshSessions: () => ({}),
    endSessions: (command) => endSessions(command, 'endSessions'),
    killSessions: (command) => endSessions(command, 'killSessions'),
    killCursors: async (command) => {
      const ids = ((command.document().cursors ?? []) as unknown[]).map(idOf)
      const { killed, unknown } = await cursors.kill(ids)
      return {
        cursorsKilled: killed.map((id) => Long.fromBigInt(id)),
        cursorsNotFound: unknown.map((id) => Long.fromBigInt(id)),
        cursorsAlive: [],
        cursorsUnknown: [],
      }
    },
    commitTransaction: async (command) => {
      await transactions.commit(command.transaction?.key ?? '')
      return {}
    },
    abortTransaction: async (command) => {
      await transactions.abort(command.transaction?.key ?? '')
      return {}
    },
  }
  return async (command) => {
    const answer = Object.hasOwn(answers, command.name) ? answers[command.name] : undefined
    return answer && { ...(await answer(command)), ok: 1 }
  }
}
