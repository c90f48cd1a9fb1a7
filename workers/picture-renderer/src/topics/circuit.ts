import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { circle, polyline, rectangle } from '../paint/geometry.ts'

export function drawCircuit(stage: Stage): Drawing {
  const { paint, dice, width, height } = stage
  const unit = Math.min(width, height)
  const [across, down] = [Math.min(width * 0.7, unit * 0.95), Math.min(height * 0.56, unit * 0.62)]
  const [left, top] = [(width - across) / 2, (height - down) / 2]
  const colour = dice.pick(['#d64545', '#2f7fc4', '#3a9d4a'] as const)
  const thick = unit * 0.014
  const wire = paint.limb(rectangle(left, top, across, down, unit * 0.03), colour, thick)
  const gap = { x: left + across, y: top + down / 2 }
  const knob = (dy: number) => paint.area(circle({ x: gap.x, y: gap.y + dy * unit }, unit * 0.018), '#3b4350')
  const open = rectangle(gap.x - unit * 0.03, gap.y - unit * 0.075, unit * 0.06, unit * 0.15)
  const hole = paint.area(open, '#ffffff', { weight: 0 })
  const lever = paint.limb(
    polyline([
      { x: gap.x, y: gap.y + unit * 0.08 },
      { x: gap.x, y: gap.y - unit * 0.08 },
    ]),
    '#3b4350',
    unit * 0.016,
  )
  const bulb = paint.icon('light-bulb', {
    x: left + across / 2,
    bottom: top + unit * 0.04,
    height: unit * 0.24,
  })
  const [cell, tall] = [unit * 0.26, unit * 0.11]
  const bottom = top + down
  const battery =
    paint.area(
      rectangle(left + across / 2 - cell / 2, bottom - tall / 2, cell, tall, tall * 0.14),
      '#f2b134',
    ) +
    paint.area(
      rectangle(left + across / 2 - cell / 2, bottom - tall / 2, cell * 0.62, tall, tall * 0.14),
      '#3b4350',
    ) +
    paint.area(
      rectangle(left + across / 2 + cell / 2, bottom - tall * 0.2, tall * 0.16, tall * 0.4),
      '#9aa5b1',
    )
  return {
    content:
      paint.wash(0, height, '#ffffff', '#ffffff') +
      wire +
      hole +
      lever +
      knob(-0.08) +
      knob(0.08) +
      battery +
      bulb,
    callouts: [
      { label: 'lamp', to: { x: left + across / 2, y: top - unit * 0.12 }, side: 'left' },
      { label: 'switch', to: gap },
      { label: 'battery', to: { x: left + across / 2 + cell * 0.3, y: bottom } },
      { label: 'wire', to: { x: left, y: top + down / 2 } },
    ],
  }
}
