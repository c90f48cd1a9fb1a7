import { circle, rectangle, smooth } from '../paint/geometry.ts'
import { shortSide, type Backdrop, type Stage } from './backdrop.ts'
import { clouds, moon, ridge, ripples, stars, sun } from './decorations.ts'

export function sea(stage: Stage): Backdrop {
  const { paint, dice, width, height, isNight } = stage
  const level = height * dice.real(0.46, 0.5)
  const air = { top: height * 0.05, bottom: level - height * 0.1 }
  const sky = isNight
    ? paint.wash(0, height, '#141c3f', '#44548c')
    : paint.wash(0, height, '#8fd3f4', '#fdf1dc')
  const above = isNight
    ? stars(stage, { top: 0, bottom: level }, 36) + moon(stage)
    : sun(stage) + clouds(stage, air, 3)
  const water = paint.area(
    rectangle(-20, level, width + 40, height - level + 20),
    isNight ? '#1f4a7a' : '#3fa7d6',
  )
  const nearer = paint.area(
    ridge(stage, level + (height - level) * 0.4, height * 0.012, 8),
    isNight ? '#1a3f6b' : '#2f93c4',
    { weight: 0.7 },
  )
  const sand = paint.area(ridge(stage, height * 0.93, height * 0.012, 4), '#f2dca6')
  return {
    back:
      sky +
      above +
      water +
      nearer +
      ripples(stage, { top: level + 10, bottom: height * 0.9 }, isNight ? '#5b8fc4' : '#c9ecfb', 15),
    front: sand,
    floor: { top: level + (height - level) * 0.22, bottom: height * 0.9 },
    air,
  }
}

export function underwater(stage: Stage): Backdrop {
  const { paint, dice, width, height } = stage
  const bed = height * dice.real(0.86, 0.89)
  const unit = shortSide(stage)
  const bubbles = Array.from({ length: 22 }, () =>
    paint.area(
      circle(
        { x: dice.real(0.03, 0.97) * width, y: dice.real(0.05, 0.8) * height },
        unit * dice.real(0.004, 0.014),
      ),
      '#d9f4ff',
      { opacity: 0.55, weight: 0.6 },
    ),
  ).join('')
  const weed = (x: number) => {
    const tall = height * dice.real(0.1, 0.22)
    const points = Array.from({ length: 6 }, (_item, step) => ({
      x: x + (step % 2 === 0 ? -1 : 1) * unit * 0.012,
      y: bed + height * 0.05 - (tall * step) / 5,
    }))
    return paint.line(smooth(points), dice.pick(['#2f9e6d', '#3cb371', '#1f8a70']), unit * 0.018)
  }
  const weeds = Array.from({ length: 9 }, () =>
    weed((dice.chance(0.5) ? dice.real(0.02, 0.25) : dice.real(0.75, 0.98)) * width),
  ).join('')
  const sand = paint.area(ridge(stage, bed, height * 0.014, 5), '#f0d9a0')
  const reef =
    paint.icon('coral', {
      x: width * dice.real(0.07, 0.14),
      bottom: bed + height * 0.05,
      height: unit * 0.14,
    }) +
    paint.icon('coral', {
      x: width * dice.real(0.86, 0.93),
      bottom: bed + height * 0.06,
      height: unit * 0.11,
      flip: true,
    })
  return {
    back: paint.wash(0, height, '#5cc6ee', '#0f5f9c') + bubbles + weeds + sand + reef,
    front: '',
    floor: { top: height * 0.3, bottom: bed },
    air: { top: height * 0.08, bottom: height * 0.4 },
  }
}

export function space(stage: Stage): Backdrop {
  const { paint, dice, width, height } = stage
  const haze = paint.isInk
    ? ''
    : paint.area(
        smooth(
          [
            { x: -50, y: height * dice.real(0.4, 0.7) },
            { x: width * 0.4, y: height * dice.real(0.3, 0.5) },
            { x: width + 60, y: height * dice.real(0.1, 0.3) },
            { x: width + 60, y: height * dice.real(0.4, 0.6) },
            { x: width * 0.5, y: height * dice.real(0.6, 0.8) },
            { x: -50, y: height * 0.95 },
          ],
          true,
        ),
        '#33307a',
        { opacity: 0.5 },
      )
  return {
    back:
      paint.wash(0, height, '#0c1033', '#27195c') +
      haze +
      stars(stage, { top: 0, bottom: height }, paint.isInk ? 45 : 110),
    front: '',
    floor: { top: height * 0.3, bottom: height * 0.92 },
    air: { top: height * 0.08, bottom: height * 0.6 },
  }
}
