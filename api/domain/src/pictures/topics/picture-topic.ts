import type { Language } from '../../text/language.ts'
import type { LabelId } from '../labels/en.ts'

export interface PictureTopic {
  /** Word prefixes in folded letters; `a+b` requires both, `a$` the whole word. */
  words: string
  /** As `words`, but only in a prompt that requests a diagram: "the parts of a tooth". */
  diagramOf?: string
  /** Prefixes of further words that the picture covers. */
  also?: string
  /** Names what the picture shows; also its alternative text. */
  title: Record<Language, string>
  /** The labels that the picture can have. */
  labels?: readonly LabelId[]
  /** True if the topic matches only a prompt with at most one thing to draw: "a volcano", not "a volcano behind a house". */
  isWeak?: boolean
}
