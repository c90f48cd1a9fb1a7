import type { LabelId } from '@classeur/domain/pictures'
import { shortSide, type Stage } from '../../backdrops/backdrop.ts'
import { arrow } from '../../diagrams/arrow.ts'
import type { Drawing } from '../../labels/drawing.ts'
import { ellipse, polyline } from '../../paint/geometry.ts'
import { blank, box, edge, tints } from './box.ts'

/** Columns with headings, the first at the reading side. */
function columns(stage: Stage, labels: readonly LabelId[]): Drawing {
  const { width, height, isRightToLeft } = stage
  const unit = shortSide(stage)
  const margin = unit * 0.06
  const across = (width - 2 * margin) / labels.length
  const head = unit * 0.12
  const placed = labels.map((label, index) => {
    const column = isRightToLeft ? labels.length - 1 - index : index
    return { label, x: margin + column * across, tint: tints[index % tints.length] ?? tints[0] }
  })
  return {
    content:
      blank(stage) +
      placed
        .map(
          ({ x, tint }) =>
            box(stage, { x, y: margin, width: across, height: height - 2 * margin }, '#ffffff', 0) +
            box(stage, { x, y: margin, width: across, height: head }, tint, 0),
        )
        .join(''),
    captions: placed.map(({ label, x }) => ({
      label,
      centre: { x: x + across / 2, y: margin + head / 2 },
      room: across * 0.9,
    })),
  }
}

export const drawKwl = (stage: Stage): Drawing => columns(stage, ['know', 'wantToKnow', 'learned'])

export function drawTChart(stage: Stage): Drawing {
  const { paint, width, height, isRightToLeft } = stage
  const unit = shortSide(stage)
  const [margin, head] = [unit * 0.08, unit * 0.2]
  const line = (...pairs: (readonly [number, number])[]) =>
    paint.line(polyline(pairs.map(([x, y]) => ({ x, y }))), edge, unit * 0.012)
  const [first, second] = isRightToLeft ? [0.75, 0.25] : [0.25, 0.75]
  return {
    content:
      blank(stage) +
      line([margin, head], [width - margin, head]) +
      line([width / 2, margin], [width / 2, height - margin]),
    captions: [
      { label: 'forIt', centre: { x: width * first, y: head * 0.68 }, room: width * 0.35 },
      { label: 'againstIt', centre: { x: width * second, y: head * 0.68 }, room: width * 0.35 },
    ],
  }
}

export function drawFrayer(stage: Stage): Drawing {
  const { paint, width, height, isRightToLeft } = stage
  const unit = shortSide(stage)
  const margin = unit * 0.06
  const size = { width: width / 2 - margin, height: height / 2 - margin }
  const labels: readonly LabelId[] = ['definition', 'characteristics', 'examples', 'nonExamples']
  const fields = labels.map((label, index) => {
    const column = isRightToLeft ? 1 - (index % 2) : index % 2
    return {
      label,
      x: margin + column * size.width,
      y: margin + Math.floor(index / 2) * size.height,
      tint: tints[index] ?? tints[0],
    }
  })
  const centre = { x: width / 2, y: height / 2 }
  const middle = ellipse(centre, unit * 0.2, unit * 0.085)
  return {
    content:
      blank(stage) +
      fields.map(({ x, y, tint }) => box(stage, { x, y, ...size }, tint, 0)).join('') +
      paint.area(middle, '#ffffff', { weight: 1.4 }) +
      paint.line(middle, edge, paint.lineWidth),
    captions: [
      { label: 'word', centre, room: unit * 0.3 },
      ...fields.map(({ label, x, y }) => ({
        label,
        // At the outer edges, away from the word in the middle.
        centre: {
          x: x + size.width / 2,
          y: y < margin * 2 ? y + unit * 0.05 : y + size.height - unit * 0.05,
        },
        room: size.width * 0.85,
      })),
    ],
  }
}

export function drawStoryMap(stage: Stage): Drawing {
  const { width, height, isRightToLeft, paint } = stage
  const unit = shortSide(stage)
  const margin = unit * 0.05
  const gap = unit * 0.06
  const half = (width - 2 * margin - gap) / 2
  const rows = [0.2, 0.2, 0.2, 0.2].map((share, index) => ({
    y: margin + index * ((height - 2 * margin + gap) / 4),
    height: ((height - 2 * margin + gap) / 4) * (share * 5) - gap,
  }))
  const whole = width - 2 * margin
  const [reading, other] = isRightToLeft ? [margin + half + gap, margin] : [margin, margin + half + gap]
  const boxes = [
    { label: 'characters' as const, x: reading, width: half, row: rows[0] },
    { label: 'setting' as const, x: other, width: half, row: rows[0] },
    { label: 'problem' as const, x: margin, width: whole, row: rows[1] },
    { label: 'events' as const, x: margin, width: whole, row: rows[2] },
    { label: 'solution' as const, x: margin, width: whole, row: rows[3] },
  ].map((one) => ({ ...one, y: one.row?.y ?? 0, height: one.row?.height ?? 0 }))
  const arrows = rows
    .slice(0, -1)
    .map(({ y, height: tall }) =>
      arrow(paint, { x: width / 2, y: y + tall }, { x: width / 2, y: y + tall + gap }, 0, gap * 0.8),
    )
  return {
    content:
      blank(stage) +
      arrows.join('') +
      boxes.map((one, index) => box(stage, one, tints[index] ?? tints[0])).join(''),
    captions: boxes.map(({ label, x, y, width: wide }) => ({
      label,
      centre: { x: x + wide / 2, y: y + unit * 0.05 },
      room: wide * 0.85,
    })),
  }
}
