import type { SubjectAction } from '@classeur/domain/pictures'
import { circle, ellipse, rectangle, smooth, type Point } from '../paint/geometry.ts'
import { pairsOf, type Line } from '../paint/line.ts'
import type { Paint } from '../paint/paint.ts'
import type { Dice } from '../seed.ts'
import { poses, standing, type Joint, type Pose } from './poses.ts'
import { drawAround, drawSwimmer } from './props.ts'
import { skinColours, toneOf } from './skin-tones.ts'
import type { Spot, Sprite } from './spot.ts'

const shirts = ['#e5584f', '#3f8fd2', '#f2b134', '#48a868', '#8f63c4', '#ef7fa8', '#2a9d8f'] as const
const trousers = ['#34495e', '#5d4e8c', '#3d6b8c', '#6b4f3a', '#2d6a5e'] as const

/** Shares of the total height, from the top. */
const person = { head: 0.5, shoulders: 0.46, waist: 0.76 }
const half = 0.135
const shoulder: Joint = [half * 0.8, person.shoulders + 0.09]

/** Icons that show the whole action. */
function wholeIcon(face: string, action: SubjectAction): string | null {
  const tone = toneOf(face)
  if (action.id === 'sleep') return `person-in-bed-${tone}`
  if (action.id !== 'cycle') return null
  const who = /^(?:woman|girl|old-woman)/.test(face)
    ? 'woman'
    : /^(?:man|old-man)/.test(face)
      ? 'man'
      : 'person'
  return `${who}-biking-${tone}`
}

interface Clothes {
  shirt: string
  trouser: string
  skin: string
}

/** A head from the icon set on a drawn body in a pose. */
function drawPerson(
  paint: Paint,
  face: string,
  pose: Pose,
  held: string | null,
  { shirt, trouser, skin }: Clothes,
  { x, bottom, height, flip = false, grounded = false }: Spot,
): string {
  const side = flip ? -1 : 1
  const at = ([dx, share]: Joint): Point => ({ x: x + side * dx * height, y: bottom - height * (1 - share) })
  const arm = (line: Line, direction: number) => {
    const [elbow = shoulder, hand = shoulder] = pairsOf(line)
    return (
      paint.limb(
        smooth([at([direction * shoulder[0], shoulder[1]]), at(elbow), at(hand)]),
        shirt,
        height * 0.062,
      ) + paint.area(circle(at(hand), height * 0.036), skin)
    )
  }
  const shoe = (foot: Joint, share = 0) =>
    paint.area(
      ellipse(at([foot[0] + 0.012, foot[1] + share]), height * half * 0.56, height * 0.026),
      '#3a3a42',
    )
  const bentLeg = (line: Line, hip: number) => {
    const [knee = shoulder, foot = shoulder] = pairsOf(line)
    return (
      paint.limb(smooth([at([hip, person.waist]), at(knee), at(foot)]), trouser, height * 0.095) +
      shoe(foot, 0.012)
    )
  }
  const straightLeg = (direction: number) =>
    paint.area(
      rectangle(
        x + direction * half * 0.5 * height - half * 0.4 * height,
        at([0, person.waist - 0.02]).y,
        half * 0.8 * height,
        height * 0.22,
        half * 0.2 * height,
      ),
      trouser,
    ) + shoe([direction * half * 0.56 - 0.012, 0.975])
  const [front, back] = pose.legs ?? []
  const legs =
    front && back ? bentLeg(back, -half * 0.4) + bentLeg(front, half * 0.4) : straightLeg(-1) + straightLeg(1)
  const body = rectangle(
    x - half * height,
    at([0, person.shoulders]).y,
    half * 2 * height,
    height * (person.waist - person.shoulders + 0.03),
    half * 0.55 * height,
  )
  const shadow =
    grounded && !paint.isInk
      ? paint.area(ellipse({ x, y: bottom }, half * 1.5 * height, height * 0.025), '#0b1a20', {
          opacity: 0.18,
        })
      : ''
  const { behind, before } = drawAround(paint, pose, at, height)
  const thing =
    pose.held && held !== null
      ? paint.icon(held, {
          x: at(pose.held.at).x,
          bottom: at([0, pose.held.at[1] + pose.held.height / 2]).y,
          height: height * Math.min(pose.held.height, (pose.held.height * 1.5) / paint.iconRatio(held)),
          flip,
        })
      : ''
  // The arms of somebody who writes lie on the desk.
  const armsOnTop = pose.stage === 'desk' ? arm(pose.arms[1], -1) + arm(pose.arms[0], 1) : ''
  const figure =
    legs +
    (armsOnTop ? '' : arm(pose.arms[1], -1)) +
    paint.area(body, shirt) +
    paint.icon(face, { x, bottom: at([0, person.head]).y, height: height * person.head, flip }) +
    (pose.held?.isReplaced ? '' : thing) +
    (armsOnTop ? '' : arm(pose.arms[0], 1)) +
    (pose.held?.isReplaced ? thing : '')
  const turn = pose.tilt
    ? ` rotate(${String(side * pose.tilt)} ${String(Math.round(x))} ${String(Math.round(at([0, person.waist]).y))})`
    : ''
  const lifted = `<g transform="translate(0 ${String(Math.round(-(pose.lift ?? 0) * height))})${turn}">${figure}</g>`
  return shadow + behind + (turn || pose.lift ? lifted : figure) + before + armsOnTop
}

/** A person in a scene, standing or doing something. @param face an icon of the set */
export function personSprite(
  paint: Paint,
  dice: Dice,
  face: string,
  size: number,
  action: SubjectAction | null,
): Sprite {
  const clothes = {
    shirt: dice.pick(shirts),
    trouser: dice.pick(trousers),
    skin: skinColours[toneOf(face)],
  }
  const waves = dice.chance(0.45)
  const whole = action && wholeIcon(face, action)
  if (whole) {
    const ratio = paint.iconRatio(whole)
    return { ratio, size, place: 'ground', draw: (spot) => paint.icon(whole, spot) }
  }
  if (action?.id === 'swim')
    return {
      ratio: 1.25,
      size,
      place: 'person',
      draw: (spot) => drawSwimmer(paint, face, clothes.skin, spot),
    }
  const pose: Pose =
    action && action.id !== 'sleep' && action.id !== 'cycle' ? poses[action.id] : standing(waves)
  // Water is drunk from a glass, and a book that somebody reads is open.
  const { id = '', icons: [used] = [] } = action?.object ?? {}
  const isUsual = id === 'drops of water' || id === 'books'
  const held = pose.held ? ((pose.held.isReplaced && !isUsual ? used : undefined) ?? pose.held.icon) : null
  return {
    ratio: pose.ratio,
    size,
    place: 'person',
    draw: (spot) => drawPerson(paint, face, pose, held, clothes, spot),
  }
}
