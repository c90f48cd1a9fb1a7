import {
  createAccountDeletionRepository,
  createGenerationRepository,
  createOrderRepository,
  createPaymentCustomerRepository,
  createUserInfoRepository,
} from '@classeur/database'
import type { GenerationQueues } from '@classeur/queue'
import type { ObjectStorage } from '@classeur/storage'
import type { Logger } from 'pino'
import { createErasePerson, type ErasePersonDependencies } from './erase-person.ts'
import { createErasureSteps, type ErasureDependencies } from './erasure-steps.ts'

export interface LeavingOptions
  extends
    Pick<ErasureDependencies, 'connection' | 'payments' | 'redisUrl' | 'announceEnded'>,
    Pick<ErasePersonDependencies, 'onStep' | 'pauseMs'> {
  queues: Pick<GenerationQueues, 'remove'>
  storage: Pick<ObjectStorage, 'delete'>
  log: Logger
}

/** Builds the deletion of accounts. */
export function createLeaving({ connection, log, onStep, pauseMs, ...options }: LeavingOptions) {
  const deletions = createAccountDeletionRepository(connection)
  const userInfo = createUserInfoRepository(connection)
  const steps = createErasureSteps({
    ...{ connection, ...options },
    deletions,
    generations: createGenerationRepository(connection),
    customers: createPaymentCustomerRepository(connection),
    orders: createOrderRepository(connection),
  })
  return {
    deletions,
    steps,
    erasePerson: createErasePerson({
      ...{ deletions, steps, log, ...(onStep && { onStep }), ...(pauseMs !== undefined && { pauseMs }) },
      nameOf: async (userId) => (await userInfo.findById(userId))?.displayName ?? '',
    }),
  }
}
