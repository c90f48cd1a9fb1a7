import { pictureTopics, type Labelling } from '@classeur/domain/pictures'
import type { Language } from '@classeur/contracts'
import type { Stage } from '../backdrops/backdrop.ts'
import { composeDiagram } from '../diagrams/compose-diagram.ts'
import { composeLabelled } from '../labels/compose-labelled.ts'
import type { Drawing } from '../labels/drawing.ts'
import { skinTones } from '../scene/skin-tones.ts'
import { partSprite } from './drawn-parts.ts'
import type { Topic } from './topic.ts'

/** The drawing of a topic with its labels; the parts of a listed topic are cards. */
function drawTopic(topic: Topic, stage: Stage, hasNames: boolean): Drawing {
  if ('draw' in topic) return topic.draw(stage)
  const { labels = [] } = pictureTopics[topic.id]
  const tone = stage.dice.pick(skinTones)
  const sprites = topic.parts.split(', ').map((part) => partSprite(stage.paint, tone, part))
  const { content, captions } = composeDiagram(stage, sprites, topic.structure, hasNames && labels.length > 0)
  return {
    content,
    captions: captions.flatMap((caption, index) => {
      const label = labels[index]
      return label ? [{ ...caption, label }] : []
    }),
  }
}

export const composeTopic = (topic: Topic, stage: Stage, labelling: Labelling, language: Language): string =>
  composeLabelled(stage, (one) => drawTopic(topic, one, labelling !== 'none'), labelling, language)
