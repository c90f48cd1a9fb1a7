import { labelWords, type Labelling } from '@classeur/domain/pictures'
import type { Language } from '@classeur/contracts'
import { shortSide, type Stage } from '../backdrops/backdrop.ts'
import { circle, polyline, round } from '../paint/geometry.ts'
import { drawText, fittingSize, textWidth } from '../text/draw-text.ts'
import type { Callout, Caption, Drawing } from './drawing.ts'
import { placeCallouts } from './place-callouts.ts'

/** Shares of the picture's width and height for the drawing between the labels. */
const panel = { wide: 0.56, tall: 0.52, height: 0.94 }
/** The size of the letters as a share of the picture's shorter side. */
const letterShare = 0.034
const lineHeight = 1.25

/** Breaks a text into two lines if it is too long for one, and shrinks it if it is too long for two. */
function fitLines(text: string, size: number, room: number): { lines: string[]; size: number } {
  if (textWidth(text, size, 600) <= room) return { lines: [text], size }
  const words = text.split(' ')
  const breaks = words.slice(1).map((_word, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return { lines, width: Math.max(...lines.map((line) => textWidth(line, size, 600))) }
  })
  const best = breaks.sort((a, b) => a.width - b.width)[0]
  const lines = best?.lines ?? [text]
  return { lines, size: Math.min(...lines.map((line) => fittingSize(line, size, room, 600))) }
}

interface Writing {
  stage: Stage
  labelling: Exclude<Labelling, 'none'>
  language: Language
}

const blankShare = 0.8

function writeCaption({ stage, labelling, language }: Writing, caption: Caption): string {
  const { centre, room, to } = caption
  const wanted = Math.min(caption.size ?? Number.POSITIVE_INFINITY, shortSide(stage) * letterShare)
  const written = 'label' in caption ? labelWords[language][caption.label] : caption.text
  const { lines, size } = fitLines(written, wanted, room)
  const leader = to ? stage.paint.line(polyline([centre, to]), '#8a94a3', stage.paint.lineWidth * 0.7) : ''
  if (labelling === 'blanks') {
    const half = (room * blankShare) / 2
    const y = centre.y + wanted * 0.4
    return leader + dotted(stage, centre.x - half, centre.x + half, y)
  }
  const text = lines
    .map((text, index) =>
      drawText({
        text,
        x: centre.x,
        y: centre.y + (index - (lines.length - 1) / 2) * size * lineHeight,
        size,
        weight: 600,
        anchor: 'middle',
      }),
    )
    .join('')
  return leader + text
}

/** A line to write on. */
const dotted = ({ paint }: Stage, from: number, to: number, y: number): string =>
  paint.line(
    polyline([
      { x: from, y },
      { x: to, y },
    ]),
    '#5d6675',
    paint.lineWidth,
    { dash: `${String(round(paint.lineWidth))} ${String(round(paint.lineWidth * 2.4))}` },
  )

/** The labels of both sides with their lines. */
function writeCallouts(writing: Writing, callouts: readonly Callout[], column: number): string {
  const { stage, labelling, language } = writing
  const { paint, width, height } = stage
  const unit = shortSide(stage)
  const margin = unit * 0.035
  const room = column - margin - unit * 0.03
  const sideOf = ({ side, to }: Callout) => side ?? (to.x < width / 2 ? 'left' : 'right')
  return (['left', 'right'] as const)
    .map((side) => {
      const x = side === 'left' ? column - unit * 0.02 : width - column + unit * 0.02
      const items = callouts
        .filter((callout) => sideOf(callout) === side)
        .map((callout) => {
          const fitted = fitLines(labelWords[language][callout.label], unit * letterShare, room)
          const lines = labelling === 'blanks' ? 1 : fitted.lines.length
          return { item: fitted, to: callout.to, height: lines * fitted.size * lineHeight + unit * 0.02 }
        })
      const range = { top: unit * 0.05, bottom: height - unit * 0.05, gap: unit * 0.012 }
      return placeCallouts(items, x, range)
        .map(({ item: { lines, size }, to, y }) => {
          const path = polyline([{ x, y }, to])
          // A pale edge, so that the line is visible on dark parts too.
          const edge = paint.isInk ? '' : paint.line(path, '#ffffff', paint.lineWidth * 2)
          const leader =
            edge +
            paint.line(path, '#3b4350', paint.lineWidth * 0.8) +
            (paint.isInk ? '' : paint.area(circle(to, unit * 0.0105), '#ffffff')) +
            paint.area(circle(to, unit * 0.0075), '#1a1a1a', { weight: 0 })
          const away = side === 'left' ? -unit * 0.012 : unit * 0.012
          if (labelling === 'blanks')
            return leader + dotted(stage, x + away, x + away + Math.sign(away) * room, y + size * 0.3)
          const text = lines.map((line, index) =>
            drawText({
              text: line,
              x: x + away,
              y: y + (index - (lines.length - 1) / 2) * size * lineHeight,
              size,
              weight: 600,
              anchor: side === 'left' ? 'end' : 'start',
            }),
          )
          return leader + text.join('')
        })
        .join('')
    })
    .join('')
}

/** Draws a diagram, with its labels if they are requested. Labels with lines stand at both sides of the drawing. */
export function composeLabelled(
  stage: Stage,
  draw: (stage: Stage) => Drawing,
  labelling: Labelling,
  language: Language,
): string {
  const whole = draw(stage)
  if (labelling === 'none') return whole.content
  const writing: Writing = { stage, labelling, language }
  if (!whole.callouts || whole.callouts.length === 0)
    return whole.content + (whole.captions ?? []).map((caption) => writeCaption(writing, caption)).join('')
  const { width, height, paint } = stage
  const share = height > width ? panel.tall : panel.wide
  const inner = { ...stage, width: round(width * share), height: round(height * panel.height) }
  const shift = { x: round((width - inner.width) / 2), y: round((height - inner.height) / 2) }
  const { content, callouts = [], captions = [] } = draw(inner)
  const moved = ({ x, y }: { x: number; y: number }) => ({ x: x + shift.x, y: y + shift.y })
  const drawing = `<svg x="${String(shift.x)}" y="${String(shift.y)}" width="${String(inner.width)}" height="${String(inner.height)}" viewBox="0 0 ${String(inner.width)} ${String(inner.height)}">${content}</svg>`
  return (
    paint.wash(0, height, '#ffffff', '#ffffff') +
    drawing +
    captions.map((caption) => writeCaption(writing, { ...caption, centre: moved(caption.centre) })).join('') +
    writeCallouts(
      writing,
      callouts.map((callout) => ({ ...callout, to: moved(callout.to) })),
      shift.x,
    )
  )
}
