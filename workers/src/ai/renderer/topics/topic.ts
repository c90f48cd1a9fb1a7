import type { Language } from '@classeur/contracts'
import type { Stage } from '../backdrops/backdrop.ts'
import type { Structure } from '../diagrams/structure.ts'

interface TopicWords {
  /** Beginnings of words in one spelling of each letter; `a+b` needs both, `a$` the whole word. */
  words: string
  /** What is to be seen, for the alternative text. */
  title: Record<Language, string>
  /** Only when the words name at most one thing to draw: "a volcano", not "a volcano behind two houses". */
  isWeak?: boolean
}

/** A school topic whose picture we know. */
export type Topic = TopicWords &
  (
    | {
        structure: Structure
        /** In order: names from the word lists, icon names, or `drawn:` parts. */
        parts: string
      }
    | { draw: (stage: Stage) => string }
  )
