import {
  createOwnedBackups,
  createOwnedGenerations,
  createPictureUploadRepository,
  eraseClasses,
  eraseFromColleagues,
  eraseInvitations,
  erasePayments,
  eraseProfile,
  erasePublications,
  eraseRestores,
  eraseSchool,
  eraseSignIn,
  eraseWritings,
  removeEmptySchool,
  type AccountDeletionRepository,
  type GenerationRepository,
  type LeavingPerson,
  type OrderRepository,
  type OwnedGeneration,
  type PaymentCustomerRepository,
} from '@classeur/database'
import { objectsOfSealedFile } from '@classeur/archive'
import { archiveKeyOf } from '@classeur/backups'
import { isFinalState } from '@classeur/contracts'
import { schoolOfAccount } from '@classeur/domain/credits'
import type { PaymentProvider, Settlement } from '@classeur/payments'
import { forgetPerson, type GenerationQueues } from '@classeur/queue'
import { possibleImageKeys, type ObjectStorage } from '@classeur/storage'
import { possibleDocumentKeys } from '../documents/document-keys.ts'
import { keysOfUpload } from '../images/sweep-media.ts'

/** A part of the deletion. Running it again changes nothing more. */
export interface ErasureStep {
  name: string
  run: (person: LeavingPerson) => Promise<void>
}

export interface ErasureDependencies {
  connection: Parameters<typeof eraseClasses>[0]
  deletions: Pick<AccountDeletionRepository, 'keepSessions'>
  generations: Pick<GenerationRepository, 'end'>
  customers: Pick<PaymentCustomerRepository, 'find'>
  orders: Pick<OrderRepository, 'listPending'>
  /** Null if this installation sells nothing. */
  payments: {
    provider: Pick<PaymentProvider, 'cancelNow' | 'expireCheckout' | 'listSubscriptions'>
    settlement: Settlement
  } | null
  queues: Pick<GenerationQueues, 'remove'>
  storage: Pick<ObjectStorage, 'delete'>
  redisUrl: string
  /** Tells every api replica to close the sockets of ended sessions and to refuse their tokens. */
  announceEnded: (sessionIds: readonly string[]) => Promise<void>
}

const imagesAtOnce = 50

/** Whether credits that members of a school share are still reserved for it. */
const owesSchool = ({ payerId, reservedAt, settledAt }: OwnedGeneration): boolean =>
  payerId !== undefined && schoolOfAccount(payerId) !== null && reservedAt !== null && settledAt === null

