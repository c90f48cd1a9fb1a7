import { polyline, rectangle, slice, type Point } from '../paint/geometry.ts'
import { mentions, type FigureReader, type Frame } from './figure.ts'

const arrowHead = (tip: Point, dx: number, dy: number, size: number): string =>
  polyline([
    { x: tip.x - dx * size - dy * size * 0.5, y: tip.y - dy * size - dx * size * 0.5 },
    tip,
    { x: tip.x - dx * size + dy * size * 0.5, y: tip.y - dy * size + dx * size * 0.5 },
  ])

const dark = '#2b2f36'

export const readNumberLine: FigureReader = (text) => {
  if (!mentions(text, 'number+line droite+gradue droite+numerique ligne+numerique خط+اعداد مستقيم+اعداد'))
    return null
  const largest = Math.max(0, ...(text.match(/(?<!\d)\d{1,3}(?!\d)/g) ?? []).map(Number))
  const steps = largest >= 2 && largest <= 30 ? largest : 10
  return {
    title: {
      en: `a number line with ${String(steps)} equal steps and no numbers`,
      fr: `une droite graduée de ${String(steps)} intervalles égaux, sans nombres`,
      ar: `خط أعداد من ${String(steps)} أقسام متساوية دون أرقام`,
    },
    draw({ paint, centre, span, reach }) {
      const [left, right] = [centre.x - span / 2, centre.x + span / 2]
      const inset = span * 0.05
      const tick = (index: number) => {
        const x = left + inset + ((span - 2 * inset) * index) / steps
        const tall = reach * (index % 5 === 0 ? 0.13 : 0.08)
        return polyline([
          { x, y: centre.y - tall },
          { x, y: centre.y + tall },
        ])
      }
      const marks = Array.from({ length: steps + 1 }, (_item, index) => tick(index)).join('')
      const heads =
        arrowHead({ x: right, y: centre.y }, 1, 0, reach * 0.07) +
        arrowHead({ x: left, y: centre.y }, -1, 0, reach * 0.07)
      return paint.line(
        `${polyline([
          { x: left, y: centre.y },
          { x: right, y: centre.y },
        ])}${marks}${heads}`,
        dark,
        paint.lineWidth * 1.6,
      )
    },
  }
}

function axes({ paint, centre, span, reach }: Frame, originShare: number): string {
  const [left, right] = [centre.x - span / 2, centre.x + span / 2]
  const [top, bottom] = [centre.y - reach, centre.y + reach]
  const x = left + span * originShare
  const y = bottom - (bottom - top) * originShare
  const heads = arrowHead({ x: right, y }, 1, 0, reach * 0.06) + arrowHead({ x, y: top }, 0, -1, reach * 0.06)
  return paint.line(
    `${polyline([
      { x: left, y },
      { x: right, y },
    ])}${polyline([
      { x, y: bottom },
      { x, y: top },
    ])}${heads}`,
    dark,
    paint.lineWidth * 1.5,
  )
}

export const readBarChart: FigureReader = (text) => {
  if (
    !mentions(
      text,
      'bar+chart bar+graph histogram diagramme+baton diagramme+barre graphique+barre اعمده+بياني مخطط+اعمده تمثيل+اعمده',
    )
  )
    return null
  return {
    title: {
      en: 'a bar chart with five bars and no labels',
      fr: 'un diagramme en bâtons à cinq barres, sans légende',
      ar: 'مخطط من خمسة أعمدة دون أسماء',
    },
    draw(frame) {
      const { paint, dice, centre, span, reach, colours } = frame
      const left = centre.x - span / 2
      const bottom = centre.y + reach
      const grid = [1, 2, 3, 4, 5].map((line) =>
        polyline([
          { x: left, y: bottom - reach * 0.36 * line },
          { x: left + span * 0.96, y: bottom - reach * 0.36 * line },
        ]),
      )
      const bars = dice
        .shuffled([2, 3, 4, 5, 1.5])
        .map((value, index) =>
          paint.area(
            rectangle(
              left + span * (0.08 + index * 0.175),
              bottom - reach * 0.36 * value,
              span * 0.11,
              reach * 0.36 * value,
            ),
            colours[index % 3] ?? colours[0],
          ),
        )
      return paint.line(grid.join(''), '#c9d0d8', paint.lineWidth * 0.5) + bars.join('') + axes(frame, 0)
    },
  }
}

export const readPieChart: FigureReader = (text) => {
  if (!mentions(text, 'pie+chart camembert diagramme+circulaire قطاع+دائري مخطط+دائري قطاعات')) return null
  return {
    title: {
      en: 'a pie chart with four parts of different size',
      fr: 'un diagramme circulaire de quatre parts inégales',
      ar: 'مخطط دائري من أربعة قطاعات مختلفة',
    },
    draw({ paint, dice, centre, reach, colours }) {
      const shares = dice.shuffled([0.4, 0.3, 0.2, 0.1])
      const tints = [...colours, '#c9d2dc']
      let from = dice.real(-100, -60)
      return shares
        .map((share, index) => {
          const drawn = paint.part(
            slice(centre, reach * 0.95, from, from + share * 360),
            tints[index] ?? colours[0],
            index % 2 === 0,
          )
          from += share * 360
          return drawn
        })
        .join('')
    },
  }
}

export const readGrid: FigureReader = (text) => {
  if (
    !mentions(
      text,
      'coordinate cartesian repere+ortho repere+cartes plan+repere مستوي+احداثي احداثيات graph+paper',
    )
  )
    return null
  return {
    title: {
      en: 'a coordinate grid with two axes',
      fr: 'un repère quadrillé à deux axes',
      ar: 'شبكة إحداثيات بمحورين',
    },
    draw(frame) {
      const { paint, centre, reach } = frame
      const step = reach / 6
      const lines = Array.from({ length: 13 }, (_item, index) => {
        const shift = (index - 6) * step
        return `${polyline([
          { x: centre.x + shift, y: centre.y - reach },
          { x: centre.x + shift, y: centre.y + reach },
        ])}${polyline([
          { x: centre.x - reach, y: centre.y + shift },
          { x: centre.x + reach, y: centre.y + shift },
        ])}`
      })
      return (
        paint.line(lines.join(''), '#b9c4d0', paint.lineWidth * 0.5) +
        axes({ ...frame, span: reach * 2 }, 0.5)
      )
    },
  }
}
