import type { Dice } from '../seed.ts'
import type { RelationKind } from '@classeur/domain/pictures'
import type { Sprite, Spot } from './sprite.ts'

const widthAt = (sprites: readonly Sprite[], height: number): number =>
  sprites.reduce((sum, { ratio }) => sum + ratio * height * 1.12, 0)

function drawLine(sprites: readonly Sprite[], spot: Spot, height: number): string {
  let left = spot.x - widthAt(sprites, height) / 2
  return sprites
    .map((sprite) => {
      const width = sprite.ratio * height * 1.12
      left += width
      return sprite.draw({ ...spot, x: left - width / 2, height })
    })
    .join('')
}

/**
 * Combines several copies of one thing with another thing into a sprite that shows their relation. All shares
 * are relative to the total height.
 */
export function pairSprite(
  kind: Exclude<RelationKind, 'beside'>,
  few: readonly Sprite[],
  one: Sprite,
  dice: Dice,
): Sprite {
  const smallest = Math.min(...few.map(({ size }) => size))
  const relative = Math.min(0.75, Math.max(0.26, Math.sqrt(smallest / one.size) * 0.55))
  const side = dice.chance(0.5) ? 1 : -1
  const limit = (share: number, room: number) => Math.min(share, room / Math.max(0.01, widthAt(few, 1)))
  const place = one.place === 'person' ? 'ground' : one.place
  const base = { size: one.size * 1.15, place }

  if (kind === 'on' || kind === 'above') {
    const lower = 0.62
    const upper = limit(kind === 'on' ? 0.4 : 0.32, Math.max(1.1, one.ratio * lower * 1.1))
    return {
      ...base,
      ratio: Math.max(one.ratio * lower, widthAt(few, upper)),
      draw: (spot) =>
        one.draw({ ...spot, height: spot.height * lower }) +
        drawLine(
          few,
          {
            ...spot,
            grounded: false,
            bottom: spot.bottom - spot.height * (kind === 'on' ? lower * 0.96 : 1 - upper),
          },
          spot.height * upper,
        ),
    }
  }
  if (kind === 'in' && one.size < 2) {
    const holder = 0.66
    const guest = limit(0.52, one.ratio * holder * 1.3)
    return {
      ...base,
      ratio: Math.max(one.ratio * holder, widthAt(few, guest)),
      draw: (spot) =>
        drawLine(
          few,
          { ...spot, grounded: false, bottom: spot.bottom - spot.height * holder * 0.55 },
          spot.height * guest,
        ) + one.draw({ ...spot, height: spot.height * holder }),
    }
  }
  const near = limit(relative, Math.max(1, one.ratio * 1.15))
  const shift = kind === 'behind' ? 0.42 : kind === 'under' && few.length > 1 ? 0 : 0.3
  const drop = kind === 'behind' ? -0.07 : 0.06
  return {
    ...base,
    ratio: Math.max(one.ratio, widthAt(few, near)) * (shift > 0 ? 1.1 : 1),
    draw(spot) {
      const moved = {
        ...spot,
        x: spot.x + side * shift * one.ratio * spot.height,
        bottom: spot.bottom + drop * spot.height,
      }
      const group = drawLine(few, moved, spot.height * (kind === 'behind' ? Math.min(0.8, near * 1.5) : near))
      return kind === 'behind' ? group + one.draw(spot) : one.draw(spot) + group
    },
  }
}
