import { polygon, rectangle } from '../paint/geometry.ts'
import { lighten } from '../paint/colour.ts'
import { shortSide, type Backdrop, type Stage } from './backdrop.ts'
import { clouds, flowers, moon, ridge, stars, sun, tufts } from './decorations.ts'

export type Far = 'hills' | 'peaks' | 'dunes' | 'skyline' | 'trees' | 'fence'

export interface LandLook {
  far: Far
  /** From far to near. */
  ground: readonly [string, string]
  farColour: string
  grass: string | null
  hasFlowers: boolean
  /** Share of the height above the ground. */
  horizon: number
  hasRoad?: boolean
}

const skies: readonly (readonly [string, string])[] = [
  ['#8fd3f4', '#e4f6ff'],
  ['#a6dcef', '#fdf3dc'],
  ['#7fc8f8', '#d8f0fb'],
  ['#b4e1f7', '#fff0e4'],
]

function peaks({ paint, dice, width }: Stage, ground: number, reach: number, colour: string): string {
  const count = dice.between(3, 5)
  return Array.from({ length: count }, (_item, index) => {
    const x = ((index + dice.real(0.2, 0.8)) / count) * width
    const half = width * dice.real(0.16, 0.26)
    const top = ground - reach * dice.real(0.6, 1)
    const tall = ground - top
    const shade = lighten(colour, dice.real(-0.12, 0.14))
    const cap = [
      { x, y: top },
      { x: x + half * 0.27, y: top + tall * 0.27 },
      { x: x + half * 0.09, y: top + tall * 0.2 },
      { x: x - half * 0.03, y: top + tall * 0.3 },
      { x: x - half * 0.13, y: top + tall * 0.2 },
      { x: x - half * 0.27, y: top + tall * 0.27 },
    ]
    const body = polygon([
      { x: x - half, y: ground + 20 },
      { x, y: top },
      { x: x + half, y: ground + 20 },
    ])
    return paint.area(body, shade) + paint.area(polygon(cap), '#ffffff')
  }).join('')
}

function skyline({ paint, dice, width, height }: Stage, ground: number, reach: number): string {
  let drawn = ''
  for (let x = -width * 0.02; x < width;) {
    const across = width * dice.real(0.07, 0.13)
    const tall = reach * dice.real(0.45, 1)
    drawn += paint.area(
      rectangle(x, ground - tall, across, tall + height * 0.02),
      dice.pick(['#a9b8cc', '#bcc7d8', '#98a9c2', '#c9cfdf']),
    )
    const pane = across * 0.16
    for (let row = ground - tall + pane; row < ground - pane * 2; row += pane * 2.4) {
      for (const column of [0.16, 0.42, 0.68]) {
        drawn += paint.area(
          rectangle(x + across * column, row, pane, pane * 1.2),
          dice.chance(0.4) ? '#ffe9a8' : '#dde6f2',
          { weight: 0.4 },
        )
      }
    }
    x += across + width * dice.real(0, 0.02)
  }
  return drawn
}

function farTrees(stage: Stage, ground: number, reach: number, colour: string): string {
  const { paint, dice, width } = stage
  const names = ['evergreen-tree', 'deciduous-tree', 'evergreen-tree'] as const
  const count = dice.between(7, 9)
  const trees = Array.from({ length: count }, (_item, index) =>
    paint.icon(dice.pick(names), {
      x: ((index + dice.real(0.3, 0.7)) / count) * width,
      bottom: ground + reach * 0.12,
      height: reach * dice.real(0.75, 1.1),
    }),
  ).join('')
  return paint.area(ridge(stage, ground - reach * 0.25, reach * 0.06, 6), colour) + trees
}

function fence({ paint, width }: Stage, ground: number, reach: number): string {
  const posts = 12
  const rail = (share: number) =>
    paint.area(rectangle(-5, ground - reach * share, width + 10, reach * 0.09), '#c89b6a', { weight: 0.7 })
  const post = (index: number) =>
    paint.area(
      rectangle((index / posts) * width + width * 0.03, ground - reach * 0.5, width * 0.018, reach * 0.56, 4),
      '#b98654',
      { weight: 0.7 },
    )
  return rail(0.4) + rail(0.2) + Array.from({ length: posts }, (_item, index) => post(index)).join('')
}

export function land(stage: Stage, look: LandLook): Backdrop {
  const { paint, dice, width, height, isNight } = stage
  const ground = height * look.horizon + height * dice.real(-0.02, 0.02)
  const reach = Math.min(height * 0.2, width * 0.2)
  const [top, bottom] = isNight ? (['#141c3f', '#3a4a82'] as const) : dice.pick(skies)
  const dim = (colour: string) => (isNight ? lighten(colour, -0.45) : colour)
  const air = { top: height * 0.05, bottom: ground - reach * 0.6 }
  const floor = { top: ground, bottom: height }

  const sky = paint.wash(0, height, top, bottom)
  const above = isNight
    ? stars(stage, { top: 0, bottom: ground }, 40) + moon(stage)
    : sun(stage) + clouds(stage, air, width > height ? 4 : 3)
  const farColour = dim(look.farColour)
  const hill = (rise: number, shade: number) =>
    paint.area(ridge(stage, ground - reach * rise, reach * 0.16, 4), lighten(farColour, shade))
  const far: Record<Far, () => string> = {
    hills: () => hill(0.5, 0.22) + hill(0.2, 0.08),
    dunes: () => hill(0.36, 0.12) + hill(0.14, 0.04),
    peaks: () => peaks(stage, ground, reach * 1.25, farColour) + hill(0.08, 0),
    skyline: () => skyline(stage, ground, reach * 1.3),
    trees: () => farTrees(stage, ground, reach, farColour),
    fence: () => hill(0.45, 0.2) + hill(0.15, 0.08) + fence(stage, ground + reach * 0.1, reach),
  }
  const [farGround, nearGround] = look.ground
  const base = paint.area(ridge(stage, ground, reach * 0.04, 5), dim(farGround))
  const near = paint.area(ridge(stage, ground + (height - ground) * 0.45, reach * 0.1, 4), dim(nearGround), {
    weight: 0.7,
  })
  const road = look.hasRoad ? roadAcross(stage, ground) : ''
  const grass = look.grass ? tufts(stage, floor, dim(look.grass), paint.isInk ? 12 : 34) : ''
  const bloom = look.hasFlowers
    ? flowers(
        stage,
        { top: ground + (height - ground) * 0.12, bottom: height * 0.97 },
        paint.style === 'colouring-page' ? 12 : paint.isInk ? 7 : 18,
      )
    : ''
  return {
    back:
      sky +
      above +
      paint.distant(far[look.far](), { top: ground - reach * 1.7, bottom: ground + reach * 0.3 }) +
      base +
      (look.hasRoad ? '' : near) +
      road +
      grass +
      bloom,
    front: '',
    floor: look.hasRoad
      ? { top: ground + (height - ground) * 0.5, bottom: ground + (height - ground) * 0.84 }
      : { top: ground + (height - ground) * 0.18, bottom: height - shortSide(stage) * 0.06 },
    air,
  }
}

function roadAcross({ paint, width, height }: Stage, ground: number): string {
  const top = ground + (height - ground) * 0.3
  const tall = (height - ground) * 0.6
  const dashes = Array.from({ length: 9 }, (_item, index) =>
    paint.area(rectangle((index / 8.5) * width, top + tall * 0.46, width * 0.06, tall * 0.05), '#ffffff', {
      weight: 0.5,
    }),
  )
  return paint.area(rectangle(-20, top, width + 40, tall), '#6b7280') + dashes.join('')
}
