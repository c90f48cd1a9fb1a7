import { circle, polyline, slice, type Point } from '../paint/geometry.ts'
import { mentions, type FigureReader } from './figure.ts'

const dark = '#2b2f36'

export const readVenn: FigureReader = (text) => {
  if (!mentions(text, 'venn فين$')) return null
  const isThree = /\b(?:3|three|trois)\b/.test(text) || mentions(text, 'ثلاث')
  return {
    title: {
      en: `a Venn diagram of ${isThree ? 'three' : 'two'} circles`,
      fr: `un diagramme de Venn à ${isThree ? 'trois' : 'deux'} cercles`,
      ar: `مخطط فين من ${isThree ? 'ثلاث دوائر' : 'دائرتين'}`,
    },
    draw({ paint, centre, reach, span, colours }) {
      const radius = isThree ? reach * 0.58 : Math.min(reach * 0.92, span * 0.3)
      const away = radius * 0.6
      const middles = isThree
        ? [-90, 30, 150].map((angle) => ({
            x: centre.x + Math.cos((angle * Math.PI) / 180) * away,
            y: centre.y + reach * 0.08 + Math.sin((angle * Math.PI) / 180) * away,
          }))
        : [
            { x: centre.x - away, y: centre.y },
            { x: centre.x + away, y: centre.y },
          ]
      const fills = paint.isInk
        ? ''
        : middles
            .map((middle, index) =>
              paint.area(circle(middle, radius), colours[index] ?? colours[0], { opacity: 0.38 }),
            )
            .join('')
      return (
        fills +
        middles.map((middle) => paint.line(circle(middle, radius), dark, paint.lineWidth * 1.3)).join('')
      )
    },
  }
}

export const readAngle: FigureReader = (text) => {
  if (!mentions(text, 'angle$ angles$ زاويه') || mentions(text, 'triang مثلث rectang')) return null
  const asked = Number(/(?<!\d)(\d{1,3})(?!\d)/.exec(text)?.[1] ?? 0)
  const kind = mentions(text, 'acute aigu حاده')
    ? 45
    : mentions(text, 'obtus منفرجه')
      ? 125
      : mentions(text, 'straight plat$ مستقيمه')
        ? 180
        : mentions(text, 'right droit قائمه')
          ? 90
          : 60
  const degrees = asked >= 5 && asked <= 180 ? asked : kind
  return {
    title: {
      en: `an angle of ${String(degrees)} degrees`,
      fr: `un angle de ${String(degrees)} degrés`,
      ar: `زاوية قياسها ${String(degrees)} درجة`,
    },
    draw({ paint, centre, reach, colours }) {
      const shift = degrees > 95 ? 0 : reach * 0.65
      const corner = { x: centre.x - shift, y: centre.y + reach * 0.5 }
      const arm = reach * (degrees > 95 ? 1 : 1.45)
      const along = (turn: number, length: number): Point => ({
        x: corner.x + Math.cos((turn * Math.PI) / 180) * length,
        y: corner.y - Math.sin((turn * Math.PI) / 180) * length,
      })
      const size = reach * 0.34
      const mark =
        degrees === 90
          ? paint.line(
              polyline([
                along(0, size * 0.7),
                { x: corner.x + size * 0.7, y: corner.y - size * 0.7 },
                along(90, size * 0.7),
              ]),
              dark,
              paint.lineWidth,
            )
          : paint.part(slice(corner, size, -degrees, 0), colours[0], !paint.isInk)
      return (
        mark +
        paint.line(polyline([along(0, arm), corner, along(degrees, arm)]), dark, paint.lineWidth * 2) +
        paint.area(circle(corner, paint.lineWidth * 2), dark, { weight: 1 })
      )
    },
  }
}
