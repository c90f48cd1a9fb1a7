import { backupQueue, EndedSessionsEvent, endedSessionsStreamEvent, sessionRoom } from '@classeur/contracts'
import { fastifyPlugin } from 'fastify-plugin'
import type { EndedSessions } from './ended-sessions.ts'
import { readStream } from './read-stream.ts'

export interface ForwardEndedSessionsOptions {
  redisUrl: string
  endedSessions: Pick<EndedSessions, 'add'>
}

/** Ends the sessions of deleted accounts here: closes their sockets, and refuses their access tokens. */
export const forwardEndedSessions = fastifyPlugin<ForwardEndedSessionsOptions>(
  async (app, { redisUrl, endedSessions }) => {
    readStream(app, {
      ...{ redisUrl, queues: [backupQueue], eventName: endedSessionsStreamEvent, schema: EndedSessionsEvent },
      forward: ({ sessionIds }) => {
        for (const id of sessionIds) {
          const room = sessionRoom(id)
          endedSessions.add(id)
          app.io.local.to(room).emit('session:ended')
          app.io.local.in(room).disconnectSockets(true)
        }
      },
    })
  },
  { name: 'forward-ended-sessions', dependencies: ['realtime'] },
)
