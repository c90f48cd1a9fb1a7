import { labelDirection, labelLines } from './label-lines.ts'
import {
  groundOf,
  labelColours,
  type LabelToDraw,
  type LineToDraw,
  type PictureSize,
  type TextToDraw,
} from './label.ts'
import { drawLine } from './draw-line.ts'
import type { LabelBox, LabelElement } from './label-element.ts'
import { meanSide, pixelsOf, round } from './picture-measures.ts'
import { labelTextWidth } from './text-width.ts'

interface DrawnLabel {
  /** From the lowest to the uppermost. */
  elements: LabelElement[]
  /** The text with its plate, or the rectangle around the line. */
  box: LabelBox
}

/** Font sizes as a share of the picture's mean side, so that a label looks the same on wide and narrow pictures. */
const sizeShares = { small: 0.03, medium: 0.042, large: 0.06 } as const
/** The widest line of a label, as a share of the picture's width. */
const widestShare = 0.6
/** In font sizes. */
const share = { line: 1.3, baseline: 0.36, padX: 0.42, padY: 0.16, radius: 0.28, halo: 0.2 }

/** Moves the middle of something so that it lies within the picture; something too long is centred. */
const within = (middle: number, length: number, room: number) =>
  length >= room ? room / 2 : Math.min(Math.max(middle, length / 2), room - length / 2)

/** An isolate gives the line its direction, so that a file needs no attribute for it. */
const directed = (line: string, direction: 'ltr' | 'rtl') =>
  `${direction === 'rtl' ? '\u2067' : '\u2066'}${line}\u2069`

function drawText(label: TextToDraw, picture: PictureSize): DrawnLabel {
  const size = round(sizeShares[label.size] * meanSide(picture))
  const lines = labelLines(label.text, picture.width * widestShare, size)
  const width = round(Math.max(...lines.map((line) => labelTextWidth(line, size))) + 2 * share.padX * size)
  const height = round((lines.length * share.line + 2 * share.padY) * size)
  const wanted = pixelsOf(label.at, picture)
  const middle = { x: within(wanted.x, width, picture.width), y: within(wanted.y, height, picture.height) }
  const box = { x: round(middle.x - width / 2), y: round(middle.y - height / 2), width, height }
  const ground = groundOf(label.colour)
  const leader = label.leader
    ? drawLine(
        {
          from: { box },
          to: pixelsOf(label.leader.to, picture),
          end: label.leader.end,
          colour: label.colour,
        },
        picture,
      )
    : []
  const plate: LabelElement = {
    tag: 'rect',
    attributes: { ...box, rx: round(share.radius * size), fill: ground, fillOpacity: 0.92 },
  }
  const direction = labelDirection(label.text)
  const texts = lines.map((line, index): LabelElement => {
    const lineMiddle = middle.y + (index - (lines.length - 1) / 2) * share.line * size
    return {
      tag: 'text',
      attributes: {
        ...{ x: round(middle.x), y: round(lineMiddle + share.baseline * size) },
        ...{ fontSize: size, fontWeight: 600, textAnchor: 'middle', fill: labelColours[label.colour] },
        ...(!label.plate && {
          ...{ stroke: ground, strokeWidth: round(share.halo * size), strokeLinejoin: 'round' },
          ...{ strokeOpacity: 0.9, paintOrder: 'stroke' },
        }),
      },
      text: directed(line, direction),
    }
  })
  return { elements: [...leader, ...(label.plate ? [plate] : []), ...texts], box }
}

function drawPlainLine({ from, to, end, colour }: LineToDraw, picture: PictureSize): DrawnLabel {
  const [start, stop] = [pixelsOf(from, picture), pixelsOf(to, picture)]
  return {
    elements: drawLine({ from: start, to: stop, end, colour }, picture),
    box: {
      ...{ x: Math.min(start.x, stop.x), y: Math.min(start.y, stop.y) },
      ...{ width: round(Math.abs(start.x - stop.x)), height: round(Math.abs(start.y - stop.y)) },
    },
  }
}

/** One label as SVG elements. The screen and the file draw the same ones. */
export const drawLabel = (label: LabelToDraw, picture: PictureSize): DrawnLabel =>
  label.kind === 'text' ? drawText(label, picture) : drawPlainLine(label, picture)
