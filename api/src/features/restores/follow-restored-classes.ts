import {
  backupQueue,
  restoredStreamEvent,
  RestoredStreamEvent,
  sheetRoom,
  userRoom,
  type ClassPart,
} from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import { readStream } from '../../realtime/read-stream.ts'

/** The parts of a class that a restore may have changed. */
const parts: ClassPart[] = ['class', 'roster', 'exams', 'marks', 'lesson-plans']

export interface FollowRestoredClassesOptions {
  redisUrl: string
  /** Counts the exams and marks of a class again. Idempotent, because every replica does it. */
  recount: (classId: string) => Promise<void>
}

/** Tells everybody who has a restored class or its sheets open, on this replica. */
export function followRestoredClasses(
  app: FastifyInstance,
  { redisUrl, recount }: FollowRestoredClassesOptions,
): void {
  async function onClass(classId: string, memberIds: readonly string[]): Promise<void> {
    await recount(classId)
    if (memberIds.length === 0) return
    const rooms = app.io.local.to(memberIds.map(userRoom))
    for (const part of parts) rooms.emit('class:changed', { classId, part })
  }
  readStream(app, {
    ...{ redisUrl, queues: [backupQueue], eventName: restoredStreamEvent, schema: RestoredStreamEvent },
    forward: (event) => {
      if (event.name === 'marks:restored') {
        app.io.local.to(sheetRoom(event.payload.examId)).emit('marks:written', event.payload)
        return
      }
      onClass(event.classId, event.memberIds).catch((error: unknown) => {
        app.log.warn({ err: error, classId: event.classId }, 'a restored class was not counted')
      })
    },
  })
}
