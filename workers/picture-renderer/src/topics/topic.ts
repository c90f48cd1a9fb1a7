import type { PictureTopicId } from '@classeur/domain/pictures'
import type { Stage } from '../backdrops/backdrop.ts'
import type { Structure } from '../diagrams/structure.ts'

/** How to draw a school topic. The contracts define its words and its description. */
export type Topic = { id: PictureTopicId } & (
  | {
      structure: Structure
      /** In order: names from the word lists, icon names, or `drawn:` parts. */
      parts: string
    }
  | { draw: (stage: Stage) => string }
)
