import type { PictureLabel, TextLabel, LineLabel, LabelPoint } from '@classeur/contracts'
import { labelParts } from '@classeur/domain/labels'
import { randomHex } from '../../../../config/random-id.ts'

/** The ends of lines that can be moved by themselves. */
export type LabelEnd = 'leader' | 'from' | 'to'

const inside = (part: number) => Math.round(Math.min(Math.max(part, 0), labelParts))
const pointInside = ({ x, y }: LabelPoint): LabelPoint => ({ x: inside(x), y: inside(y) })
const shifted = ({ x, y }: LabelPoint, by: LabelPoint): LabelPoint => ({ x: x + by.x, y: y + by.y })

/** Limits a shift so that all points stay in the picture and keep their distances. */
function limited(by: LabelPoint, points: readonly LabelPoint[]): LabelPoint {
  const along = (axis: 'x' | 'y') => {
    const coordinates = points.map((point) => point[axis])
    return Math.min(Math.max(by[axis], -Math.min(...coordinates)), labelParts - Math.max(...coordinates))
  }
  return { x: along('x'), y: along('y') }
}

/** A label moved by parts of the picture. The thing that a text points to stays where it is. */
export function movedLabel(label: PictureLabel, by: LabelPoint): PictureLabel {
  if (label.kind === 'text') return { ...label, at: pointInside(shifted(label.at, by)) }
  const shift = limited(by, [label.from, label.to])
  return {
    ...label,
    from: pointInside(shifted(label.from, shift)),
    to: pointInside(shifted(label.to, shift)),
  }
}

/** Where an end of a line is; null if the label has no such end. */
export function endOf(label: PictureLabel, end: LabelEnd): LabelPoint | null {
  if (label.kind === 'text') return end === 'leader' ? (label.leader?.to ?? null) : null
  return end === 'leader' ? null : label[end]
}

/** A label with one end of its line at another point. */
export function withEnd(label: PictureLabel, end: LabelEnd, to: LabelPoint): PictureLabel {
  const point = pointInside(to)
  if (label.kind === 'text')
    return label.leader && end === 'leader' ? { ...label, leader: { ...label.leader, to: point } } : label
  return end === 'leader' ? label : { ...label, [end]: point }
}

/** The ends of a label's lines, in the order of the Tab key. */
export const endsOf = (label: PictureLabel): LabelEnd[] => {
  if (label.kind === 'line') return ['from', 'to']
  return label.leader ? ['leader'] : []
}

/** How far away a line attracts a label that is dragged, in parts of the picture. */
const snapParts = 90

export interface Snapped {
  at: LabelPoint
  /** Parts of the picture where a guide shows that the label is aligned; null without one. */
  guide: { x: number | null; y: number | null }
}

/** Moves a point onto the middle of the picture or onto the same height or column as another text. */
export function snapped(at: LabelPoint, others: readonly PictureLabel[]): Snapped {
  const points = others.flatMap((label) => (label.kind === 'text' ? [label.at] : []))
  const nearest = (axis: 'x' | 'y') => {
    const coordinates = [labelParts / 2, ...points.map((point) => point[axis])]
    const distance = (coordinate: number) => Math.abs(coordinate - at[axis])
    const [best = 0] = coordinates.toSorted((a, b) => distance(a) - distance(b))
    return distance(best) <= snapParts ? best : null
  }
  const guide = { x: nearest('x'), y: nearest('y') }
  return { at: pointInside({ x: guide.x ?? at.x, y: guide.y ?? at.y }), guide }
}

const idBytes = 8
/** Letters and digits only, as the contract says; random, so that two windows never choose the same. */
const newLabelId = () => randomHex(idBytes)

/** A new text label at a point. */
export const newText = (text: string, at: LabelPoint): TextLabel => ({
  ...{ kind: 'text', id: newLabelId(), colour: 'ink', text, at: pointInside(at) },
  ...{ size: 'medium', plate: true, leader: null },
})

/** A new line across the middle of the picture. */
export const newLine = (end: LineLabel['end']): LineLabel => ({
  ...{ kind: 'line', id: newLabelId(), colour: 'ink', end },
  ...{ from: { x: 3500, y: 5000 }, to: { x: 6500, y: 5000 } },
})

const beside = { x: 300, y: 400 }

/** A copy beside the label; at the edge of the picture on the other side of it. */
export function duplicateOf(label: PictureLabel): PictureLabel {
  const copy = { ...label, id: newLabelId() }
  const at = label.kind === 'text' ? label.at : label.to
  const along = (axis: 'x' | 'y') => (at[axis] + beside[axis] > labelParts ? -beside[axis] : beside[axis])
  return movedLabel(copy, { x: along('x'), y: along('y') })
}

const leaderLength = 1800

/** The point of a new leader line: below the text, or above it in the lower half. */
export const newLeaderPoint = ({ x, y }: LabelPoint): LabelPoint =>
  pointInside({ x, y: y > labelParts / 2 ? y - leaderLength : y + leaderLength })
