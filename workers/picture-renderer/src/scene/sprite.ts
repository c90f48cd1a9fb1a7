import type { Paint } from '../paint/paint.ts'
import type { Dice } from '../seed.ts'
import type { Concept, Subject } from '@classeur/domain/pictures'
import { ofGender } from './gender.ts'
import { holding } from './holders.ts'
import { personSprite } from './person-sprite.ts'
import { skinTones, type SkinTone } from './skin-tones.ts'
import type { Sprite } from './spot.ts'

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

/** Faces of people who otherwise are drawn as a whole icon. */
const adults = ['man*', 'woman*', 'person*', 'woman-curly-hair*']
const adultSize = 1.5
/** Just below the top, so that nothing floats above a rounded one. */
const topSurface = 0.96

/** The seats of furniture, as shares of the icon's height. */
const surfaces: Record<string, number> = { chairs: 0.44, sofas: 0.4, beds: 0.5 }

/** The crowns of trees, as shares of the height at which animals sit in them. */
const crowns: Record<string, number> = { trees: 0.5, 'fir trees': 0.4, 'palm trees': 0.62 }

/** @param turn selects one of the thing's icons */
export function spriteOf(paint: Paint, dice: Dice, subject: Subject, turn?: number): Sprite {
  const { concept, colour, action } = subject
  const { size, place } = concept
  if (action && place !== 'person') {
    const face = pickIcon({ ...concept, icons: ofGender(adults, subject) }, dice, turn)
    return personSprite(paint, dice, face, adultSize, action)
  }
  const name = pickIcon({ ...concept, icons: ofGender(concept.icons, subject) }, dice, turn)
  if (place === 'person') return personSprite(paint, dice, name, size, action)
  return {
    ratio: paint.iconRatio(name),
    size,
    place,
    surface: surfaces[concept.id] ?? topSurface,
    ...holding(concept.id),
    ...(concept.id in crowns ? { crown: crowns[concept.id] ?? 0 } : {}),
    draw: (spot) => paint.icon(name, { ...spot, colour: colour?.hex ?? null }),
  }
}
