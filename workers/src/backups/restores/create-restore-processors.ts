import { forgetRestores } from '@classeur/backups'
import type { RestoreState, BackupJobName } from '@classeur/contracts'
import type { BackupProcessors } from '../registry.ts'
import { createCheckBackup } from './check-backup.ts'
import { createRestoreBackup } from './restore-backup.ts'
import { createRestoreTools, type RestoreDependencies } from './restore-dependencies.ts'
import { createUndoRestore } from './undo-restore.ts'

const batch = 200

/** The job that continues a restore in a state; none if it has ended or waits for its owner. */
const jobOf: Partial<Record<RestoreState, BackupJobName>> = {
  checking: 'check',
  restoring: 'restore',
  undoing: 'undo',
}

/** The jobs of restores, a round that forgets old ones, and a round that adds those whose job was lost; an existing job stays unchanged. */
export function createRestoreProcessors(
  dependencies: RestoreDependencies & { requestJob: (name: BackupJobName, id: string) => Promise<void> },
) {
  const tools = createRestoreTools(dependencies)
  const processors: BackupProcessors = {
    check: createCheckBackup(dependencies, tools),
    restore: createRestoreBackup(dependencies, tools),
    undo: createUndoRestore(dependencies, tools),
  }
  return {
    processors,
    /** Deletes what nobody can use any more: old journals, and checks that were refused, cancelled or never started. */
    sweep: () =>
      forgetRestores({
        ...{ ...tools, backups: dependencies.backups, now: dependencies.now },
        announce: dependencies.announceRestore,
      }),
    async reconcile(): Promise<void> {
      for (const { _id, state } of await tools.restores.listUnfinished(batch)) {
        const job = jobOf[state]
        if (job) await dependencies.requestJob(job, String(_id))
      }
    },
  }
}
