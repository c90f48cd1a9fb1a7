import { shortSide, type Stage } from '../backdrops/backdrop.ts'
import { drawBackdrop } from '../backdrops/draw-backdrop.ts'
import type { BackdropName, Understanding } from '@classeur/domain/pictures'
import { spreadOut, standInRows } from './arrange.ts'
import { pairSprite } from './pair.ts'
import { spriteOf, type Sprite } from './sprite.ts'

const outdoors: readonly BackdropName[] = [
  'meadow',
  'farm',
  'forest',
  'savanna',
  'desert',
  'snow',
  'mountains',
  'city',
  'road',
  'field',
  'sea',
]

/** The backdrop if the prompt names none: the habitat of the largest thing, outdoors before indoors. */
export function usualBackdrop({ subjects, isNight }: Understanding): BackdropName {
  const grounded = subjects.filter(({ concept }) => concept.place !== 'sky')
  const ranked = (grounded.length > 0 ? grounded : subjects)
    .map(({ concept }) => concept)
    .sort(
      (a, b) =>
        Number(outdoors.includes(b.backdrop)) - Number(outdoors.includes(a.backdrop)) || b.size - a.size,
    )
  const usual = ranked[0]?.backdrop ?? 'plain'
  return isNight && usual === 'plain' ? 'meadow' : usual
}

function makeSprites({ paint, dice }: Stage, { subjects, relation }: Understanding): Sprite[] {
  const groups = subjects.map(({ concept, count, colour }) => {
    const turn = dice.between(0, 999)
    return Array.from({ length: count }, (_item, index) =>
      spriteOf(paint, dice, concept, colour?.hex ?? null, concept.place === 'person' ? turn + index : turn),
    )
  })
  if (!relation || relation.kind === 'beside') return groups.flat()
  const few = groups[relation.from] ?? []
  const [one, ...more] = groups[relation.to] ?? []
  const floats = few[0]?.place === 'sky' && relation.kind === 'above'
  if (few.length === 0 || !one || floats) return groups.flat()
  const rest = groups.filter((_group, index) => index !== relation.from && index !== relation.to).flat()
  return [pairSprite(relation.kind, few, one, dice), ...more, ...rest]
}

/** Arranges the things in front of the backdrop: flying things at the top, large things behind small ones. */
export function composeScene(stage: Stage, understanding: Understanding, backdropName: BackdropName): string {
  const { dice, width, height } = stage
  const sprites = makeSprites(stage, understanding)
  const floating = (sprite: Sprite) =>
    backdropName === 'underwater' ||
    backdropName === 'space' ||
    backdropName === 'sky' ||
    sprite.place === 'sky' ||
    sprite.place === 'space'
  const flying = sprites.filter(floating)
  const standing = sprites.filter((sprite) => !floating(sprite))
  const hasTable = !standing.some(({ place, size }) => place !== 'table' && size > 0.6)
  const { back, front, floor, air } = drawBackdrop(backdropName, stage, hasTable)
  const margin = shortSide(stage) * 0.04
  const across = { left: margin, right: width - margin }

  const large = standing.filter(({ size }) => size >= 1.9)
  const small = standing.filter(({ size }) => size < 1.9)
  const isLayered = large.length > 0 && small.length > 0
  const depth = floor.bottom - floor.top
  const isPair = understanding.relation !== null && understanding.relation.kind !== 'beside'
  const room = flying.length > 0 ? 0.42 : isPair ? 0.7 : 0.56
  const largeFloor = isLayered ? { top: floor.top, bottom: floor.top + depth * 0.3 } : floor
  const smallFloor = isLayered ? { top: floor.top + depth * 0.55, bottom: floor.bottom } : floor
  const stood =
    standInRows(large, { ...across, ...largeFloor }, largeFloor, height * room, dice) +
    standInRows(small, { ...across, ...smallFloor }, smallFloor, height * (isLayered ? 0.27 : room), dice)

  const open = {
    top: height * 0.08,
    bottom: standing.length > 0 ? Math.max(air.bottom, height * 0.32) : height * 0.86,
  }
  const flown = spreadOut(flying, { ...across, ...open }, height * (standing.length > 0 ? 0.2 : 0.48), dice)
  return back + flown + stood + front
}
