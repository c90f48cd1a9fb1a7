import type { PictureTopicId } from '@classeur/domain/pictures'
import type { Stage } from '../backdrops/backdrop.ts'
import type { Structure } from '../diagrams/structure.ts'
import type { Drawing } from '../labels/drawing.ts'

/** How to draw a school topic. The domain defines its words, its description and its labels. */
export type Topic = { id: PictureTopicId } & (
  | {
      structure: Structure
      /** In the order of the topic's labels: icon names, or `drawn:` parts. */
      parts: string
    }
  | { draw: (stage: Stage) => Drawing }
)
