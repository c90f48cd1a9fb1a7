import type { CarrollSpec, TreeSpec, VennSpec } from '@classeur/domain/pictures'
import { circle, polyline, rectangle } from '../paint/geometry.ts'
import { fittingSize, textWidth } from '../text/draw-text.ts'
import { fractionText } from '../text/fraction-text.ts'
import { boxOf, dark, type Frame } from './frame.ts'

export function drawVenn(frame: Frame, { sets }: VennSpec): string {
  const { paint, centre, span, rise, colours, textSize, isRightToLeft } = frame
  const isThree = sets.length === 3
  const room = textSize * 2.6
  const radius = isThree
    ? Math.min(span * 0.28, (rise - room) * 0.29)
    : Math.min(span * 0.29, (rise - room) * 0.46)
  const away = radius * 0.6
  const middle = { x: centre.x, y: centre.y + (isThree ? 0 : room * 0.4) }
  const way = isRightToLeft ? -1 : 1
  const middles = isThree
    ? [-150, -30, 90].map((angle) => ({
        x: middle.x + way * Math.cos((angle * Math.PI) / 180) * away * 1.1,
        y: middle.y + Math.sin((angle * Math.PI) / 180) * away * 1.1,
      }))
    : [
        { x: middle.x - way * away, y: middle.y },
        { x: middle.x + way * away, y: middle.y },
      ]
  const fills = paint.isInk
    ? ''
    : middles
        .map((one, index) => paint.area(circle(one, radius), colours[index] ?? colours[0], { opacity: 0.38 }))
        .join('')
  const names = sets.map((name, index) => {
    const at = middles[index] ?? middle
    const isLow = isThree && index === 2
    const size = fittingSize(name, textSize, isLow ? span : span * 0.48, 600)
    const half = isThree ? 0 : radius * 0.35 * (at.x < middle.x ? -1 : 1)
    return frame.write({
      text: name,
      x: at.x + half,
      y: at.y + (isLow ? 1 : -1) * (radius + size * 0.85),
      size,
      weight: 600,
      anchor: 'middle',
    })
  })
  return (
    fills +
    middles.map((one) => paint.line(circle(one, radius), dark, paint.lineWidth * 1.3)).join('') +
    names.join('')
  )
}

export function drawCarroll(frame: Frame, { columns, rows }: CarrollSpec): string {
  const { paint, textSize, isRightToLeft } = frame
  const box = boxOf(frame)
  const head = textSize * 2.2
  const side = frame.span * 0.3
  const [left, right] = isRightToLeft ? [box.left, box.right - side] : [box.left + side, box.right]
  const tall = Math.min(frame.rise, frame.span)
  const top = frame.centre.y - tall / 2
  const [width, height] = [(right - left) / 2, (tall - head) / 2]
  const cell = (column: number, row: number) =>
    paint.part(rectangle(left + column * width, top + head + row * height, width, height), '#ffffff', false)
  const columnText = columns.map((text, index) =>
    frame.write({
      text,
      x: left + ((isRightToLeft ? 1 - index : index) + 0.5) * width,
      y: top + head / 2,
      size: fittingSize(text, textSize, width * 0.94, 600),
      weight: 600,
      anchor: 'middle',
    }),
  )
  const rowSize = Math.min(...rows.map((text) => fittingSize(text, textSize, side * 0.92, 600)))
  const rowText = rows.map((text, index) =>
    frame.write({
      text,
      x: isRightToLeft ? right + side / 2 : left - side / 2,
      y: top + head + (index + 0.5) * height,
      size: rowSize,
      weight: 600,
      anchor: 'middle',
    }),
  )
  return [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1), ...columnText, ...rowText].join('')
}

export function drawTree(frame: Frame, { stages }: TreeSpec): string {
  const { paint, isRightToLeft } = frame
  const box = boxOf(frame)
  const leaves = stages.reduce((product, stage) => product * stage.length, 1)
  const textSize = Math.min(frame.textSize, (frame.rise / leaves) * 0.4)
  const way = isRightToLeft ? -1 : 1
  const start = isRightToLeft ? box.right : box.left
  const column = frame.span / stages.length
  const drawn: string[] = []
  const written: string[] = []
  const grow = (stage: number, from: number, to: number, x: number): void => {
    const branches = stages[stage]
    if (!branches) return
    const end = start + way * (column * (stage + 1) - frame.textSize * 3.2)
    const y = (from + to) / 2
    const tall = (to - from) / branches.length
    for (const [index, { name, probability }] of branches.entries()) {
      const target = from + tall * (index + 0.5)
      drawn.push(
        polyline([
          { x: x + way * frame.textSize * 0.15, y },
          { x: end, y: target },
        ]),
      )
      const middle = { x: x + (end - x) * 0.55, y: y + (target - y) * 0.55 }
      const size = Math.min(textSize * 0.95, frame.textSize)
      written.push(
        fractionText(frame.write, paint, {
          text: probability.includes('.') ? frame.number(Number(probability)) : probability,
          x: middle.x,
          y: middle.y + (target <= y ? -1 : 1) * size * (probability.includes('/') ? 1.5 : 0.9),
          size,
        }),
        frame.write({
          text: name,
          x: end + way * frame.textSize * 0.25,
          y: target,
          size: fittingSize(name, textSize, frame.textSize * 2.9),
          anchor: isRightToLeft ? 'end' : 'start',
        }),
      )
      const nameEnd =
        end +
        way * (frame.textSize * 0.55 + textWidth(name, fittingSize(name, textSize, frame.textSize * 2.9)))
      grow(stage + 1, from + tall * index, from + tall * (index + 1), nameEnd)
    }
  }
  grow(0, box.top, box.bottom, start)
  return (
    paint.line(drawn.join(''), dark, paint.lineWidth * 1.3) +
    paint.area(
      circle({ x: start, y: (box.top + box.bottom) / 2 }, frame.textSize * 0.2),
      paint.isInk ? '#111111' : frame.colours[1],
      { weight: 1 },
    ) +
    written.join('')
  )
}
