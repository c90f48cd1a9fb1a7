import type { Stage } from '../backdrops/backdrop.ts'
import type { Drawing } from '../labels/drawing.ts'
import { stars } from '../backdrops/decorations.ts'
import { circle, onCircle, slice, smooth } from '../paint/geometry.ts'

export function drawEarthLayers({ paint, dice, width, height }: Stage): Drawing {
  const unit = Math.min(width, height)
  const centre = { x: width / 2, y: height / 2 }
  const radius = unit * dice.real(0.4, 0.42)
  const globe = paint.area(circle(centre, radius), '#3f9bd8', { weight: 1.3 })
  const lands = [
    [-0.45, -0.35, 0.3, 0.22],
    [-0.5, 0.3, 0.2, 0.34],
    [0.02, 0.62, 0.26, 0.16],
  ]
    .map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
      paint.area(
        smooth(
          Array.from({ length: 8 }, (_item, index) => ({
            x: centre.x + radius * (dx + Math.cos((index * Math.PI) / 4) * rx * dice.real(0.8, 1.1)),
            y: centre.y + radius * (dy + Math.sin((index * Math.PI) / 4) * ry * dice.real(0.8, 1.1)),
          })),
          true,
        ),
        '#5fb35a',
      ),
    )
    .join('')
  const cuts = [
    [0.985, '#8a5a34'],
    [0.93, '#d9482b'],
    [0.56, '#f59331'],
    [0.25, '#ffe07a'],
  ] as const
  const layers = cuts
    .map(([share, colour]) => paint.area(slice(centre, radius * share, -80, 35), colour, { weight: 1.1 }))
    .join('')
  const ground = paint.isInk
    ? paint.wash(0, height, '#fff', '#fff')
    : paint.style === 'diagram'
      ? paint.wash(0, height, '#ffffff', '#f3f8fc')
      : paint.wash(0, height, '#0f1538', '#27205c')
  const content =
    ground +
    (paint.isInk || paint.style === 'diagram'
      ? ''
      : stars(
          { paint, dice, width, height, isNight: true, isRightToLeft: false },
          { top: 0, bottom: height },
          60,
        )) +
    paint.shadowed(globe + lands, unit * 0.015) +
    layers
  const to = (share: number) => onCircle(centre, radius * share, -20)
  return {
    content,
    callouts: [
      { label: 'crust', to: to(0.957), side: 'right' },
      { label: 'mantle', to: to(0.75), side: 'right' },
      { label: 'outerCore', to: to(0.4), side: 'right' },
      { label: 'innerCore', to: to(0.13), side: 'right' },
    ],
  }
}
