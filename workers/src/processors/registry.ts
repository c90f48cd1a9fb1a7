import type { JobKind } from '@classeur/contracts'
import type {
  LessonPlanRepository,
  LessonProposalRepository,
  ReadNameRoster,
  ResourceEdits,
  ResourceRepository,
} from '@classeur/database'
import type { ObjectStorage } from '@classeur/storage'
import type { Ai } from '../ai/create-ai.ts'
import type { GenerationProcessor } from '../runtime/generation-context.ts'
import type { DocumentSources } from '../documents/document-sources.ts'
import { createLoadFeedbackSlips } from './documents/load-feedback-slips.ts'
import { createLoadTermReports } from './documents/load-term-reports.ts'
import { createMakeDocuments } from './documents/make-documents.processor.ts'
import { createGenerateImage } from './images/generate-image.processor.ts'
import { createGenerateLessonObjectives } from './lesson-plans/generate-lesson-objectives.processor.ts'
import type { FlagDependencies } from './refuse-flagged.ts'
import { createGenerateLessonPlan } from './lesson-plans/generate-lesson-plan.processor.ts'
import { createRewriteLessonSection } from './lesson-plans/rewrite-lesson-section.processor.ts'
import { createMakeResourceSheet } from './resources/make-resource-sheet.processor.ts'
import { createRewriteResourceItem } from './resources/rewrite-resource-item.processor.ts'

/** Creates the processor of each kind of generation; the type requires one for every kind. */
export const createProcessors = (deps: {
  ai: Ai
  lessonPlans: LessonPlanRepository
  proposals: LessonProposalRepository
  readNameRoster: ReadNameRoster
  resources: Pick<ResourceRepository, 'findById' | 'findOfGeneration'>
  resourceEdits: Pick<ResourceEdits, 'putProposal'>
  storage: ObjectStorage
  sources: DocumentSources
  /** The clock that all processes share. */
  now: () => Date
  log: FlagDependencies['log']
}): Record<JobKind, GenerationProcessor> => ({
  'lesson-objectives': createGenerateLessonObjectives({ ...deps.ai, log: deps.log }),
  'lesson-plan': createGenerateLessonPlan({
    ...{ ...deps.ai, lessonPlans: deps.lessonPlans, log: deps.log },
    readNameRoster: deps.readNameRoster,
  }),
  'lesson-section': createRewriteLessonSection({ ...deps.ai, proposals: deps.proposals, log: deps.log }),
  image: createGenerateImage({
    image: deps.ai.image,
    safety: deps.ai.pictureSafety,
    storage: deps.storage,
    log: deps.log,
  }),
  documents: createMakeDocuments({
    loadFeedbackSlips: createLoadFeedbackSlips(deps.sources),
    loadTermReports: createLoadTermReports(deps.sources),
    ...{ storage: deps.storage, now: deps.now },
  }),
  'resource-sheet': createMakeResourceSheet({
    ...{ ...deps.ai, resources: deps.resources, log: deps.log, readNameRoster: deps.readNameRoster },
  }),
  'resource-item': createRewriteResourceItem({
    ...{ ...deps.ai, resources: deps.resources, edits: deps.resourceEdits, log: deps.log },
  }),
})
