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
import { createWriteAccess } from './write-access.ts'

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
}): Record<JobKind, GenerationProcessor> => {
  const { ai, lessonPlans, proposals, readNameRoster, resources, sources, storage, log } = deps
  const access = createWriteAccess({ ...sources, lessonPlans, resources })
  return {
    'lesson-objectives': createGenerateLessonObjectives({ ...ai, log }),
    'lesson-plan': createGenerateLessonPlan({ ...ai, lessonPlans, readNameRoster, access, log }),
    'lesson-section': createRewriteLessonSection({ ...ai, proposals, access, log }),
    image: createGenerateImage({ image: ai.image, safety: ai.pictureSafety, storage, log }),
    documents: createMakeDocuments({
      loadFeedbackSlips: createLoadFeedbackSlips(sources),
      loadTermReports: createLoadTermReports(sources),
      ...{ storage, now: deps.now },
    }),
    'resource-sheet': createMakeResourceSheet({ ...ai, resources, access, log, readNameRoster }),
    'resource-item': createRewriteResourceItem({ ...ai, resources, edits: deps.resourceEdits, access, log }),
  }
}
