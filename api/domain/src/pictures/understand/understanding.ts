import type { ColourWord } from '../words/colours.ts'
import type { BackdropName } from '../words/concept-group.ts'
import type { RelationKind } from '../words/surroundings.ts'
import type { Concept } from './concepts.ts'

/** A thing that the prompt requests. */
export interface Subject {
  concept: Concept
  /** The words that name it, as written. */
  written: string
  count: number
  colour: ColourWord | null
}

/** The spatial relation of two subjects, given by their indexes in `subjects`. */
export interface Relation {
  kind: RelationKind
  from: number
  to: number
}

export interface Understanding {
  subjects: Subject[]
  relation: Relation | null
  backdrop: BackdropName | null
  isNight: boolean
  /** Words without a known meaning, as written. */
  unknown: string[]
}
