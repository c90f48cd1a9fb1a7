import type { Stack } from '../diagram.ts'
import { drawLines, linesHeight } from './labels.ts'
import { line, rect, type DrawingOptions, type Scene, type Shape } from './scene.ts'
import { plainInline } from '../writing/plain-inline.ts'
import { wrapText } from './text-width.ts'

const boxWidth = 270
const noteWidth = 300
const gap = 24
const padding = 12
const labelSize = 15
const noteSize = 13

/** Boxes on top of each other, with a note beside each. */
export function drawStack(diagram: Stack, options: DrawingOptions): Scene {
  const hasNotes = diagram.layers.some(({ note }) => note !== '')
  const width = boxWidth + 4 + (hasNotes ? gap + noteWidth : 0)
  const isRtl = options.language === 'ar'
  const boxX = isRtl && hasNotes ? noteWidth + gap + 2 : 2
  const noteX = isRtl ? noteWidth : boxWidth + gap + 2

  const shapes: Shape[] = []
  let y = 2
  for (const [index, layer] of diagram.layers.entries()) {
    const label = wrapText(plainInline(layer.label), boxWidth - 2 * padding, labelSize)
    const note = layer.note === '' ? [] : wrapText(plainInline(layer.note), noteWidth, noteSize)
    const [labelHeight, noteHeight] = [
      linesHeight(label.length, labelSize),
      linesHeight(note.length, noteSize),
    ]
    const height = Math.max(labelHeight, noteHeight) + 2 * padding
    const middle = y + height / 2
    const fill = index % 2 === 0 ? 'tint' : 'paper'
    shapes.push(
      rect({ x: boxX, y, width: boxWidth, height }, { fill, stroke: 'board', strokeWidth: 1.5 }),
      ...drawLines(
        label,
        boxX + boxWidth / 2,
        middle - labelHeight / 2,
        { size: labelSize, isBold: true },
        options,
      ),
    )
    if (note.length > 0) {
      const [near, far] = isRtl ? [boxX, boxX - gap + 8] : [boxX + boxWidth, boxX + boxWidth + gap - 8]
      shapes.push(
        line(near, middle, far, middle, 'soft', 1),
        ...drawLines(
          note,
          noteX,
          middle - noteHeight / 2,
          { size: noteSize, fill: 'soft', anchor: isRtl ? 'end' : 'start' },
          options,
        ),
      )
    }
    y += height
  }
  return { width, height: Math.ceil(y + 2), shapes }
}
