import type { FastifyInstance } from 'fastify'
import { cancelRestoreRoute } from './cancel-restore.route.ts'
import { checkBackupRoute } from './check-backup.route.ts'
import { followRestoredClasses, type FollowRestoredClassesOptions } from './follow-restored-classes.ts'
import { listConflictsRoute } from './list-conflicts.route.ts'
import { listRestoresRoute } from './list-restores.route.ts'
import { readRestoreRoute } from './read-restore.route.ts'
import type { RestoresService } from './restores.service.ts'
import { startRestoreRoute } from './start-restore.route.ts'
import { undoRestoreRoute } from './undo-restore.route.ts'

export interface RestoresModuleOptions {
  restores: RestoresService
  follow: FollowRestoredClassesOptions
}

/** Restores of a person's backups: check, preview, conflicts, start and undo. */
export const restoresModule = async (app: FastifyInstance, options: RestoresModuleOptions) => {
  app.register(checkBackupRoute, options)
  app.register(listRestoresRoute, options)
  app.register(readRestoreRoute, options)
  app.register(listConflictsRoute, options)
  app.register(startRestoreRoute, options)
  app.register(undoRestoreRoute, options)
  app.register(cancelRestoreRoute, options)
  followRestoredClasses(app, options.follow)
}
