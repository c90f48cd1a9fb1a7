import { circle, rectangle } from '../paint/geometry.ts'
import { lighten } from '../paint/colour.ts'
import { grey, mentions, type FigureReader, type Frame } from './figure.ts'

const numberIn = (text: string, most: number): number | null => {
  const found = Number(/(?<!\d)(\d{1,4})(?!\d)/.exec(text)?.[1] ?? 0)
  return found >= 1 && found <= most ? found : null
}

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export const readDice: FigureReader = (text) => {
  if (!mentions(text, 'dice$ die$ des$+jouer نرد')) return null
  const asked = numberIn(text, 12)
  const total = asked ?? 7
  const faces = total > 6 ? [Math.ceil(total / 2), Math.floor(total / 2)] : [total]
  const sum = String(total)
  return {
    title: {
      en: `${faces.length === 1 ? 'a die that shows' : 'two dice that show together'} ${sum}`,
      fr: `${faces.length === 1 ? 'un dé qui montre' : 'deux dés qui montrent ensemble'} ${sum}`,
      ar: `${faces.length === 1 ? 'حجر نرد يظهر' : 'حجرا نرد مجموعهما'} ${sum}`,
    },
    draw({ paint, centre, reach, span, colours }) {
      const side = Math.min(reach * 1.4, (span / faces.length) * 0.8)
      return faces
        .map((face, index) => {
          const x = centre.x + (index - (faces.length - 1) / 2) * side * 1.2
          const dots = (pips[face] ?? []).map(([dx, dy]) =>
            paint.area(
              circle({ x: x + dx * side * 0.27, y: centre.y + dy * side * 0.27 }, side * 0.085),
              '#20242b',
            ),
          )
          return (
            paint.area(
              rectangle(x - side / 2, centre.y - side / 2, side, side, side * 0.16),
              lighten(colours[index] ?? colours[0], 0.72),
              { weight: 1.3 },
            ) + dots.join('')
          )
        })
        .join('')
    },
  }
}

function blocks(
  { paint, centre, reach, span, colours }: Frame,
  hundreds: number,
  tens: number,
  ones: number,
): string {
  const columns =
    hundreds * 11 + (tens > 0 ? tens * 1.6 + 1 : 0) + (ones > 0 ? Math.ceil(ones / 5) * 1.6 + 1 : 0)
  const unit = Math.min((reach * 1.5) / 10, span / Math.max(8, columns))
  const bottom = centre.y + unit * 5
  let left = centre.x - (columns * unit) / 2
  const block = (x: number, wide: number, tall: number, fill: string) => {
    const cells = Array.from({ length: wide * tall }, (_item, index) =>
      rectangle(x + (index % wide) * unit, bottom - (Math.floor(index / wide) + 1) * unit, unit, unit),
    ).join('')
    return (
      paint.area(cells, fill, { weight: 0.7 }) +
      (paint.isInk ? '' : paint.line(cells, lighten(fill, -0.35), paint.lineWidth * 0.5))
    )
  }
  let drawn = ''
  for (let index = 0; index < hundreds; index += 1, left += unit * 11)
    drawn += block(left, 10, 10, colours[0])
  for (let index = 0; index < tens; index += 1, left += unit * 1.6) drawn += block(left, 1, 10, colours[1])
  left += tens > 0 ? unit : 0
  for (let index = 0; index < ones; index += 1) {
    const [x, y] = [left + Math.floor(index / 5) * unit * 1.6, bottom - (index % 5) * unit * 1.6 - unit]
    const cell = rectangle(x, y, unit, unit)
    drawn +=
      paint.area(cell, colours[2], { weight: 0.8 }) +
      (paint.isInk ? '' : paint.line(cell, lighten(colours[2], -0.35), paint.lineWidth * 0.5))
  }
  return drawn
}

export const readBaseTen: FigureReader = (text) => {
  if (
    !mentions(
      text,
      'base+ten base+10 place+value tens+ones dizaine+unite cubes+numeration عشرات+احاد مكعبات+عشر',
    )
  )
    return null
  const value = numberIn(text.replace(/base ?10/, ''), 499) ?? 134
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const [h, t, o] = [String(hundreds), String(tens), String(ones)]
  return {
    title: {
      en: `base-ten blocks: hundreds ${h}, tens ${t}, ones ${o}`,
      fr: `cubes de numération : centaines ${h}, dizaines ${t}, unités ${o}`,
      ar: `مكعبات العدّ: مئات ${h}، عشرات ${t}، آحاد ${o}`,
    },
    draw: (frame) => blocks(frame, hundreds, tens, ones),
  }
}

function dots(
  { paint, centre, reach, span, colours }: Frame,
  columns: number,
  rows: number,
  filled: number,
  isFrame: boolean,
): string {
  const cell = Math.min(span / columns, (reach * 2) / rows)
  const [left, top] = [centre.x - (columns * cell) / 2, centre.y - (rows * cell) / 2]
  return Array.from({ length: columns * rows }, (_item, index) => {
    const [x, y] = [left + (index % columns) * cell, top + Math.floor(index / columns) * cell]
    const square = isFrame ? paint.part(rectangle(x, y, cell, cell), '#ffffff', false) : ''
    const dot =
      index < filled
        ? paint.area(
            circle({ x: x + cell / 2, y: y + cell / 2 }, cell * 0.34),
            isFrame ? colours[0] : (colours[Math.floor(index / columns) % 2] ?? grey),
          )
        : ''
    return square + dot
  }).join('')
}

export const readTenFrame: FigureReader = (text) => {
  if (!mentions(text, 'ten+frame 10+frame boite+dix boite+10 اطار+عشر')) return null
  const value = numberIn(text.replace(/10 ?frame|boite (?:de )?10/, ''), 20) ?? 7
  return {
    title: {
      en: `a ten frame with ${String(value)} counters`,
      fr: `une boîte de dix avec ${String(value)} jetons`,
      ar: `إطار العشرة وفيه ${String(value)} من العدّادات`,
    },
    draw: (frame) => dots(frame, value > 10 ? 10 : 5, 2, value, true),
  }
}

export const readArray: FigureReader = (text) => {
  const sign = /(?<!\d)(\d{1,2}) ?[x×*] ?(\d{1,2})(?!\d)/.exec(text)
  const rowsOf = mentions(text, 'array rangee صفوف rows$') ? /(\d{1,2})\D+(\d{1,2})/.exec(text) : null
  const [rows, columns] = [Number(sign?.[1] ?? rowsOf?.[1] ?? 0), Number(sign?.[2] ?? rowsOf?.[2] ?? 0)]
  if (rows < 1 || columns < 1 || rows > 12 || columns > 12) return null
  const [r, c] = [String(rows), String(columns)]
  return {
    title: {
      en: `an array of dots: rows ${r}, in each row ${c}`,
      fr: `des points en rangées : rangées ${r}, dans chacune ${c}`,
      ar: `نقاط في صفوف: الصفوف ${r}، وفي كل صف ${c}`,
    },
    draw: (frame) => dots(frame, columns, rows, rows * columns, false),
  }
}
