import { circle, onCircle, polyline } from '../paint/geometry.ts'
import { mentions, type FigureReader, type Frame } from './figure.ts'

function drawClock({ paint, centre, reach, colours }: Frame, hour: number, minute: number): string {
  const ticks = Array.from({ length: 60 }, (_item, index) => {
    const isHour = index % 5 === 0
    const from = onCircle(centre, reach * (isHour ? 0.76 : 0.82), index * 6 - 90)
    return paint.line(
      polyline([from, onCircle(centre, reach * 0.86, index * 6 - 90)]),
      '#2b2f36',
      paint.lineWidth * (isHour ? 1.9 : 0.7),
    )
  })
  const hand = (degrees: number, length: number, colour: string, thick: number) =>
    paint.limb(
      polyline([
        onCircle(centre, -reach * 0.08, degrees - 90),
        onCircle(centre, reach * length, degrees - 90),
      ]),
      colour,
      reach * thick,
    )
  return (
    paint.area(circle(centre, reach), colours[0], { weight: 1.4 }) +
    paint.area(circle(centre, reach * 0.9), '#ffffff') +
    ticks.join('') +
    hand((hour % 12) * 30 + minute / 2, 0.48, '#20242b', 0.055) +
    hand(minute * 6, 0.72, colours[1], 0.04) +
    paint.area(circle(centre, reach * 0.05), '#20242b')
  )
}

const halfPast = 'half+past et+demie والنصف نصف'
const quarterPast = 'quarter+past et+quart والربع ربع'
const hourWords = [
  'one une واحده',
  'two deux ثانيه',
  'three trois ثالثه',
  'four quatre رابعه',
  'five cinq خامسه',
  'six سادسه',
  'seven sept سابعه',
  'eight huit ثامنه',
  'nine neuf تاسعه',
  'ten dix عاشره',
  'eleven onze',
  'twelve douze midi noon',
]

/** Hours in words, the longest first so that `sept` is not read as `sep`. */
function hourIn(text: string): number | null {
  const digits = /(?<![\d:])(\d{1,2})(?!\d)/.exec(text)
  const hour = Number(digits?.[1] ?? 0)
  if (hour >= 1 && hour <= 24) return hour
  const found = hourWords.findIndex((words) =>
    mentions(
      text,
      words
        .split(' ')
        .map((word) => `${word}$`)
        .join(' '),
    ),
  )
  return found < 0 ? null : found + 1
}

export const readClock: FigureReader = (text) => {
  const isAbout = mentions(
    text,
    "clock$ clocks$ clockface oclock o’clock o'clock heure horloge pendule ساعه$ tell+time telling+time what+time half+past quarter+past",
  )
  const written = /(?<!\d)(\d{1,2}) ?[:h] ?(\d{2})(?!\d)/.exec(text)
  if (!isAbout && !written) return null
  if (mentions(text, 'alarm watch smart reveil')) return null
  const asked = written ? Number(written[1]) : hourIn(text)
  const hour = asked ?? 10
  const minute = written
    ? Number(written[2])
    : mentions(text, halfPast)
      ? 30
      : mentions(text, quarterPast)
        ? 15
        : asked === null
          ? 10
          : 0
  if (hour > 24 || minute > 59) return null
  const time = `${String(hour)}:${String(minute).padStart(2, '0')}`
  return {
    title: {
      en: `a clock that shows ${time}`,
      fr: `une horloge qui indique ${time}`,
      ar: `ساعة تشير إلى ${time}`,
    },
    draw: (frame) => drawClock(frame, hour, minute),
  }
}
