import { circle, onCircle, rectangle, slice } from '../paint/geometry.ts'
import { lighten } from '../paint/colour.ts'
import { grey, mentions, type Figure, type FigureReader, type Frame } from './figure.ts'

const named: readonly (readonly [words: string, numerator: number, denominator: number])[] = [
  ['three+quarter trois+quart ثلاثه+ارباع', 3, 4],
  ['two+third deux+tiers ثلثان ثلثين', 2, 3],
  ['half$ halves$ demi moitie نصف', 1, 2],
  ['third$ thirds$ tiers$ ثلث', 1, 3],
  ['quarter quart$ quarts$ ربع', 1, 4],
  ['fifth$ cinquieme خمس$', 1, 5],
]

function pizza({ paint, dice, centre, reach }: Frame, numerator: number, denominator: number): string {
  const step = 360 / denominator
  const crust =
    paint.area(circle(centre, reach), '#e9e2d6') +
    paint.area(circle(centre, reach * 0.95), '#f7f3ec', { weight: 0.6 })
  const slices = Array.from({ length: numerator }, (_item, index) => {
    const from = -90 + index * step
    const middle = from + step / 2
    const out = denominator > 1 && numerator < denominator ? reach * 0.03 : 0
    const tip = onCircle(centre, out, middle)
    const toppings = Array.from({ length: Math.max(2, Math.round(10 / denominator)) }, (_topping, place) => {
      const angle = from + step * ((place + 0.5) / Math.max(2, Math.round(10 / denominator)))
      const far = reach * (place % 2 === 0 ? dice.real(0.6, 0.68) : dice.real(0.34, 0.42))
      return paint.area(
        circle(onCircle(tip, far, angle), Math.min(reach * 0.075, far * step * 0.006)),
        '#c0392b',
        { weight: 0.6 },
      )
    })
    return (
      paint.area(slice(tip, reach * 0.93, from, from + step), '#d9a05b') +
      paint.area(slice(tip, reach * 0.83, from, from + step), '#f9d56e', { weight: 0.7 }) +
      toppings.join('')
    )
  })
  const cuts = Array.from({ length: denominator }, (_item, index) => {
    const end = onCircle(centre, reach * 0.95, -90 + index * step)
    return `M${String(centre.x)} ${String(centre.y)}L${String(end.x)} ${String(end.y)}`
  })
  return crust + paint.line(cuts.join(''), '#b9ad9a', paint.lineWidth) + slices.join('')
}

function disc(
  { paint, reach, colours }: Frame,
  centre: Frame['centre'],
  filled: number,
  denominator: number,
  size = reach,
): string {
  const step = 360 / denominator
  return Array.from({ length: denominator }, (_item, index) => {
    const isFilled = index < filled
    const part = slice(centre, size, -90 + index * step, -90 + (index + 1) * step)
    return paint.part(part, isFilled ? colours[0] : grey, isFilled)
  }).join('')
}

function bar({ paint, centre, span, reach, colours }: Frame, filled: number, denominator: number): string {
  const cell = span / denominator
  const tall = Math.min(reach * 0.7, span * 0.22)
  return Array.from({ length: denominator }, (_item, index) =>
    paint.part(
      rectangle(centre.x - span / 2 + cell * index, centre.y - tall / 2, cell, tall),
      index < filled ? colours[0] : grey,
      index < filled,
    ),
  ).join('')
}

function several(frame: Frame, numerator: number, denominator: number): string {
  const wholes = Math.ceil(numerator / denominator)
  const size = Math.min(frame.reach, (frame.span / wholes) * 0.46)
  return Array.from({ length: wholes }, (_item, index) => {
    const x = frame.centre.x + (index - (wholes - 1) / 2) * size * 2.2
    return disc(
      frame,
      { x, y: frame.centre.y },
      Math.min(denominator, numerator - index * denominator),
      denominator,
      size,
    )
  }).join('')
}

function figureOf(numerator: number, denominator: number, text: string): Figure {
  const isPizza = mentions(text, 'pizza cake gateau بيتزا كعك pie$') && numerator <= denominator
  const isBar = mentions(text, 'bar$ strip rectang barre bande شريط مستطيل')
  const value = `${String(numerator)}/${String(denominator)}`
  const things = isPizza
    ? {
        en: `a pizza cut into ${String(denominator)} equal parts`,
        fr: `une pizza coupée en ${String(denominator)} parts égales`,
        ar: `بيتزا مقسمة إلى ${String(denominator)} أجزاء متساوية`,
      }
    : {
        en: `${String(denominator)} equal parts`,
        fr: `${String(denominator)} parts égales`,
        ar: `${String(denominator)} أجزاء متساوية`,
      }
  return {
    title: {
      en: `the fraction ${value}: ${things.en}, ${String(numerator)} of them ${isPizza ? 'filled' : 'shaded'}`,
      fr: `la fraction ${value} : ${things.fr}, ${isPizza ? 'garnies' : 'colorées'} : ${String(numerator)}`,
      ar: `الكسر ${value}: ${things.ar}، الملوّن منها ${String(numerator)}`,
    },
    draw(frame) {
      if (isPizza) return pizza(frame, numerator, denominator)
      if (numerator > denominator) return several(frame, numerator, denominator)
      return isBar || (!mentions(text, 'circle cercle disque دائر') && frame.dice.chance(0.35))
        ? bar(frame, numerator, denominator)
        : disc(
            { ...frame, colours: [frame.colours[0], lighten(frame.colours[0], 0.3), grey] },
            frame.centre,
            numerator,
            denominator,
          )
    },
  }
}

export const readFraction: FigureReader = (text) => {
  const written = /(?<![\d/])(\d{1,2}) ?[/⁄] ?(\d{1,2})(?![\d/])/.exec(text)
  const numerator = Number(written?.[1] ?? 0)
  const denominator = Number(written?.[2] ?? 0)
  if (numerator > 0 && denominator > 1 && denominator <= 24 && numerator <= denominator * 4)
    return figureOf(numerator, denominator, text)
  if (mentions(text, 'past oclock clock heure horloge ساعه time$')) return null
  const isAbout = mentions(text, 'fraction كسر كسور pizza')
  const known = named.find(([words]) => mentions(text, words))
  if (known && (isAbout || mentions(text, 'circle cercle shaded دائر')))
    return figureOf(known[1], known[2], text)
  return mentions(text, 'fraction كسر كسور') ? figureOf(3, 4, text) : null
}
