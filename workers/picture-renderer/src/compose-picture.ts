import { AppError, imagePixels, type ImageRequest, type ImageStyle, type Language } from '@classeur/contracts'
import {
  conceptNamed,
  figureOrTopic,
  isRefusedFigure,
  labelWords,
  pictureTopics,
  readLabelLanguage,
  readLabelling,
  readPictureRequest,
  readPrompt,
  residents,
  type Labelling,
  type Understanding,
} from '@classeur/domain/pictures'
import type { Stage } from './backdrops/backdrop.ts'
import { describePlace, describeSubjects, joinThings } from './describe/describe-scene.ts'
import { stylePhrases, withoutPhrase } from './describe/phrases.ts'
import { composeDiagram } from './diagrams/compose-diagram.ts'
import { readStructure, structurePhrases } from './diagrams/structure.ts'
import { composeFigure } from './figures/compose-figure.ts'
import { svgOf } from './icons/icon-shape.ts'
import type { IconSet } from './icons/icon-set.ts'
import { composeLabelled } from './labels/compose-labelled.ts'
import { round } from './paint/geometry.ts'
import { createPaint } from './paint/paint.ts'
import { composeScene, usualBackdrop } from './scene/compose-scene.ts'
import { spriteOf } from './scene/sprite.ts'
import { createDice } from './seed.ts'
import { composeTopic } from './topics/compose-topic.ts'
import { topics } from './topics/topics.ts'

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
  /** Words of the prompt for things that are hidden behind others. */
  hidden?: string[]
}

/** With more copies than this, cards would be too small, so each thing is shown once. */
const mostCards = 12

/** What the prompt means besides its words. */
interface Wish {
  prompt: string
  understanding: Understanding
  language: Language
  /** The language of labels. */
  labelLanguage: Language
  labelling: Labelling | null
}

function composeCards(
  stage: Stage,
  { prompt, understanding, language, labelLanguage, labelling }: Wish,
): Composition {
  const { paint, dice } = stage
  const total = understanding.subjects.reduce((sum, { count }) => sum + count, 0)
  const isOrdered = readStructure(prompt, understanding.subjects.length) !== 'collection'
  const subjects =
    total > mostCards || isOrdered
      ? understanding.subjects.map((subject) => ({ ...subject, count: 1 }))
      : understanding.subjects
  const cards = subjects.flatMap((subject) => Array.from({ length: subject.count }, () => subject))
  const sprites = cards.map((subject) => spriteOf(paint, dice, subject, 0))
  const structure = readStructure(prompt, subjects.length)
  const things = describeSubjects({ ...understanding, subjects, relation: null }, language, paint.style)
  const kind = labelling ?? 'none'
  const draw = (one: Stage) => {
    const { content, captions } = composeDiagram(one, sprites, structure, kind !== 'none')
    return {
      content,
      captions: captions.map((caption, index) => ({
        ...caption,
        text: cards[index]?.concept.names[labelLanguage].one ?? '',
      })),
    }
  }
  return {
    content: composeLabelled(stage, draw, kind, labelLanguage),
    description:
      sprites.length > 1 ? joinThings([things, structurePhrases[structure][language]], language) : things,
  }
}

/** Adds typical residents if the prompt names only a place. */
function addResidents({ subjects, backdrop, isNight }: Understanding): void {
  const named = backdrop ?? (isNight ? 'meadow' : null)
  if (subjects.length > 0 || !named) return
  for (const name of residents[named].split(', '))
    subjects.push({ concept: conceptNamed(name), written: name, count: 1, colour: null, action: null })
}

/** Diagrams have labels unless the prompt says otherwise; other styles only if it requests them. */
const labellingOf = ({ labelling }: Wish, style: ImageStyle): Labelling =>
  labelling ?? (style === 'diagram' ? 'names' : 'none')

function describeTopic(id: keyof typeof pictureTopics, wish: Wish, labelling: Labelling): string {
  const { title, labels = [] } = pictureTopics[id]
  const { language, labelLanguage } = wish
  const colon = language === 'fr' ? ' : ' : ': '
  if (labels.length === 0 || labelling !== 'names') return title[language]
  const names = joinThings(
    labels.map((label) => labelWords[labelLanguage][label]),
    language,
  )
  return `${title[language]}${colon}${names}`
}

function compose(stage: Stage, wish: Wish): Composition {
  const { paint, isNight } = stage
  const { prompt, understanding, language } = wish
  const things = understanding.subjects.length
  const { figure, topicId } = figureOrTopic(prompt, language, things)
  if (figure) {
    if (isRefusedFigure(figure)) throw new AppError('generations/cannot-draw', { missing: prompt })
    return { content: composeFigure(stage, figure, language), description: figure.title[language] }
  }
  const topic = topicId === null ? undefined : topics.get(topicId)
  if (topic) {
    const labelling = labellingOf(wish, paint.style)
    return {
      content: composeTopic(topic, stage, labelling, wish.labelLanguage),
      description: describeTopic(topic.id, wish, labelling),
    }
  }
  addResidents(understanding)
  if (understanding.subjects.length === 0) throw new AppError('generations/cannot-draw', { missing: prompt })
  const isOrdered = readStructure(prompt, understanding.subjects.length) !== 'collection'
  const hasActions = understanding.subjects.some(({ action }) => action !== null)
  const isLabelled = wish.labelling !== null && !understanding.relation && understanding.backdrop === null
  if ((paint.style === 'diagram' && !understanding.relation && !hasActions) || isOrdered || isLabelled)
    return composeCards(stage, wish)
  const backdrop = understanding.backdrop ?? usualBackdrop(understanding)
  const { content, hidden } = composeScene(stage, understanding, backdrop)
  const seen =
    hidden.length === 0
      ? understanding
      : {
          ...understanding,
          subjects: understanding.subjects.filter((subject) => !hidden.includes(subject)),
          relation: null,
        }
  const described = describeSubjects(seen, language, paint.style)
  const place = describePlace(backdrop, isNight, language)
  return {
    content,
    description: `${described} ${place}`.trim(),
    hidden: hidden.map(({ written }) => written),
  }
}

/** Composes the whole picture from a prompt; its text comes from the word lists, never from the prompt. */
export function composePicture({ request, variant }: PictureInput, icons: IconSet): Picture {
  const { prompt, style, aspect, language } = request
  const { missing: lacking, isEmpty } = readPictureRequest(prompt, language)
  if (isEmpty) throw new AppError('generations/cannot-draw', { missing: lacking.join(', ') })
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
  const wish: Wish = {
    prompt,
    understanding,
    language,
    labelLanguage: readLabelLanguage(prompt) ?? language,
    labelling: readLabelling(prompt),
  }
  const { content, description, hidden = [] } = compose(stage, wish)
  const missing = [...new Set([...lacking, ...hidden])]
  // Zoom in by a random amount, so that even similar requests never produce identical files.
  const closer = dice.real(1.003, 1.02)
  const shift = (side: number) => round(-side * (closer - 1) * dice.real(0, 1))
  const framed = `<g transform="translate(${String(shift(width))} ${String(shift(height))}) scale(${closer.toFixed(6)})">${content}</g>`
  const without = missing.length === 0 ? '' : ` (${withoutPhrase[language]} ${joinThings(missing, language)})`
  const colon = language === 'fr' ? ' : ' : ': '
  return {
    svg: svgOf(width, height, `<defs>${paint.definitions()}</defs>${framed}`),
    altText: `${stylePhrases[style][language]}${colon}${description}${without}`,
    missing,
  }
}
