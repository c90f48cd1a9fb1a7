import type { Actor } from '@classeur/domain/access'
import { countingSubscription } from '@classeur/domain/billing'
import type { SendMail } from '@classeur/mail'
import type { FastifyBaseLogger } from 'fastify'
import type { AccountLog } from '../account-log.ts'
import type { AccountModuleOptions } from '../features/account/account.module.ts'
import { createReadAccountActivity } from '../features/account/activity/read-activity.ts'
import {
  createAccountDeletion,
  type SubscriptionAtDeletion,
} from '../features/account/deletion/account-deletion.service.ts'
import {
  createDeletionMail,
  createDeletionReminder,
  sendIfPossible,
} from '../features/account/deletion/deletion-mail.ts'
import { createExportMail } from '../features/account/export/export-mail.ts'
import type { SubscriptionService } from '../features/billing/subscription/subscription.service.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface AccountOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'findMailReader' | 'namesOf'>
  accountLog: AccountLog
  subscription: Pick<SubscriptionService, 'cancel' | 'resume' | 'settle'>
  /** Null if the installation sends no mail. */
  sendMail: SendMail | null
  publicUrl: string
  redisUrl: string
  logger: FastifyBaseLogger
}

/** Builds the services about the person's own account. */
export function composeAccount(options: AccountOptions): AccountModuleOptions {
  const { repositories, foundations, accountLog, subscription, sendMail, publicUrl, logger } = options
  const { accountActivities, accountDeletions, countForDeletion, plans, providerSubscriptions } = repositories
  const { schools, userInfo, users } = repositories
  const running = async (userId: string) =>
    countingSubscription(await providerSubscriptions.listOfUser(userId))

  /** What is stored can be out of date if an earlier answer of the provider was lost. */
  const readAtProvider = async (actor: Actor) => {
    if (!(await running(actor.userId))) return null
    await subscription.settle(actor)
    return running(actor.userId)
  }

  const atDeletion: SubscriptionAtDeletion = {
    async read(userId) {
      const subscription = await running(userId)
      if (!subscription) return null
      const plan = await plans.findById(subscription.planId)
      const renewsAt = subscription.cancelAtPeriodEnd ? null : subscription.period.endsAt.toISOString()
      return { planName: plan?.name ?? subscription.planId, renewsAt }
    },
    async readRenewal(actor) {
      const current = await readAtProvider(actor)
      if (!current || current.cancelAtPeriodEnd) return null
      return current.openInvoice === null ? 'planned' : 'unpaid'
    },
    async stopRenewal(actor) {
      const current = await running(actor.userId)
      if (current && !current.cancelAtPeriodEnd) await subscription.cancel(actor)
    },
    async resumeRenewal(actor) {
      const current = await readAtProvider(actor)
      if (current?.cancelAtPeriodEnd) await subscription.resume(actor)
    },
  }

  const { findMailReader: findReader, namesOf } = foundations
  const sendDeletionMail = createDeletionMail({ sendMail, findReader, publicUrl })
  const deletion = createAccountDeletion({
    ...{ deletions: accountDeletions, countForDeletion, users, userInfo, schools, accountLog },
    ...{ namesOf, subscription: atDeletion },
    sendMail: sendIfPossible(sendDeletionMail, logger),
  })
  return {
    readActivity: createReadAccountActivity({ activities: accountActivities }),
    ...{ deletion, redisUrl: options.redisUrl },
    remind: sendMail && createDeletionReminder(accountDeletions, sendDeletionMail),
    sendExportMail: createExportMail({
      ...{ readyMails: repositories.readyMails, users, findReader, sendMail, publicUrl },
    }),
  }
}
