import { generationKinds } from '@classeur/contracts'
import { createNameRoster } from '@classeur/database'
import type { GenerationQueues } from '@classeur/queue'
import type { ObjectStorage } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { createDocumentsService } from '../features/mark-files/documents/documents.service.ts'
import { createTermReportsService } from '../features/mark-files/documents/term-reports.service.ts'
import { createAcceptGeneration } from '../features/generations/accept-generation.ts'
import { createGenerationSnapshots } from '../features/generations/generation-snapshots.ts'
import { createGenerationsService } from '../features/generations/generations.service.ts'
import { createRefuseUnsafe } from '../features/generations/refuse-unsafe.ts'
import { createImageViews } from '../features/images/image-views.ts'
import { createImagesService } from '../features/images/images.service.ts'
import { createPublishedImagesService } from '../features/images/publishing/published-images.service.ts'
import { createRequestImages } from '../features/images/request-images.ts'
import { createLessonPlanAccess } from '../features/lesson-plans/access/lesson-plan-access.ts'
import { createOutgoingPicture } from '../features/lesson-plans/outgoing/outgoing-picture.ts'
import { createPriceOfPicture, createRequireMaterial } from '../features/lesson-plans/require-material.ts'
import { createWalletService } from '../features/wallet/wallet.service.ts'
import type { Admission } from '../load/admission.ts'
import { createMediaLinks } from '../security/media-links.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface GenerationsOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'access' | 'findEffectivePlan' | 'findPlanInPaidTime' | 'openExam'>
  queues: GenerationQueues
  admission: Pick<Admission, 'admit'>
  storage: ObjectStorage
  config: Pick<Config, 'generators' | 'jwtSecret'>
  logger: FastifyBaseLogger
}

/** Builds the services of generations, of pictures and files made by workers, and of credits. */
export function composeGenerations(options: GenerationsOptions) {
  const { repositories, queues, admission, storage, config, logger: log } = options
  const { access, findEffectivePlan, findPlanInPaidTime, openExam } = options.foundations
  const { creditLedger: ledger, creditLines: lines, generations, images, lessonPlans } = repositories
  const { documentFiles, generationFamily: family, generationQueries: queries, resources } = repositories
  const { classes, classLists, rosters, schools, sessions } = repositories
  const { generators } = config

  const snapshots = createGenerationSnapshots(queries)
  const acceptGeneration = createAcceptGeneration({
    ...{ generations, queries, family, ledger, lessonPlans, resources },
    ...{ queues, admission, findPlanInPaidTime, log },
    requireMaterial: createRequireMaterial(generators),
    refuseUnsafe: createRefuseUnsafe({ generations, queries }),
  })
  const termReports = createTermReportsService({ access, schools, acceptGeneration, documentFiles })
  const links = createMediaLinks(config.jwtSecret)
  const views = createImageViews(links)
  return {
    generations: createGenerationsService({
      ...{ generations, queries, family, ledger, lessonPlans, resources, images, queues },
      ...{ acceptGeneration, snapshots, log },
    }),
    acceptGeneration,
    snapshotOf: snapshots.of,
    requestImages: createRequestImages({
      ...{ acceptGeneration, images, findEffectivePlan },
      outgoingPicture: createOutgoingPicture({
        access: createLessonPlanAccess({ lessonPlans, classes, schools, classAccess: access }),
        readNameRoster: createNameRoster({ classLists, rosters }),
      }),
      priceOf: createPriceOfPicture(generators, generationKinds.image.priceCredits),
    }),
    images: {
      images: createImagesService({ images, views }),
      publishedImages: createPublishedImagesService({ images, views }),
      links,
      storage,
      isLiveSession: sessions.isLive,
    },
    documents: createDocumentsService({
      ...{ openExam, acceptGeneration, generations, documentFiles, storage, termReports },
    }),
    termReports,
    wallet: createWalletService({
      ...{ ledger, lines, queries, findPlanInPaidTime },
      ...{ periods: repositories.creditPeriods, orders: repositories.orderLists, schools },
    }),
  }
}
