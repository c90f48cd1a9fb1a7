import { generationKinds } from '@classeur/contracts'
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
import { createRequireRetryAccess } from '../features/generations/require-retry-access.ts'
import { createCopyImage } from '../features/images/explore/copy-image.ts'
import { createExploreService } from '../features/images/explore/explore.service.ts'
import { createImageViews } from '../features/images/image-views.ts'
import { createImagesService } from '../features/images/images.service.ts'
import { createStudentNames } from '../features/images/publishing/student-names.ts'
import { createRefuseWhenFull } from '../features/images/refuse-when-full.ts'
import { createRequestImages } from '../features/images/request-images.ts'
import { createOutgoingPicture } from '../features/lesson-plans/outgoing/outgoing-picture.ts'
import { createPriceOfPicture, createRequireMaterial } from '../features/lesson-plans/require-material.ts'
import { createWalletAccounts } from '../features/wallet/wallet-accounts.ts'
import { createWalletService } from '../features/wallet/wallet.service.ts'
import type { Admission } from '../load/admission.ts'
import type { SocketServer } from '../realtime/socket-server.ts'
import { createMediaLinks } from '../security/media-links.ts'
import type { Foundations } from './foundations.ts'
import { composeMedia } from './media.ts'
import { composePublishing } from './publishing.ts'
import type { Repositories } from './repositories.ts'

export interface GenerationsOptions {
  repositories: Repositories
  foundations: Pick<
    Foundations,
    | 'access'
    | 'announceImageChange'
    | 'findEffectivePlan'
    | 'findPlanInPaidTime'
    | 'lessonPlanAccess'
    | 'nameOf'
    | 'namesOf'
    | 'openExam'
    | 'openResource'
    | 'operators'
    | 'readNameRoster'
    | 'readSeats'
  >
  io: SocketServer
  queues: GenerationQueues
  admission: Pick<Admission, 'admit'>
  storage: ObjectStorage
  config: Pick<Config, 'generators' | 'jwtSecret'>
  logger: FastifyBaseLogger
}

/** Builds the services of generations, of pictures and files made by workers, and of credits. */
export function composeGenerations(options: GenerationsOptions) {
  const { repositories, queues, admission, storage, config, logger: log } = options
  const { access, findEffectivePlan, findPlanInPaidTime, lessonPlanAccess, namesOf } = options.foundations
  const { openExam, openResource, operators, readNameRoster, readSeats } = options.foundations
  const { creditLedger: ledger, creditLines: lines, generations, images, lessonPlans } = repositories
  const { documentFiles, generationFamily: family, generationQueries: queries, resources } = repositories
  const { schools, sessions } = repositories
  const { generators } = config

  const snapshots = createGenerationSnapshots(queries)
  const acceptGeneration = createAcceptGeneration({
    ...{ generations, queries, family, ledger, lessonPlans, resources },
    ...{ queues, admission, findPlanInPaidTime, log },
    requireMaterial: createRequireMaterial(generators),
    refuseUnsafe: createRefuseUnsafe({ generations, queries }),
  })
  const termReports = createTermReportsService({ access, schools, acceptGeneration, documentFiles })
  const studentNames = createStudentNames(readNameRoster)
  const links = createMediaLinks(config.jwtSecret)
  const views = createImageViews(links)
  const refuseWhenFull = createRefuseWhenFull({
    ...{ images, findEffectivePlan },
    uploads: repositories.pictureUploads,
  })
  const explore = createExploreService({
    ...{ explore: repositories.explore, likes: repositories.imageLikes, views },
    reportedBy: repositories.imageReports.listReportedBy,
  })
  return {
    generations: createGenerationsService({
      ...{ generations, queries, family, ledger, lessonPlans, resources, images, queues },
      ...{ acceptGeneration, snapshots, log },
      requireRetryAccess: createRequireRetryAccess({
        ...{ access, openExam, openLessonPlan: lessonPlanAccess.open, openResource },
      }),
    }),
    acceptGeneration,
    snapshotOf: snapshots.of,
    requestImages: createRequestImages({
      ...{ acceptGeneration, refuseWhenFull },
      outgoingPicture: createOutgoingPicture({
        access: lessonPlanAccess,
        readNameRoster,
      }),
      priceOf: createPriceOfPicture(generators, generationKinds.image.priceCredits),
    }),
    images: {
      ...composeMedia({
        ...{ repositories, storage, views, refuseWhenFull, studentNames, openExam, log },
        announce: options.foundations.announceImageChange,
      }),
      images: createImagesService({
        ...{ images, storage, views, studentNames },
        announce: options.foundations.announceImageChange,
        isOperating: async (holder) => (await operators.standingOf(holder)) === 'operator',
      }),
      explore,
      copyImage: createCopyImage({
        ...{ explore: repositories.explore, images, storage, views, refuseWhenFull },
        uploads: repositories.pictureUploads,
        getOfOthers: explore.getOfOthers,
      }),
      ...composePublishing({ ...options, views, studentNames }),
      links,
      isLiveSession: sessions.isLive,
    },
    documents: createDocumentsService({
      ...{ openExam, acceptGeneration, generations, documentFiles, storage, termReports },
    }),
    termReports,
    wallet: createWalletService({
      ...{ ledger, lines, queries, findPlanInPaidTime, namesOf },
      accounts: createWalletAccounts({
        ...{ schools, queries, findPlanInPaidTime, readSeats },
      }),
      ...{ periods: repositories.creditPeriods, orders: repositories.orderLists, schools },
    }),
  }
}
