import type { ChartSpec } from '@classeur/domain/pictures'
import { lighten, turnHue } from '../paint/colour.ts'
import { onCircle, slice } from '../paint/geometry.ts'
import { fittingSize, textWidth } from '../text/draw-text.ts'
import type { Frame } from './frame.ts'
import { withHeading, valueText } from './draw-charts.ts'

export function drawPieChart(frame: Frame, spec: ChartSpec): string {
  const { paint, colours, textSize } = frame
  const { drawn, box } = withHeading(frame, spec.heading)
  const total = spec.items.reduce((sum, { value }) => sum + value, 0)
  const centre = { x: frame.centre.x, y: (box.top + box.bottom) / 2 }
  const tints = [
    ...colours,
    turnHue(colours[0], 90),
    turnHue(colours[1], 60),
    lighten(colours[2], 0.4),
    turnHue(colours[2], 150),
    lighten(colours[0], 0.5),
  ]
  const labels = spec.items.map(({ name, value }) => `${name} ${valueText(frame, value, spec.unit)}`)
  const widest = Math.max(...spec.items.map(({ name }) => textWidth(name, textSize * 0.9)))
  const radius = Math.min(
    (box.bottom - box.top) / 2 - textSize * 1.8,
    frame.span / 2 - Math.min(widest, frame.span * 0.24) - textSize,
  )
  let from = -90
  return (
    drawn +
    spec.items
      .map(({ name, value }, index) => {
        const sweep = (value / total) * 360
        const middle = from + sweep / 2
        const part =
          sweep > 0
            ? paint.part(
                slice(centre, radius, from, from + sweep),
                lighten(tints[index] ?? colours[0], 0.2),
                index % 2 === 0,
              )
            : ''
        from += sweep
        if (value === 0) return part
        const { x, y } = onCircle(centre, radius + textSize * 0.7, middle)
        const isSide = Math.abs(Math.cos((middle * Math.PI) / 180)) > 0.3
        const anchor = !isSide ? 'middle' : x > centre.x ? 'start' : 'end'
        const room = anchor === 'middle' ? frame.span : anchor === 'start' ? box.right - x : x - box.left
        const size = fittingSize(name, textSize * 0.9, room)
        const isTop = y < centre.y
        const shift = isSide ? 0 : isTop ? -size * 0.9 : size * 0.3
        const label = labels[index] ?? ''
        return (
          part +
          (textWidth(label, size) <= room && isSide
            ? frame.write({ text: label, x, y, size, anchor })
            : frame.write({ text: name, x, y: y - size * (isSide ? 0.55 : 0) + shift, size, anchor }) +
              frame.write({
                text: valueText(frame, value, spec.unit),
                x,
                y: y + size * (isSide ? 0.6 : 1.1) + shift,
                size: size * 0.9,
                anchor,
              }))
        )
      })
      .join('')
  )
}
