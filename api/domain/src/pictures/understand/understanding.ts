import type { ActionId } from '../words/actions.ts'
import type { ColourWord } from '../words/colours.ts'
import type { BackdropName } from '../words/concept-group.ts'
import type { RelationKind } from '../words/surroundings.ts'
import type { Concept } from './concepts.ts'
import type { FixedCompound } from './fixed-compounds.ts'

/** What a person of the picture does. */
export interface SubjectAction {
  id: ActionId
  /** The words that name it, as written. */
  written: string
  /** The thing that the person uses; null if the prompt names none. */
  object: Concept | null
}

/** A thing that the prompt requests. */
export interface Subject {
  concept: Concept
  /** The words that name it, as written. */
  written: string
  count: number
  colour: ColourWord | null
  action: SubjectAction | null
  /** Of the only person, if a pronoun tells it: "a pupil raising her hand". */
  gender?: 'feminine' | 'masculine'
}

/** The spatial relation of two subjects, given by their indexes in `subjects`. */
export interface Relation {
  kind: RelationKind
  from: number
  to: number
}

export interface WrittenCompound extends FixedCompound {
  /** As it was written. */
  written: string
}

export interface Understanding {
  subjects: Subject[]
  relation: Relation | null
  backdrop: BackdropName | null
  /** The words that name the backdrop, as written. */
  place: string | null
  isNight: boolean
  /** Words without a known meaning, as written. */
  unknown: string[]
  /** Those of the unknown words that the picture would contradict: looks and actions of its things, and what it must not show. */
  contradicted: string[]
  /** The known thing in each compound that as a whole is unknown: the tree of "apple tree". */
  heads: Concept[]
  /** The fixed compounds; `unknown` contains their words, too. */
  compounds: WrittenCompound[]
}
