import { createReadyMails, type Connection } from '@classeur/database'
import type { BackupQueue, GenerationQueues } from '@classeur/queue'
import type { ObjectStorage } from '@classeur/storage'
import type { Logger } from 'pino'
import type { BackupProcessors } from '../backups/registry.ts'
import type { startBilling } from '../billing/start-billing.ts'
import { startRounds } from '../runtime/start-rounds.ts'
import { createLeaving } from './create-leaving.ts'

const roundPauseMs = 5000
const dueAtOnce = 20
/** An export that became ready longer ago is no news. */
const tellExportsForMs = 24 * 3_600_000
/** How long before the end a person is reminded. */
const reminderMs = 2 * 24 * 3_600_000

export interface StartLeavingOptions {
  connection: Connection
  redisUrl: string
  queue: Pick<BackupQueue, 'add' | 'publishEnded' | 'publishReminder' | 'publishExportReady'>
  queues: Pick<GenerationQueues, 'remove'>
  storage: Pick<ObjectStorage, 'delete'>
  /** Null if this installation sells nothing. */
  billing: Pick<NonNullable<Awaited<ReturnType<typeof startBilling>>>, 'provider' | 'settlement'> | null
  log: Logger
}

/**
 * The deletion of accounts: the processor of its jobs, and rounds that add the job of each deletion that is due and have
 * exports announced. Jobs and events follow from documents, so both continue also after Redis was emptied.
 */
export function startLeaving({
  connection,
  redisUrl,
  queue,
  queues,
  storage,
  billing,
  log,
}: StartLeavingOptions) {
  const { deletions, erasePerson } = createLeaving({
    ...{ connection, redisUrl, queues, storage, log, payments: billing },
    announceEnded: queue.publishEnded,
  })
  const readyMails = createReadyMails(connection)
  const processors: BackupProcessors = { 'delete-account': ({ id }) => erasePerson(id) }
  const addDue = async () => {
    // An api that is away now gets the event again in the next round, one whose mail server is away some minutes later.
    const soon = new Date(Date.now() + reminderMs)
    for (const key of await deletions.listUnreminded(soon, dueAtOnce)) await queue.publishReminder(key)
    const since = new Date(Date.now() - tellExportsForMs)
    for (const id of await readyMails.list(since, dueAtOnce)) await queue.publishExportReady(id)
    for (const key of await deletions.listDue(new Date(), dueAtOnce)) await queue.add('delete-account', key)
  }
  return {
    processors,
    /** Begins the rounds; the returned function ends them. */
    run: () => startRounds(addDue, roundPauseMs, log),
  }
}
