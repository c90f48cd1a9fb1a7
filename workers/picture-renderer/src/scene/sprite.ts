import type { Paint } from '../paint/paint.ts'
import { circle, ellipse, rectangle, smooth } from '../paint/geometry.ts'
import type { Dice } from '../seed.ts'
import type { Concept, Place } from '@classeur/domain/pictures'

export interface Spot {
  /** The centre. */
  x: number
  bottom: number
  height: number
  flip?: boolean
  /** Whether it stands on a surface and casts a shadow. */
  grounded?: boolean
}

/** One thing in a picture: its proportions, its size relative to others, and how to draw it. */
export interface Sprite {
  /** The width at a height of 1. */
  ratio: number
  size: number
  place: Place
  draw(spot: Spot): string
}

export const skinTones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const
export type SkinTone = (typeof skinTones)[number]

/** The icon `name*` in a skin tone. */
const inTone = (name: string, tone: SkinTone): string =>
  name.endsWith('*') ? `${name.slice(0, -1)}-${tone}` : name

const pickIcon = ({ icons }: Concept, dice: Dice, turn = dice.between(0, 999)): string =>
  inTone(icons[turn % icons.length] ?? '', dice.pick(skinTones))

/** An unchanged icon of the set. */
export function spriteOfIcon(paint: Paint, tone: SkinTone, icon: string): Sprite {
  const name = inTone(icon, tone)
  return { ratio: paint.iconRatio(name), size: 1, place: 'table', draw: (spot) => paint.icon(name, spot) }
}

const skinColours: Record<SkinTone, string> = {
  light: '#f7dece',
  'medium-light': '#f3d2a2',
  medium: '#d5ab88',
  'medium-dark': '#af7e57',
  dark: '#7c533e',
}

/** Longer names come first, because `medium-light` also ends in `light`. */
const skinOf = (icon: string): string => {
  const tone = [...skinTones].sort((a, b) => b.length - a.length).find((name) => icon.endsWith(`-${name}`))
  return tone ? skinColours[tone] : '#ffc83d'
}

const shirts = ['#e5584f', '#3f8fd2', '#f2b134', '#48a868', '#8f63c4', '#ef7fa8', '#2a9d8f'] as const
const trousers = ['#34495e', '#5d4e8c', '#3d6b8c', '#6b4f3a', '#2d6a5e'] as const

/** Shares of the total height, from the top. */
const person = { head: 0.5, shoulders: 0.46, waist: 0.76 }

/** A head from the icon set on a drawn body, so that people can stand in a scene. */
function personSprite(paint: Paint, dice: Dice, head: string, size: number): Sprite {
  const shirt = dice.pick(shirts)
  const trouser = dice.pick(trousers)
  const waves = dice.chance(0.45)
  const skin = skinOf(head)
  return {
    ratio: 0.52,
    size,
    place: 'person',
    draw({ x, bottom, height, flip = false, grounded = false }) {
      const at = (share: number) => bottom - height * (1 - share)
      const side = flip ? -1 : 1
      const half = height * 0.135
      const arm = (direction: number, isUp: boolean) => {
        const from = { x: x + direction * half * 0.8, y: at(person.shoulders + 0.09) }
        const to = { x: x + direction * half * (isUp ? 1.95 : 1.65), y: isUp ? at(0.43) : at(0.7) }
        const bend = { x: x + direction * half * 1.6, y: at(isUp ? 0.56 : 0.6) }
        const limb = smooth([from, bend, to])
        const thick = height * 0.062
        return paint.limb(limb, shirt, thick) + paint.area(circle(to, height * 0.036), skin)
      }
      const leg = (direction: number) =>
        paint.area(
          rectangle(
            x + direction * half * 0.5 - half * 0.4,
            at(person.waist - 0.02),
            half * 0.8,
            height * 0.22,
            half * 0.2,
          ),
          trouser,
        ) +
        paint.area(
          ellipse({ x: x + direction * half * 0.56, y: at(0.975) }, half * 0.56, height * 0.026),
          '#3a3a42',
        )
      const body = rectangle(
        x - half,
        at(person.shoulders),
        half * 2,
        height * (person.waist - person.shoulders + 0.03),
        half * 0.55,
      )
      const shadow =
        grounded && !paint.isInk
          ? paint.area(ellipse({ x, y: bottom }, half * 1.5, height * 0.025), '#0b1a20', { opacity: 0.18 })
          : ''
      return (
        shadow +
        leg(-1) +
        leg(1) +
        arm(side, waves) +
        arm(-side, false) +
        paint.area(body, shirt) +
        paint.icon(head, { x, bottom: at(person.head), height: height * person.head, flip })
      )
    },
  }
}

export function spriteOf(
  paint: Paint,
  dice: Dice,
  concept: Concept,
  colour: string | null,
  turn?: number,
): Sprite {
  const name = pickIcon(concept, dice, turn)
  const { size, place } = concept
  if (place === 'person') return personSprite(paint, dice, name, size)
  return {
    ratio: paint.iconRatio(name),
    size,
    place,
    draw: (spot) => paint.icon(name, { ...spot, colour }),
  }
}
