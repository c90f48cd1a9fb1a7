export { createBackupQueue, type BackupQueue } from './backup-queue.ts'
export { publishBackup, publishRestore } from './publish-backup.ts'
export { createBillingQueue, type BillingQueue, type PaymentEventJob } from './billing-queue.ts'
export {
  consumerConnection,
  consumerOptions,
  longestBlockMs,
  producerConnection,
  producerOptions,
} from './connection.ts'
export { dispatchOwner } from './dispatch-owner.ts'
export { afterEnd, followParent, type EndingDependencies } from './end-generation.ts'
export { forgetPerson } from './forget-person.ts'
export { JobWorker } from './job-worker.ts'
export { createGenerationQueues, type GenerationQueues } from './generation-queues.ts'
export { sweepQueues } from './sweep-queues.ts'
export { publishAccepted, publishGeneration } from './publish-generation.ts'
