import { createNameRoster } from '@classeur/database'
import type { Config } from '../config/config.ts'
import { createReadExamFigures } from '../features/resources/figures/exam-figures.ts'
import { createPlanResource } from '../features/resources/planning/plan-resource.ts'
import { createRequestResource } from '../features/resources/requesting/request-resource.ts'
import type { AcceptGeneration } from '../generation-orders/generation-order.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface ResourceRequestsOptions {
  repositories: Repositories
  foundations: Pick<Foundations, 'openExam' | 'findEffectivePlan'>
  generators: Config['generators']
  acceptGeneration: AcceptGeneration
}
