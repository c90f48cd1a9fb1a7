import type { Stage } from '../backdrops/backdrop.ts'
import { stars } from '../backdrops/decorations.ts'
import type { Drawing } from '../labels/drawing.ts'
import { lighten } from '../paint/colour.ts'
import { circle, ellipse, onCircle, star } from '../paint/geometry.ts'
import type { Topic } from './topic.ts'

/** Size relative to the largest planet; not to scale, so that small planets stay visible. */
const planets: readonly { size: number; colour: string; ringed?: boolean; banded?: boolean }[] = [
  { size: 0.26, colour: '#a8a29a' },
  { size: 0.4, colour: '#e3b778' },
  { size: 0.44, colour: '#3f8fd2' },
  { size: 0.33, colour: '#d0573a' },
  { size: 1, colour: '#d9a66c', banded: true },
  { size: 0.82, colour: '#e8cf93', ringed: true },
  { size: 0.6, colour: '#8fd6de' },
  { size: 0.58, colour: '#4263c9' },
]

const names = ['mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const

function draw(stage: Stage): Drawing {
  const { paint, dice, width, height } = stage
  const isTall = height > width
  const long = isTall ? height : width
  const short = isTall ? width : height
  const sunReach = short * (isTall ? 0.3 : 0.36)
  /** Converts a distance along the row of planets and a distance across it to a point. */
  const at = (along: number, across: number) => (isTall ? { x: across, y: along } : { x: along, y: across })
  const sunCentre = at(-sunReach * 0.25, short / 2)
  const first = sunReach * 0.95
  const room = long - first - short * 0.06
  const largest = Math.min(short * 0.14, room * 0.075)
  const widths = planets.map(({ size, ringed }) => size * largest * (ringed ? 1.75 : 1) + largest * 0.2)
  const total = widths.reduce((sum, one) => sum + one * 2, 0)
  let along = first
  const isDark = !paint.isInk && paint.style !== 'diagram'
  const orbitColour = isDark ? '#6a74b8' : '#a9b3c4'
  const drawn = planets.map(({ size, colour, ringed, banded }, index) => {
    const span = ((widths[index] ?? 0) * 2 * room) / total
    along += span / 2
    const radius = size * largest
    const away = along - (isTall ? sunCentre.y : sunCentre.x)
    const angle = (isTall ? 90 : 0) + dice.real(-13, 13) * Math.min(1, (short * 1.4) / away) * 0.9
    const centre = onCircle(sunCentre, away, angle)
    along += span / 2
    const orbit = paint.line(circle(sunCentre, away), orbitColour, paint.lineWidth * 0.5)
    const backRing = ringed
      ? paint.line(
          ellipse(centre, radius * 1.75, radius * 0.45),
          paint.isInk ? '#000' : '#c7a766',
          radius * 0.16,
        )
      : ''
    const bands = banded
      ? [-0.35, 0, 0.35]
          .map((share) =>
            paint.line(
              `M${String(centre.x - radius * Math.sqrt(1 - share * share) * 0.97)} ${String(centre.y + radius * share)}h${String(2 * radius * Math.sqrt(1 - share * share) * 0.97)}`,
              lighten(colour, -0.2),
              radius * 0.13,
            ),
          )
          .join('')
      : ''
    const land =
      colour === '#3f8fd2'
        ? paint.area(
            ellipse({ x: centre.x - radius * 0.2, y: centre.y - radius * 0.1 }, radius * 0.4, radius * 0.5),
            '#58b368',
            { weight: 0.5 },
          )
        : ''
    const shade = paint.isInk
      ? ''
      : paint.area(
          ellipse({ x: centre.x - radius * 0.3, y: centre.y - radius * 0.35 }, radius * 0.42, radius * 0.32),
          '#ffffff',
          { opacity: 0.22 },
        )
    return {
      orbit,
      centre,
      radius,
      body: backRing + paint.area(circle(centre, radius), colour) + bands + land + shade,
    }
  })
  const rays =
    paint.isInk || paint.style === 'diagram'
      ? paint.area(star(sunCentre, sunReach * 1.12, 40, 0.93, dice.real(0, 9)), '#ffe08a')
      : [1.35, 1.18]
          .map((share) => paint.area(circle(sunCentre, sunReach * share), '#ffb02e', { opacity: 0.22 }))
          .join('')
  const ground = isDark
    ? paint.wash(0, height, '#0b1033', '#241a58') + stars(stage, { top: 0, bottom: height }, 90)
    : paint.wash(0, height, '#ffffff', '#ffffff') +
      (paint.isInk ? stars(stage, { top: 0, bottom: height }, 22) : '')
  const content =
    ground +
    drawn.map(({ orbit }) => orbit).join('') +
    rays +
    paint.area(circle(sunCentre, sunReach), '#ffc53d') +
    drawn.map(({ body }) => body).join('')
  /** The distance to the nearest name at the same side. */
  const roomAt = (index: number): number => {
    const here = drawn[index]?.centre.x ?? 0
    const others = [drawn[index - 2], drawn[index + 2]].flatMap((other) => (other ? [other.centre.x] : []))
    return Math.min(...others.map((other) => Math.abs(other - here))) * 0.94
  }
  return {
    content,
    captions: [
      { label: 'sun', centre: at(sunReach * (isTall ? 0.42 : 0.36), short / 2), room: sunReach * 0.62 },
      ...drawn.map(({ centre, radius }, index) => {
        // Names of neighbours stand at different sides, so that long ones don't touch.
        const side = index % 2 === 0 ? -1 : 1
        const across = isTall ? centre.x + side * (radius + short * 0.16) : short / 2 + side * short * 0.4
        return {
          label: names[index] ?? names[0],
          centre: isTall ? { x: across, y: centre.y } : { x: centre.x, y: across },
          room: isTall ? short * 0.26 : roomAt(index),
          to: isTall
            ? { x: centre.x + side * radius, y: centre.y }
            : { x: centre.x, y: centre.y + side * radius },
        }
      }),
    ],
  }
}

export const solarSystem: Topic = {
  id: 'solar-system',
  draw,
}
