export { connectDatabase, type Connection } from './connect.ts'
export { createCreditLedger, type CreditLedger } from './credits/credit-ledger.repository.ts'
export { chargeOf } from './generations/charge-of.ts'
export { generationIdFor, requestHashOf } from './generations/generation-id.ts'
export type { Generation } from './generations/generation.model.ts'
export {
  createGenerationQueries,
  type GenerationQueries,
} from './generations/generation-queries.repository.ts'
export {
  createGenerationRepository,
  type GenerationProgress,
  type GenerationRepository,
} from './generations/generation.repository.ts'
export { settleGeneration } from './generations/settle-generation.ts'
export type { LessonPlanDocument } from './lesson-plans/lesson-plan.model.ts'
export {
  createLessonPlanRepository,
  type LessonPlanPosition,
  type LessonPlanRepository,
} from './lesson-plans/lesson-plan.repository.ts'
