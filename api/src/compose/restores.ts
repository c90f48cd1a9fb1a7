import type { BackupQueue } from '@classeur/queue'
import type { AccountLog } from '../account-log.ts'
import type { Config } from '../config/config.ts'
import { createRestoresService } from '../features/restores/restores.service.ts'
import type { RestoresModuleOptions } from '../features/restores/restores.module.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface RestoresOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'findEffectivePlan'>
  backupQueue: BackupQueue
  config: Pick<Config, 'redisUrl'>
  recount: (classId: string) => Promise<void>
  accountLog: Pick<AccountLog, 'note'>
}

/** Builds the service of restores. */
export function composeRestores(options: RestoresOptions): RestoresModuleOptions {
  const { repositories, foundations, backupQueue: queue, config, recount, accountLog } = options
  const { backups, classes, restores, restoreConflicts: conflicts } = repositories
  return {
    restores: createRestoresService({
      ...{ restores, conflicts, backups, classes, queue },
      note: (userId, kind) => accountLog.note({ userId, kind }),
      findClassLimit: async (userId) => (await foundations.findEffectivePlan(userId)).limits.classes,
    }),
    follow: { redisUrl: config.redisUrl, recount },
  }
}
