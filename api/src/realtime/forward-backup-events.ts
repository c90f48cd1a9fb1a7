import { backupQueue, backupStreamEvent, BackupStreamEvent, userRoom } from '@classeur/contracts'
import { fastifyPlugin } from 'fastify-plugin'
import { readStream } from './read-stream.ts'

/** Tells a person's windows how far their backups and restores are. */
export const forwardBackupEvents = fastifyPlugin<{ redisUrl: string }>(
  async (app, { redisUrl }) => {
    readStream(app, {
      ...{ redisUrl, queues: [backupQueue], eventName: backupStreamEvent, schema: BackupStreamEvent },
      forward: (event) => {
        const room = app.io.local.to(userRoom(event.ownerId))
        if (event.name === 'backup:changed') room.emit(event.name, event.payload)
        else room.emit(event.name, event.payload)
      },
    })
  },
  { name: 'forward-backup-events', dependencies: ['realtime'] },
)
