import type { FastifyInstance } from 'fastify'
import { backupsModule, type BackupsModuleOptions } from '../features/backups/backups.module.ts'
import { restoresModule, type RestoresModuleOptions } from '../features/restores/restores.module.ts'
import { trashModule } from '../features/trash/trash.module.ts'

export interface BackupRoutesOptions {
  backups: BackupsModuleOptions
  restores: RestoresModuleOptions
  trash: Parameters<typeof trashModule>[1]
}

/** Routes of the backup screen: making backups, restoring from them, and the trash. */
export const backupRoutes = async (app: FastifyInstance, options: BackupRoutesOptions) => {
  await app.register(backupsModule, options.backups)
  await app.register(restoresModule, options.restores)
  await app.register(trashModule, options.trash)
}