/** The steps of a deletion, in their order: first nobody can use the account any more, then its data goes. */
export function createErasureSteps(deps: ErasureDependencies): ErasureStep[] {
  const { connection, generations, payments, queues, storage } = deps
  const backups = createOwnedBackups(connection)
  const owned = createOwnedGenerations(connection)
  const uploads = createPictureUploadRepository(connection)

  /** Open payment pages close, running subscriptions end without a refund. The settlement stores what the provider says afterwards, so no bill is forgotten. */
  async function endSubscriptions({ userId }: LeavingPerson): Promise<void> {
    if (!payments) return
    for (const { checkout } of await deps.orders.listPending(userId)) {
      if (!checkout) continue
      await payments.provider.expireCheckout(checkout.id)
      await payments.settlement.settle({ kind: 'checkout', id: checkout.id })
    }
    const customerId = await deps.customers.find(userId)
    if (customerId === null) return
    for (const { id, status } of await payments.provider.listSubscriptions(customerId)) {
      if (status === 'ended') continue
      await payments.provider.cancelNow(id)
      await payments.settlement.settle({ kind: 'subscription', id })
    }
  }

  /** Running attempts notice that their generation has ended; the second round deletes what they leave. */
  async function eraseGenerations({ userId, round }: LeavingPerson): Promise<void> {
    let unsettled = 0
    for (const generation of await owned.list(userId)) {
      const id = String(generation._id)
      if (!isFinalState(generation.state)) await generations.end(id, { state: 'cancelled' })
      await queues.remove(generation)
      const possible = generation.kind === 'documents' ? possibleDocumentKeys : possibleImageKeys
      const keys = [generation.image?.file.key, generation.image?.thumbnail.key, generation.document?.key]
      const files = [...possible(id, generation.attempt), ...keys.filter((key) => key !== undefined)]
      await Promise.all([...new Set(files)].map((key) => storage.delete(key)))
      if (round === 1) continue
      if (owesSchool(generation)) unsettled += 1
      else await owned.remove(id)
    }
    // The rounds of the workers return the rest to the school; the next run of this step goes on after that.
    if (unsettled > 0) throw new Error(`${String(unsettled)} generations of a school aren't settled yet`)
  }

  /** The second round deletes what an upload that was under way has stored. */
  async function eraseUploads({ userId, round }: LeavingPerson): Promise<void> {
    for (const upload of await uploads.listOf(userId)) {
      await Promise.all(keysOfUpload(upload).map((key) => storage.delete(key)))
      if (round > 1) await uploads.remove(String(upload._id))
    }
  }

  async function eraseImages({ userId }: LeavingPerson): Promise<void> {
    await owned.leaveExplore(userId)
    for (;;) {
      const images = await owned.listImages(userId, imagesAtOnce)
      if (images.length === 0) return
      for (const { _id, file, thumbnail } of images) {
        await Promise.all([storage.delete(file.key), storage.delete(thumbnail.key)])
        await owned.removeImage(String(_id))
      }
    }
  }

  /** The second round deletes what an attempt that was under way has written, and then the documents. */
  async function eraseBackups({ userId, round }: LeavingPerson): Promise<void> {
    for (const { _id, attempt, storageKey } of await backups.stop(userId)) {
      const id = String(_id)
      const written = Array.from({ length: attempt }, (_, index) => archiveKeyOf(id, index + 1))
      for (const key of new Set([...written, ...(storageKey === null ? [] : [storageKey])])) {
        for (const object of objectsOfSealedFile(key)) await storage.delete(object)
      }
      if (round > 1) await backups.remove(id)
    }
  }

  async function leaveSchool(person: LeavingPerson): Promise<void> {
    const logoKey = await eraseSchool(connection, person)
    if (logoKey !== null) await storage.delete(logoKey)
    await removeEmptySchool(connection, person)
  }

  return [
    {
      name: 'sign-in',
      run: async (person) => {
        const sessions = await eraseSignIn(connection, person)
        if (sessions.length === 0) return
        await deps.deletions.keepSessions(person.userId, sessions)
        await deps.announceEnded(sessions)
      },
    },
    { name: 'subscriptions', run: endSubscriptions },
    { name: 'generations', run: eraseGenerations },
    {
      name: 'pictures',
      run: async (person) => {
        await eraseUploads(person)
        await eraseImages(person)
      },
    },
    { name: 'publications', run: (person) => erasePublications(connection, person) },
    // Before the classes, so that no restore adds one of them again.
    { name: 'restores', run: (person) => eraseRestores(connection, person) },
    { name: 'classes', run: (person) => eraseClasses(connection, person) },
    { name: 'writings', run: (person) => eraseWritings(connection, person) },
    { name: 'colleagues', run: (person) => eraseFromColleagues(connection, person) },
    { name: 'invitations', run: (person) => eraseInvitations(connection, person) },
    { name: 'school', run: leaveSchool },
    { name: 'backups', run: eraseBackups },
    { name: 'payments', run: (person) => erasePayments(connection, person) },
    { name: 'profile', run: (person) => eraseProfile(connection, person) },
    {
      name: 'redis',
      // The replicas still have to read which sessions ended, so those events stay until the second round.
      run: ({ userId, endedSessions, round }) =>
        forgetPerson(deps.redisUrl, round > 1 ? [userId, ...endedSessions] : [userId]),
    },
  ]
}
