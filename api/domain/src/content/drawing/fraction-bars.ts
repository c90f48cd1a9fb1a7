import type { FractionBars } from '../diagram.ts'
import { drawLines, layLabel, linesHeight } from './labels.ts'
import { lengthWithin, line, rect, type DrawingOptions, type Scene, type Shape } from './scene.ts'
import { plainInline } from '../writing/plain-inline.ts'
import { wrapText } from './text-width.ts'

const usualBar = 480
const barHeight = 44
const gap = 14
const widestLabel = 150
const labelSize = 15

/** Bars below each other, all of the same length, with their labels at the start of the line. */
export function drawFractionBars(diagram: FractionBars, options: DrawingOptions): Scene {
  const labels = diagram.bars.map(({ label }) => {
    const laid = label === '' ? null : layLabel(label, { size: labelSize, isBold: true }, options)
    return laid && laid.width > widestLabel ? wrapText(plainInline(label), widestLabel, labelSize) : laid
  })
  const widths = labels.map((label) => (Array.isArray(label) ? widestLabel : (label?.width ?? 0)))
  const labelWidth = Math.max(0, ...widths)
  const column = labelWidth > 0 ? labelWidth + gap : 0
  const barWidth = lengthWithin(options, usualBar, column + 4)
  const width = Math.ceil(barWidth + column + 4)
  const barX = options.language === 'ar' ? 2 : column + 2
  const labelX = options.language === 'ar' ? barWidth + 2 + gap + labelWidth / 2 : labelWidth / 2 + 1

  const shapes: Shape[] = []
  let y = 4
  for (const [index, { parts, shaded }] of diagram.bars.entries()) {
    const label = labels[index]
    const linesBlock = Array.isArray(label) ? linesHeight(label.length, labelSize) : 0
    const height = Math.max(barHeight, linesBlock)
    const top = y + (height - barHeight) / 2
    const box = { x: barX, y: top, width: barWidth, height: barHeight }
    const part = barWidth / parts
    shapes.push(rect(box, { fill: 'paper', stroke: 'ink', strokeWidth: 1.5 }))
    if (shaded > 0)
      shapes.push(rect({ ...box, width: part * shaded }, { fill: 'shade', stroke: 'ink', strokeWidth: 1.5 }))
    for (let cut = 1; cut < parts; cut += 1)
      shapes.push(
        line(barX + cut * part, top, barX + cut * part, top + barHeight, 'ink', parts > 30 ? 0.7 : 1.2),
      )
    if (Array.isArray(label))
      shapes.push(
        ...drawLines(
          label,
          labelX,
          y + (height - linesBlock) / 2,
          { size: labelSize, isBold: true },
          options,
        ),
      )
    else if (label)
      shapes.push(...label.draw(labelX, top + barHeight / 2 + (label.ascent - label.descent) / 2))
    y += height + gap
  }
  return { width, height: Math.ceil(y - gap + 4), shapes }
}
