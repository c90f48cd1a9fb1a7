import { imagePixels, type ImageStyle, type Language } from '@classeur/contracts'
import type { ImageGeneration } from '../image-generator.ts'
import type { Stage } from './backdrops/backdrop.ts'
import { describePlace, describeSubjects, joinThings } from './describe/describe-scene.ts'
import { notUnderstood, stylePhrases } from './describe/phrases.ts'
import { composeDiagram, diagramGround } from './diagrams/compose-diagram.ts'
import { readStructure, structurePhrases } from './diagrams/structure.ts'
import { composeFigure } from './figures/compose-figure.ts'
import { readFigure, readPlainFigure } from './figures/read-figure.ts'
import { svgOf } from './icons/icon-shape.ts'
import type { IconSet } from './icons/icon-set.ts'
import { round } from './paint/geometry.ts'
import { createPaint } from './paint/paint.ts'
import { composeScene, usualBackdrop } from './scene/compose-scene.ts'
import { skinTones, spriteOf } from './scene/sprite.ts'
import { createDice } from './seed.ts'
import { partSprite } from './topics/drawn-parts.ts'
import { readTopic } from './topics/read-topic.ts'
import { addStandIns } from './understand/stand-ins.ts'
import { readPrompt } from './understand/read-prompt.ts'
import type { Understanding } from './understand/understanding.ts'

export interface Picture {
  svg: string
  /** What is to be seen, in the request's language. */
  altText: string
}

interface Composition {
  content: string
  description: string
}

/** More copies than this are too small on cards: then each thing is shown once. */
const mostCards = 12

function composeCards(
  stage: Stage,
  prompt: string,
  understanding: Understanding,
  language: Language,
  style: ImageStyle,
): Composition {
  const { paint, dice } = stage
  const total = understanding.subjects.reduce((sum, { count }) => sum + count, 0)
  const isOrdered = readStructure(prompt, understanding.subjects.length) !== 'collection'
  const subjects =
    total > mostCards || isOrdered
      ? understanding.subjects.map((subject) => ({ ...subject, count: 1 }))
      : understanding.subjects
  const sprites = subjects.flatMap(({ concept, count, colour }) =>
    Array.from({ length: count }, () => spriteOf(paint, dice, concept, colour?.hex ?? null, 0)),
  )
  const structure = readStructure(prompt, subjects.length)
  const things = describeSubjects({ ...understanding, subjects, relation: null }, language, style)
  return {
    content: composeDiagram(stage, sprites, structure, diagramGround(stage)),
    description:
      sprites.length > 1 ? joinThings([things, structurePhrases[structure][language]], language) : things,
  }
}

function compose(
  stage: Stage,
  prompt: string,
  understanding: Understanding,
  language: Language,
): Composition {
  const { paint, dice, isNight } = stage
  const figure = readFigure(prompt) ?? (understanding.subjects.length === 0 ? readPlainFigure(prompt) : null)
  const topic = figure ? null : readTopic(prompt, understanding.subjects.length)
  if (figure) return { content: composeFigure(stage, figure), description: figure.title[language] }
  if (topic) {
    const tone = dice.pick(skinTones)
    const content =
      'draw' in topic
        ? topic.draw(stage)
        : composeDiagram(
            stage,
            topic.parts.split(', ').map((part) => partSprite(paint, tone, part)),
            topic.structure,
            diagramGround(stage),
          )
    return { content, description: topic.title[language] }
  }
  const isUnderstood = addStandIns(prompt, understanding, dice)
  const isOrdered = readStructure(prompt, understanding.subjects.length) !== 'collection'
  if ((paint.style === 'diagram' && !understanding.relation) || isOrdered) {
    const cards = composeCards(stage, prompt, understanding, language, paint.style)
    return isUnderstood
      ? cards
      : { ...cards, description: `${cards.description} (${notUnderstood[language]})` }
  }
  const backdrop = understanding.backdrop ?? usualBackdrop(understanding)
  const things = describeSubjects(understanding, language, paint.style)
  const place = describePlace(backdrop, isNight, language)
  return {
    content: composeScene(stage, understanding, backdrop),
    description: isUnderstood ? `${things} ${place}`.trim() : `${things} (${notUnderstood[language]})`,
  }
}

/** The whole picture from its words; nothing of the prompt's text gets into the SVG. */
export function composePicture({ request, variant }: ImageGeneration, icons: IconSet): Picture {
  const { prompt, style, aspect, language } = request
  const { width, height } = imagePixels[aspect]
  const dice = createDice(prompt, style, aspect, language, variant)
  const paint = createPaint(style, icons, Math.min(width, height))
  const understanding = readPrompt(prompt, language, icons)
  const stage: Stage = {
    paint,
    dice,
    width,
    height,
    isNight: understanding.isNight,
    isRightToLeft: language === 'ar',
  }
  const { content, description } = compose(stage, prompt, understanding, language)
  // A step nearer, by chance: however alike two requests are, no two pictures are the same file.
  const closer = dice.real(1.003, 1.02)
  const shift = (side: number) => round(-side * (closer - 1) * dice.real(0, 1))
  const framed = `<g transform="translate(${String(shift(width))} ${String(shift(height))}) scale(${closer.toFixed(6)})">${content}</g>`
  const colon = language === 'fr' ? ' : ' : ': '
  return {
    svg: svgOf(width, height, `<defs>${paint.definitions()}</defs>${framed}`),
    altText: `${stylePhrases[style][language]}${colon}${description}`,
  }
}
