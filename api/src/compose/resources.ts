import type { GenerationSnapshot } from '@classeur/contracts'
import type { Generation } from '@classeur/database'
import type { Config } from '../config/config.ts'
import { createChangeContent } from '../features/resources/access/change-resource.ts'
import { createChangeResource } from '../features/resources/editing/resource-changes.service.ts'
import { createExportResource } from '../features/resources/exporting/export-resource.ts'
import { createAdjustNeedGroups } from '../features/resources/groups/adjust-need-groups.ts'
import { createReadExamFigures } from '../features/resources/figures/exam-figures.ts'
import { createPlanResource } from '../features/resources/planning/plan-resource.ts'
import { createPreviewResource } from '../features/resources/planning/preview-resource.ts'
import { createDecideProposal } from '../features/resources/proposals/decide-proposal.ts'
import { createListResources } from '../features/resources/reading/list-resources.ts'
import { createListStudentResources } from '../features/resources/reading/list-student-resources.ts'
import { createReadReaders } from '../features/resources/reading/readers-of.ts'
import { createReadResource } from '../features/resources/reading/read-resource.ts'
import { createReadResourceMarks } from '../features/resources/reading/resource-marks.ts'
import { createRecordResourceChange } from '../features/resources/record-resource-change.ts'
import { createRequestResource } from '../features/resources/requesting/request-resource.ts'
import { createOutgoingItem } from '../features/resources/rewriting/outgoing-item.ts'
import { createRequestItem } from '../features/resources/rewriting/request-item.ts'
import type { ResourcesModuleOptions } from '../features/resources/resources.module.ts'
import {
  createCreateRetest,
  type CreateRetestDependencies,
} from '../features/resources/retest/create-retest.ts'
import {
  createExemptOthers,
  type ExemptOthersDependencies,
} from '../features/resources/retest/exempt-others.ts'
import { createResourceStatesService } from '../features/resources/states/resource-states.service.ts'
import { createResourceVersionsService } from '../features/resources/versions/resource-versions.service.ts'
import type { ExportQueue } from '../load/export-queue.ts'
import { createPlacedPictureLinks } from '../security/placed-picture-links.ts'
import type { AcceptGeneration } from '../generation-orders/generation-order.ts'
import { createResourceAnnouncer } from '../realtime/announce-resource.ts'
import type { SocketServer } from '../realtime/socket-server.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface ResourcesOptions {
  repositories: Repositories
  foundations: Pick<
    Foundations,
    'access' | 'announceClass' | 'namesOf' | 'openExam' | 'openResource' | 'placedPictures' | 'readNameRoster'
  >
  io: SocketServer
  exportQueue: ExportQueue
  jwtSecret: string
  generators: Config['generators']
  acceptGeneration: AcceptGeneration
  snapshotOf: (generation: Generation) => Promise<GenerationSnapshot>
  recordNewExam: CreateRetestDependencies['recordNewExam']
  writeMarks: ExemptOthersDependencies['writeMarks']
}

/** Builds the services of generated resources. */
export function composeResources(options: ResourcesOptions) {
  const {
    repositories,
    foundations,
    io,
    generators,
    acceptGeneration,
    snapshotOf,
    recordNewExam,
    writeMarks,
  } = options
  const { activities, databaseNow: now, errorTypeLibraries, exams, generations } = repositories
  const { generationQueries: queries, resourceEdits: edits, resourceLists: lists } = repositories
  const { resourceStates: states, resourceVersions: versions } = repositories
  const { rosters, schools, settledRows, skillLibraries } = repositories
  const { access, announceClass, namesOf, openExam, openResource } = foundations
  const { placedPictures: pictures, readNameRoster } = foundations

  const { exportQueue } = options
  const { sessions } = repositories

  const announce = createResourceAnnouncer(io)
  const recordChange = createRecordResourceChange({ activities, announce: announceClass })
  const changeContent = createChangeContent({ openResource, announce })
  const readMarks = createReadResourceMarks({ exams, settledRows })
  const readReaders = createReadReaders({ schools })
  const readFigures = createReadExamFigures({
    ...{ openExam, schools, rosters, settledRows, skillLibraries, errorTypeLibraries },
  })
  const pictureLinks = createPlacedPictureLinks(options.jwtSecret, 'resources')
  const readResource = createReadResource({
    ...{ pictures, pictureLinks },
    ...{ openResource, access, generations, queries, rosters, readReaders, readMarks, snapshotOf },
  })
  const planResource = createPlanResource({ readFigures, readNameRoster, lists, generators })
  const routes: ResourcesModuleOptions = {
    ...{ pictureLinks, isLiveSession: sessions.isLive },
    readFigures,
    adjustNeedGroups: createAdjustNeedGroups({
      ...{ readFigures, exams, activities, announce: announceClass },
    }),
    previewResource: createPreviewResource({ planResource, queries }),
    readResource,
    listResources: createListResources({
      ...{ openExam, lists, generations, rosters, readReaders, readMarks, snapshotOf },
    }),
    changeResource: createChangeResource({ changeContent, edits, versions, readResource, pictures }),
    decideProposal: createDecideProposal({ changeContent, edits, readResource, now }),
    resourceVersions: createResourceVersionsService({
      ...{ openResource, changeContent, versions, edits, readResource, namesOf },
    }),
    resourceStates: createResourceStatesService({
      ...{ openResource, states, announce, readResource, recordChange },
    }),
    requestItem: createRequestItem({
      ...{ openResource, generations, listItemRewrites: queries.listItemRewrites },
      outgoingItem: createOutgoingItem({ readNameRoster, generators }),
      ...{ acceptGeneration, generators },
    }),
    exportResource: createExportResource({
      ...{ openResource, lists, rosters, readReaders, exportQueue, pictures },
    }),
    createRetest: createCreateRetest({
      ...{ openResource, exams, states, skillLibraries, announce, recordNewExam },
      exemptOthers: createExemptOthers({ rosters, writeMarks }),
    }),
  }
  return {
    routes,
    listStudentResources: createListStudentResources({ access, lists, exams, rosters, readMarks }),
    requestResource: createRequestResource({ planResource, acceptGeneration, recordChange }),
  }
}
