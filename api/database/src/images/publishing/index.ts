export { createImageReportRepository, type ImageReportRepository } from './image-report.repository.ts'
export type { ImageReportDocument } from './image-report.model.ts'
export type { PublicationDecisionDocument } from './publication-decision.model.ts'
export {
  createPublicationDecisions,
  type PublicationDecisions,
  type SeenPublication,
} from './publication-decision.repository.ts'
export {
  createPublicationRepository,
  type PublicationRepository,
  type ReviewPosition,
  type WaitingPublications,
} from './publication.repository.ts'
