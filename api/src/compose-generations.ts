import { generationKinds, type Generators } from '@classeur/contracts'
import {
  createCreditLedger,
  createCreditLines,
  createFailedGenerations,
  createGenerationQueries,
  createGenerationRepository,
  createImageRepository,
  createLessonPlanRepository,
  createObjectiveEdits,
  createSubscriptionRepository,
  type Connection,
} from '@classeur/database'
import type { GenerationQueues } from '@classeur/queue'
import type { FastifyBaseLogger } from 'fastify'
import type { MediaLinks } from './security/media-links.ts'
import type { Admission } from './load/admission.ts'
import { createAcceptGeneration } from './features/generations/accept-generation.ts'
import { createDeadLetters } from './features/ops/dead-letters/dead-letters.service.ts'
import { createGenerationSnapshots } from './features/generations/generation-snapshots.ts'
import { createGenerationsService } from './features/generations/generations.service.ts'
import { createImageViews } from './features/images/image-views.ts'
import { createImagesService } from './features/images/images.service.ts'
import { createLessonPlansService } from './features/lesson-plans/lesson-plans.service.ts'
import { createObjectiveEditsService } from './features/lesson-plans/objective-edits.service.ts'
import { createPublishedImagesService } from './features/images/published-images.service.ts'
import { createRefuseUnsafe } from './features/generations/refuse-unsafe.ts'
import { createPriceOfPicture, createRequireMaterial } from './features/lesson-plans/require-material.ts'
import { createRequestImages } from './features/images/request-images.ts'
import { createWalletService } from './features/wallet/wallet.service.ts'

export interface ServicesOptions {
  connection: Connection
  queues: GenerationQueues
  links: Pick<MediaLinks, 'linkTo'>
  log: FastifyBaseLogger
  admission: Pick<Admission, 'admit'>
  generators: Generators
}

/** Creates the services for generations and credits; each gets only the dependencies it uses. */
export function createServices({ connection, queues, links, log, admission, generators }: ServicesOptions) {
  const subscriptions = createSubscriptionRepository(connection)
  const generations = createGenerationRepository(connection)
  const queries = createGenerationQueries(connection)
  const ledger = createCreditLedger(connection)
  const images = createImageRepository(connection)
  const views = createImageViews(links)
  const lessonPlans = createLessonPlanRepository(connection)
  const findEffectivePlan = async (userId: string) => {
    const { plan, unknownPlanId } = await subscriptions.findEffectivePlan(userId)
    if (unknownPlanId) log.warn({ unknownPlanId }, 'subscription to an unknown plan: the free plan applies')
    return plan
  }
  const edits = createObjectiveEdits(connection)
  const snapshots = createGenerationSnapshots(queries)
  const base = { generations, queries, ledger, lessonPlans, images, queues, snapshots, log }
  const acceptGeneration = createAcceptGeneration({
    ...{ ...base, admission, findEffectivePlan },
    requireMaterial: createRequireMaterial(generators),
    refuseUnsafe: createRefuseUnsafe(base),
  })
  const generationsService = createGenerationsService({ ...base, acceptGeneration })
  const listFailed = createFailedGenerations(connection)
  return {
    generations: generationsService,
    deadLetters: createDeadLetters({ ...base, listFailed, retry: generationsService.retry }),
    lessonPlans: createLessonPlansService({ ...base, edits, acceptGeneration }),
    objectiveEdits: createObjectiveEditsService({ ...base, edits }),
    requestImages: createRequestImages({
      ...{ acceptGeneration, images, findEffectivePlan },
      priceOf: createPriceOfPicture(generators, generationKinds.image.priceCredits),
    }),
    images: createImagesService({ images, views }),
    publishedImages: createPublishedImagesService({ images, views }),
    wallet: createWalletService({
      ledger,
      lines: createCreditLines(connection),
      queries,
      findEffectivePlan,
    }),
  }
}
