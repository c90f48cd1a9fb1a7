import type { FastifyInstance } from 'fastify'
import { changeResourceRoute } from './editing/change-resource.route.ts'
import type { ChangeResource } from './editing/resource-changes.service.ts'
import { exportResourceRoute } from './exporting/export-resource.route.ts'
import type { ExportResource } from './exporting/export-resource.ts'
import type { ReadExamFigures } from './figures/exam-figures.ts'
import { readResourceFormRoute } from './form/read-resource-form.route.ts'
import { adjustNeedGroupsRoute } from './groups/adjust-need-groups.route.ts'
import type { AdjustNeedGroups } from './groups/adjust-need-groups.ts'
import { previewResourceRoute } from './planning/preview-resource.route.ts'
import type { PreviewResource } from './planning/preview-resource.ts'
import { decideProposalRoute } from './proposals/decide-proposal.route.ts'
import type { DecideProposal } from './proposals/decide-proposal.ts'
import { listResourcesRoute } from './reading/list-resources.route.ts'
import type { ListResources } from './reading/list-resources.ts'
import {
  readResourcePictureRoute,
  type ReadResourcePictureOptions,
} from './reading/read-resource-picture.route.ts'
import { readResourceRoute } from './reading/read-resource.route.ts'
import type { ReadResource } from './reading/read-resource.ts'
import type { RequestItem } from './rewriting/request-item.ts'
import { rewriteItemRoute } from './rewriting/rewrite-item.route.ts'
import { createRetestRoute } from './retest/create-retest.route.ts'
import type { CreateRetest } from './retest/create-retest.ts'
import { removeResourceRoute } from './states/remove-resource.route.ts'
import type { ResourceStatesService } from './states/resource-states.service.ts'
import { restoreResourceRoute } from './states/restore-resource.route.ts'
import { listResourceVersionsRoute } from './versions/list-resource-versions.route.ts'
import { readResourceVersionRoute } from './versions/read-resource-version.route.ts'
import type { ResourceVersionsService } from './versions/resource-versions.service.ts'
import { restoreResourceVersionRoute } from './versions/restore-resource-version.route.ts'

export interface ResourcesModuleOptions extends Omit<ReadResourcePictureOptions, 'readResource'> {
  readFigures: ReadExamFigures
  adjustNeedGroups: AdjustNeedGroups
  previewResource: PreviewResource
  readResource: ReadResource
  listResources: ListResources
  changeResource: ChangeResource
  decideProposal: DecideProposal
  resourceVersions: ResourceVersionsService
  resourceStates: ResourceStatesService
  createRetest: CreateRetest
  requestItem: RequestItem
  exportResource: ExportResource
}

/** Generated resources: the groups by need, the form, the preview, the list, reading, editing, versions, the trash, the re-test and the files. */
export const resourcesModule = async (app: FastifyInstance, options: ResourcesModuleOptions) => {
  app.register(readResourceFormRoute, options)
  app.register(adjustNeedGroupsRoute, options)
  app.register(previewResourceRoute, options)
  app.register(listResourcesRoute, options)
  app.register(readResourceRoute, options)
  app.register(readResourcePictureRoute, options)
  app.register(changeResourceRoute, options)
  app.register(decideProposalRoute, options)
  app.register(listResourceVersionsRoute, options)
  app.register(readResourceVersionRoute, options)
  app.register(restoreResourceVersionRoute, options)
  app.register(removeResourceRoute, options)
  app.register(restoreResourceRoute, options)
  app.register(createRetestRoute, options)
  app.register(exportResourceRoute, options)
  app.register(rewriteItemRoute, options)
}
