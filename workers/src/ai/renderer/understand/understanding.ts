import type { ColourWord } from '../words/colours.ts'
import type { BackdropName } from '../words/concept-group.ts'
import type { RelationKind } from '../words/surroundings.ts'
import type { Concept } from './concepts.ts'

/** A thing the words ask for. */
export interface Subject {
  concept: Concept
  count: number
  colour: ColourWord | null
}

/** How two of the subjects stand to each other, by their places in the list. */
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
}
