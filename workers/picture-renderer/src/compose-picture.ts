import { AppError, imagePixels, type ImageRequest, type ImageStyle, type Language } from '@classeur/contracts'
import {
  conceptNamed,
  pictureTopics,
  readPictureRequest,
  readPrompt,
  residents,
  type Understanding,
} from '@classeur/domain/pictures'
import type { Stage } from './backdrops/backdrop.ts'
import { describePlace, describeSubjects, joinThings } from './describe/describe-scene.ts'
import { stylePhrases, withoutPhrase } from './describe/phrases.ts'
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

export interface PictureInput {
  request: ImageRequest
  /** Differs between the pictures of one request, so that each is a different picture of the same things. */
  variant: number
}

export interface Picture {
  svg: string
  /** Describes what the picture shows, in the language of the request. */
  altText: string
  /** Requested things that the picture doesn't show, as written in the prompt. */
  missing: string[]
}

interface Composition {
  content: string
  description: string
}

/** With more copies than this, cards would be too small, so each thing is shown once. */
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

/** Adds typical residents if the prompt names only a place. */
function addResidents({ subjects, backdrop, isNight }: Understanding): void {
  const named = backdrop ?? (isNight ? 'meadow' : null)
  if (subjects.length > 0 || !named) return
  for (const name of residents[named].split(', '))
    subjects.push({ concept: conceptNamed(name), written: name, count: 1, colour: null })
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
    return { content, description: pictureTopics[topic.id].title[language] }
  }
  addResidents(understanding)
  if (understanding.subjects.length === 0) throw new AppError('generations/cannot-draw', { missing: prompt })
  const isOrdered = readStructure(prompt, understanding.subjects.length) !== 'collection'
  if ((paint.style === 'diagram' && !understanding.relation) || isOrdered) {
    return composeCards(stage, prompt, understanding, language, paint.style)
  }
  const backdrop = understanding.backdrop ?? usualBackdrop(understanding)
  const things = describeSubjects(understanding, language, paint.style)
  const place = describePlace(backdrop, isNight, language)
  return {
    content: composeScene(stage, understanding, backdrop),
    description: `${things} ${place}`.trim(),
  }
}

/** Composes the whole picture from a prompt; the SVG contains no text of the prompt. */
export function composePicture({ request, variant }: PictureInput, icons: IconSet): Picture {
  const { prompt, style, aspect, language } = request
  const { width, height } = imagePixels[aspect]
  const dice = createDice(prompt, style, aspect, language, variant)
  const paint = createPaint(style, icons, Math.min(width, height))
  const understanding = readPrompt(prompt, language)
  const stage: Stage = {
    paint,
    dice,
    width,
    height,
    isNight: understanding.isNight,
    isRightToLeft: language === 'ar',
  }
  const { content, description } = compose(stage, prompt, understanding, language)
  // Zoom in by a random amount, so that even similar requests never produce identical files.
  const closer = dice.real(1.003, 1.02)
  const shift = (side: number) => round(-side * (closer - 1) * dice.real(0, 1))
  const framed = `<g transform="translate(${String(shift(width))} ${String(shift(height))}) scale(${closer.toFixed(6)})">${content}</g>`
  const { missing } = readPictureRequest(prompt, language)
  const without = missing.length === 0 ? '' : ` (${withoutPhrase[language]} ${joinThings(missing, language)})`
  const colon = language === 'fr' ? ' : ' : ': '
  return {
    svg: svgOf(width, height, `<defs>${paint.definitions()}</defs>${framed}`),
    altText: `${stylePhrases[style][language]}${colon}${description}${without}`,
    missing,
  }
}
