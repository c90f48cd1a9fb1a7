import type { Dice } from '../seed.ts'
import type { RelationKind } from '@classeur/domain/pictures'
import type { Inside, Sprite, Spot } from './spot.ts'

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

/** How much of a thing is behind the edge of the thing that holds it, as a share of its height. */
const sunk = 0.42
/** How much of a thing is behind the thing before it, as a share of its width. */
const covered = 0.4

/** Things seen through the glass in which they are, in the rows in which they are largest. */
function drawInside(few: readonly Sprite[], one: Sprite, inside: Inside, spot: Spot): string {
  const width = one.ratio * spot.height * inside.halfWidth * 2
  const depth = spot.height * (inside.top - inside.bottom)
  const plans = Array.from({ length: Math.min(4, few.length) }, (_item, index) => {
    const perRow = Math.ceil(few.length / (index + 1))
    const rows = Array.from({ length: Math.ceil(few.length / perRow) }, (_row, row) =>
      few.slice(row * perRow, (row + 1) * perRow),
    )
    const widest = Math.max(...rows.map((row) => widthAt(row, 1)))
    return { rows, height: Math.min((depth / rows.length) * 0.92, width / widest) }
  })
  const { rows, height } = plans.reduce((best, plan) => (plan.height > best.height ? plan : best))
  const gap = (depth - rows.length * height) / (rows.length + 1)
  return rows
    .map((row, index) => {
      const bottom = spot.bottom - spot.height * inside.bottom - gap - (height + gap) * index
      return drawLine(row, { ...spot, grounded: false, bottom }, height)
    })
    .join('')
}

/** Things behind another one, which look out on its sides. */
function drawBehind(few: readonly Sprite[], one: Sprite, side: number, height: number, spot: Spot): string {
  const edges = [0, 0]
  return few
    .map((sprite, index) => {
      const width = sprite.ratio * height
      const out = edges[index % 2] ?? 0
      const x = (one.ratio * spot.height) / 2 + out + width * (out === 0 ? 0.5 - covered : 0.5)
      edges[index % 2] = out === 0 ? width * (1 - covered) : out + width
      return sprite.draw({ ...spot, x: spot.x + (index % 2 === 0 ? side : -side) * x, height })
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
            bottom: spot.bottom - spot.height * (kind === 'on' ? lower * (one.surface ?? 0.96) : 1 - upper),
          },
          spot.height * upper,
        ),
    }
  }
  if (kind === 'in' && one.size < 2) {
    const { inside, rim = 1 } = one
    if (inside)
      return {
        ...base,
        ratio: one.ratio,
        draw: (spot) => one.draw(spot) + drawInside(few, one, inside, spot),
      }
    const holder = 0.66
    const guest = limit(0.52, one.ratio * holder * 1.15)
    // Things behind the front of a basket look over its edge.
    const lift = holder * rim - guest * sunk
    return {
      ...base,
      ratio: Math.max(one.ratio * holder, widthAt(few, guest)),
      draw: (spot) =>
        drawLine(
          few,
          { ...spot, grounded: false, bottom: spot.bottom - spot.height * lift },
          spot.height * guest,
        ) + one.draw({ ...spot, height: spot.height * holder }),
    }
  }
  const { crown } = one
  if (kind === 'in' && crown !== undefined) {
    const guest = limit(0.3, one.ratio * 0.8)
    return {
      ...base,
      ratio: Math.max(one.ratio, widthAt(few, guest)),
      draw: (spot) =>
        one.draw(spot) +
        drawLine(
          few,
          { ...spot, grounded: false, bottom: spot.bottom - spot.height * crown },
          spot.height * guest,
        ),
    }
  }
  const near = limit(relative, Math.max(1, one.ratio * 1.15))
  if (kind === 'behind') {
    const behind = Math.min(0.8, near * 1.5)
    const perSide = [0, 1].map((first) => few.filter((_sprite, index) => index % 2 === first))
    const reach = Math.max(...perSide.map((sprites) => widthAt(sprites, behind)))
    return {
      ...base,
      ratio: one.ratio + reach * (1 - covered) * Math.min(2, few.length),
      draw(whole) {
        const aside = few.length === 1 ? (side * reach * (1 - covered) * whole.height) / 2 : 0
        const spot = { ...whole, x: whole.x - aside }
        const farther = { ...spot, bottom: spot.bottom - 0.07 * spot.height }
        return drawBehind(few, one, side, spot.height * behind, farther) + one.draw(spot)
      },
    }
  }
  const shift = kind === 'under' && few.length > 1 ? 0 : 0.3
  return {
    ...base,
    ratio: Math.max(one.ratio, widthAt(few, near)) * (shift > 0 ? 1.1 : 1),
    draw(spot) {
      const moved = {
        ...spot,
        x: spot.x + side * shift * one.ratio * spot.height,
        bottom: spot.bottom + 0.06 * spot.height,
      }
      return one.draw(spot) + drawLine(few, moved, spot.height * near)
    },
  }
}
