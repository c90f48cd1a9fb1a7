import { imagePixels } from '@classeur/contracts'
import type { ImageGeneration } from '../image-generator.ts'
import { composeFigure } from './figures/compose-figure.ts'
import { readFigure } from './figures/read-figure.ts'
import type { IconSet } from './icons/icon-set.ts'
import { svgOf } from './icons/icon-shape.ts'
import { createPaint } from './paint/paint.ts'
import { composeScene, usualBackdrop } from './scene/compose-scene.ts'
import { createDice } from './seed.ts'
import { readPrompt } from './understand/read-request.ts'

export interface Picture {
  svg: string
  /** What is to be seen, in the request's language. */
  altText: string
}

/** The whole picture from its words; nothing of the prompt's text gets into the SVG. */
export function composePicture({ request, variant }: ImageGeneration, icons: IconSet): Picture {
  const { prompt, style, aspect, language } = request
  const { width, height } = imagePixels[aspect]
  const dice = createDice(prompt, style, aspect, language, variant)
  const paint = createPaint(style, icons, Math.min(width, height))
  const understanding = readPrompt(prompt, language, icons)
  const backdrop = understanding.backdrop ?? usualBackdrop(understanding)
  const stage = { paint, dice, width, height, isNight: understanding.isNight }
  const figure = readFigure(prompt)
  const content = figure ? composeFigure(stage, figure) : composeScene(stage, understanding, backdrop)
  return {
    svg: svgOf(width, height, `<defs>${paint.definitions()}</defs>${content}`),
    altText: figure?.title[language] ?? understanding.subjects.map((s) => s.concept.id).join(', '),
  }
}
