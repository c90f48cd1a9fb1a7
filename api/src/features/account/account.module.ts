import {
  backupQueue,
  DeletionReminderEvent,
  deletionReminderStreamEvent,
  ExportReadyEvent,
  exportReadyStreamEvent,
} from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import { readStream } from '../../realtime/read-stream.ts'
import { listAccountActivityRoute } from './activity/list-activity.route.ts'
import type { ReadAccountActivity } from './activity/read-activity.ts'
import type { AccountDeletionService } from './deletion/account-deletion.service.ts'
import { previewDeletionRoute } from './deletion/preview-deletion.route.ts'
import { readDeletionRoute } from './deletion/read-deletion.route.ts'
import { requestDeletionRoute } from './deletion/request-deletion.route.ts'
import type { SendExportMail } from './export/export-mail.ts'
import { withdrawDeletionRoute } from './deletion/withdraw-deletion.route.ts'

export interface AccountModuleOptions {
  readActivity: ReadAccountActivity
  deletion: AccountDeletionService
  redisUrl: string
  /** Null if the installation sends no mail: then another replica may. */
  remind: ((key: string) => Promise<void>) | null
  sendExportMail: SendExportMail
}

/** The log of the person's account, and the account's deletion. */
export const accountModule = async (app: FastifyInstance, options: AccountModuleOptions) => {
  app.register(listAccountActivityRoute, options)
  app.register(readDeletionRoute, options)
  app.register(previewDeletionRoute, options)
  app.register(requestDeletionRoute, options)
  app.register(withdrawDeletionRoute, options)
  const { remind, sendExportMail } = options
  readStream(app, {
    ...{ redisUrl: options.redisUrl, queues: [backupQueue], eventName: exportReadyStreamEvent },
    schema: ExportReadyEvent,
    forward: ({ backupId }) => {
      sendExportMail(backupId).catch((error: unknown) => {
        app.log.warn({ err: error, backupId }, 'the mail about an export was not sent')
      })
    },
  })
  if (!remind) return
  readStream(app, {
    ...{ redisUrl: options.redisUrl, queues: [backupQueue], eventName: deletionReminderStreamEvent },
    schema: DeletionReminderEvent,
    forward: ({ key }) => {
      remind(key).catch((error: unknown) => {
        app.log.warn({ err: error, deletion: key }, 'the reminder of a deletion was not sent')
      })
    },
  })
}
