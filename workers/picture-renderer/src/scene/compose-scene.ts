import { shortSide, type Stage } from '../backdrops/backdrop.ts'
import { drawBackdrop } from '../backdrops/draw-backdrop.ts'
import type { BackdropName, Relation, Subject, Understanding } from '@classeur/domain/pictures'
import { spreadOut, standInRows } from './arrange.ts'
import { pairSprite } from './pair.ts'
import { fishBowl } from './holders.ts'
import { spriteOf } from './sprite.ts'
import type { Sprite, Spot } from './spot.ts'
import { hiddenThings, type Placed } from './visible.ts'

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

/** Actions that need a room. */
const indoors: readonly string[] = ['write-on-board', 'paint', 'write', 'sit', 'sleep']

/** Fish in a bowl or a bucket, which isn't under water. */
function heldFish(subjects: readonly Subject[], relation: Relation | null): Subject | undefined {
  if (relation?.kind !== 'in') return undefined
  const [fish, holder] = [subjects[relation.from], subjects[relation.to]]
  return fish?.concept.backdrop === 'underwater' && holder?.concept.place === 'table' ? fish : undefined
}

/** The backdrop if the prompt names none: the habitat of the largest thing, outdoors before indoors. */
export function usualBackdrop({ subjects: all, relation, isNight }: Understanding): BackdropName {
  const held = heldFish(all, relation)
  const subjects = all.filter((subject) => subject !== held)
  const swims = subjects.some(({ action }) => action?.id === 'swim')
  // Beside others on land, a swimmer has a pool.
  if (swims) return subjects.every(({ action }) => action?.id === 'swim') ? 'sea' : 'meadow'
  if (subjects.some(({ action }) => action !== null && indoors.includes(action.id))) return 'room'
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

function makeSprites(
  { paint, dice }: Stage,
  { subjects, relation }: Understanding,
  note: (subject: Subject, sprite: Sprite, spot: Spot) => void,
): Sprite[] {
  const held = heldFish(subjects, relation)
  const noted = (subject: Subject, sprite: Sprite): Sprite => ({
    ...sprite,
    draw(spot) {
      note(subject, sprite, spot)
      return sprite.draw(spot)
    },
  })
  const groups = subjects.map((subject, at) => {
    const { concept, count, colour } = subject
    const turn = dice.between(0, 999)
    return Array.from({ length: count }, (_item, index) => {
      const sprite = spriteOf(paint, dice, subject, concept.place === 'person' ? turn + index : turn)
      const isFishBowl = held && at === relation?.to && concept.id === 'bowls' && colour === null
      return noted(subject, isFishBowl ? fishBowl(paint, concept.size) : sprite)
    })
  })
  if (!relation || relation.kind === 'beside') return groups.flat()
  const few = groups[relation.from] ?? []
  const [one, ...more] = groups[relation.to] ?? []
  const floats = few[0]?.place === 'sky' && relation.kind === 'above'
  if (few.length === 0 || !one || floats) return groups.flat()
  const rest = groups.filter((_group, index) => index !== relation.from && index !== relation.to).flat()
  return [pairSprite(relation.kind, few, one, dice), ...more, ...rest]
}

/**
 * Arranges the things in front of the backdrop: flying things at the top, large things behind small ones.
 * @returns the picture, and the things that others hide in it
 */
export function composeScene(
  stage: Stage,
  understanding: Understanding,
  backdropName: BackdropName,
): { content: string; hidden: Subject[] } {
  const { dice, width, height } = stage
  const placed: Placed<Subject>[] = []
  const sprites = makeSprites(stage, understanding, (thing, { ratio, rim = 1 }, spot) => {
    const wide = ratio * spot.height
    placed.push({
      thing,
      left: spot.x - wide / 2,
      top: spot.bottom - spot.height,
      width: wide,
      height: spot.height,
      front: spot.bottom - spot.height * rim,
    })
  })
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
  // They are painted after the flying things.
  const placedBefore = placed.splice(0)

  const open = {
    top: height * 0.08,
    bottom: standing.length > 0 ? Math.max(air.bottom, height * 0.32) : height * 0.86,
  }
  const flown = spreadOut(flying, { ...across, ...open }, height * (standing.length > 0 ? 0.2 : 0.48), dice)
  return { content: back + flown + stood + front, hidden: hiddenThings([...placed, ...placedBefore]) }
}
