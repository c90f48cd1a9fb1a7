import type { Connection } from '@classeur/database'
import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** The work after an answer never pauses for this many turns of the event loop between two commands. */
const quietTurns = 20
/** More than a request sends at once. */
const mostAtOnce = 12

interface Sent {
  text: string
  /** Its place in the order of all starts and ends of commands. */
  start: number
  end: number
}

/** The collections that a command names; `bulkWrite` names several. */
function targetOf(name: string, command: Record<string, unknown>): string {
  const namespaces = command['nsInfo'] as { ns: string }[] | undefined
  return namespaces?.map(({ ns }) => ns.slice(ns.indexOf('.') + 1)).join('+') ?? String(command[name])
}

/**
 * Follows the commands of a monitored connection. Commands belong to one round trip if each was sent before any of them
 * was answered, which doesn't depend on how long they take.
 */
export function followRoundTrips(connection: Connection) {
  let clock = 0
  let sent: Sent[] = []
  const open = new Map<number, Sent>()
  const client = connection.getClient()
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    // The clock of the database is measured every minute.
    if (commandName === 'hello') return
    const target = targetOf(commandName, command)
    const one = { text: `${commandName} ${target}`, start: (clock += 1), end: Infinity }
    open.set(requestId, one)
    sent.push(one)
  })
  let answeredAt = Infinity
  const ended = ({ requestId }: { requestId: number }) => {
    const one = open.get(requestId)
    if (one) one.end = clock += 1
    open.delete(requestId)
  }
  client.on('commandSucceeded', ended)
  client.on('commandFailed', ended)

  async function of(run: () => Promise<unknown>): Promise<string[][]> {
    sent = []
    answeredAt = Infinity
    await run()
    const trips: string[][] = []
    let firstEnd = 0
    // An answer can't have waited for a command that was still under way.
    for (const { text, start, end } of sent.filter(({ end }) => end < answeredAt)) {
      const trip = trips.at(-1)
      if (trip && start < firstEnd) {
        trip.push(text)
        firstEnd = Math.min(firstEnd, end)
      } else {
        trips.push([text])
        firstEnd = end
      }
    }
    return trips.map((trip) => trip.sort())
  }

  return {
    /**
     * The commands that the answer of a call waited for, by round trip, each in alphabetical order. The call goes to a
     * server that is watched.
     */
    of,

    /** Notices when this server answers. */
    watch(server: Server): void {
      server.on('request', (_request, response) => {
        response.once('prefinish', () => (answeredAt = clock + 0.5))
      })
    },

    /** Opens enough connections: a command that waits for a new one is sent later than the others. */
    async untilConnected(): Promise<void> {
      const ping = async () => connection.db?.command({ ping: 1 })
      const isOneTrip = async () =>
        (await of(() => Promise.all(Array.from({ length: mostAtOnce }, ping)))).length === 1
      while (!(await isOneTrip())) await nextTurn()
    },

    /** Waits until no command is under way, so that work after an earlier answer isn't counted. */
    async untilQuiet(): Promise<void> {
      for (let turns = 0; turns < quietTurns; turns = open.size === 0 ? turns + 1 : 0) await nextTurn()
    },
  }
}
