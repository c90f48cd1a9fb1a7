import type {
  GenerationDraft,
  GenerationStage,
  GeneratorInfo,
  LessonObjective,
  LessonSection,
} from '@classeur/contracts'
import type { GeneratedImageFiles, Generation } from '@classeur/database'

/** Where a processor says how far it is. Each answer may take a write; drafts are thinned out. */
export interface Report {
  stage(stage: GenerationStage): Promise<void>
  /** Which generator writes, for the label on the result. */
  generator(info: GeneratorInfo): Promise<void>
  /** The part being written, whole; kept back when the last one is too recent. */
  draft(draft: GenerationDraft): Promise<void>
  /**
   * How far a kind of one part is, 0 to 1, for example while a picture is drawn; kept back when the last one is too
   * recent.
   */
  fraction(fraction: number): Promise<void>
  /** Files are about to be stored that belong to nothing until the generation is completed. Must come before them. */
  storing(): Promise<void>
  /** A part is finished and stored; `done` of the generation's parts in all. Spends its share of the price. */
  part(done: number, section?: LessonSection): Promise<void>
}

/** What a processor gets. It knows neither queue nor sockets; `signal` ends it (cancel, deadline, shutdown). */
export interface GenerationContext {
  generation: Generation
  signal: AbortSignal
  report: Report
}

/** What a processor leaves behind besides what it stored itself. */
export interface GenerationResult {
  objectives?: LessonObjective[]
  image?: GeneratedImageFiles
}

/** Carries out one kind of generation; must be safe to start again after any interruption. */
export type GenerationProcessor = (context: GenerationContext) => Promise<GenerationResult>
