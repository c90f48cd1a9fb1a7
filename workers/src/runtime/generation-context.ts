import type {
  GenerationDraft,
  GenerationStage,
  GeneratorInfo,
  LessonObjective,
  LessonSection,
} from '@classeur/contracts'
import type { GeneratedDocument, GeneratedImageFiles, Generation, WrittenSheet } from '@classeur/database'

/** Receives a processor's progress. Each call may wait for a database write; drafts are throttled. */
export interface Report {
  stage(stage: GenerationStage): Promise<void>
  /** A part is begun: its time limit starts, for kinds with one. Call it when text arrives, not before. */
  begun(): Promise<void>
  /** The generator in use, for the label on the result. */
  generator(info: GeneratorInfo): Promise<void>
  /** The whole draft of the current part; delayed if the previous write is too recent. */
  draft(draft: GenerationDraft): Promise<void>
  /**
   * The progress (0 to 1) of a generation with one part, such as a picture; delayed if the previous write is recent.
   */
  fraction(fraction: number): Promise<void>
  /** Call before storing files: until the generation is completed, no document refers to them. */
  storing(): Promise<void>
  /**
   * Reports that `done` parts in total are finished and stored. Spends the part's share of the price. A stored section
   * that was revised is reported with the same number.
   */
  part(done: number, section?: LessonSection): Promise<void>
}

/** The input of a processor, independent of the queue and sockets; `signal` ends it (cancel, deadline, shutdown). */
export interface GenerationContext {
  generation: Generation
  signal: AbortSignal
  report: Report
}

/** The result of a processor, apart from the data that it stored itself. */
export interface GenerationResult {
  objectives?: LessonObjective[]
  image?: GeneratedImageFiles
  document?: GeneratedDocument
  sheet?: WrittenSheet
}

/** Carries out one kind of generation; must be safe to start again after any interruption. */
export type GenerationProcessor = (context: GenerationContext) => Promise<GenerationResult>
