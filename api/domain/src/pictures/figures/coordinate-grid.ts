import { exact, num, refuse, texts, type FigureReader, type Texts } from './figure.ts'
import { valueOf } from './tokens.ts'
import type { Wording } from './wording.ts'

export interface GridSpec {
  kind: 'coordinate-grid'
  x: { from: number; to: number }
  y: { from: number; to: number }
  points: { x: number; y: number; name: string }[]
  /** Curves y = a·x² + b·x + c; straight lines have a = 0. */
  curves: { a: number; b: number; c: number; text: string }[]
  /** Whether the points are joined in order. */
  isJoined: boolean
}

const words =
  'coordinate cartesian repere+ortho repere$ repere+cartes plan+repere مستوي+احداثي احداثيات احداثي graph+paper parabola parabole قطع+مكافئ plot+point function+graph graph+function droite+equation line+equation scatter nuage+points y$ x+axis'
const point = new RegExp(`(?:(?<=^| )([a-z]|و?[\u0621-\u064a]) )?\\( ${num} [;,] ${num} \\)`, 'gu')
const between = new RegExp(`(?:(?:from|between|de|entre|من|بين) )${num} (?:to|and|a|et|الي|و|-) ${num}`, 'gu')
const k = String.raw`(-?\s?\d+(?:\.\d+)?(?:/\d+)?)?`
const square = String.raw`(?:x ²|x \^ 2|x 2(?!\d))`
const parabola = new RegExp(
  `y = (-? ?)${k} ?(?:\\* |x (?=x))?${square}(?: ([+-]) ?(\\d*(?:\\.\\d+)?) ?x(?![a-z]))?(?: ([+-]) ?(\\d+(?:\\.\\d+)?))?(?: (-\\d+(?:\\.\\d+)?)(?! x))?`,
  'gu',
)
const line = new RegExp(
  `y = (-? ?)${k} ?(?:\\* )?x(?! [²^]| 2(?!\\d))(?: ([+-]) (\\d+(?:\\.\\d+)?(?:/\\d+)?)| (-\\d+(?:\\.\\d+)?))?(?![a-z])`,
  'gu',
)
const level = new RegExp(`y = ${num}(?! ?x)(?= |$)`, 'gu')

const numeric = (sign: string, digits: string | undefined): number => {
  const size = digits === undefined || digits.trim() === '' ? 1 : valueOf(digits.replaceAll(' ', ''))
  return sign.includes('-') ? -size : size
}

function readCurves(wording: Wording): GridSpec['curves'] {
  const curves: GridSpec['curves'] = []
  const covered = new Set<number>()
  for (const match of wording.findAll(parabola)) {
    covered.add(match.index)
    const [, sign = '', a, sign1, b, sign2, c, c2] = match
    curves.push({
      a: numeric(sign, a),
      b: sign1 === undefined ? 0 : numeric(sign1, b),
      c: c2 === undefined ? (sign2 === undefined ? 0 : numeric(sign2, c)) : Number(c2),
      text: '',
    })
  }
  for (const match of wording.findAll(line)) {
    if (covered.has(match.index)) continue
    covered.add(match.index)
    const [, sign = '', slope, sign1, b, b2] = match
    curves.push({
      a: 0,
      b: numeric(sign, slope),
      c: b2 === undefined ? (sign1 === undefined ? 0 : numeric(sign1, b)) : Number(b2),
      text: '',
    })
  }
  for (const match of wording.findAll(level)) {
    if (covered.has(match.index)) continue
    curves.push({ a: 0, b: 0, c: valueOf(match[1] ?? '0'), text: '' })
  }
  return curves.map((curve) => ({ ...curve, text: equation(curve) }))
}

/** An equation as it is written: "y = 2x + 1", "y = −x² + 3". */
function equation({ a, b, c }: { a: number; b: number; c: number }): string {
  const terms = [
    [a, 'x²'],
    [b, 'x'],
    [c, ''],
  ] as const
  const written = terms
    .filter(([factor]) => factor !== 0)
    .map(([factor, variable], index) => {
      const size = Math.abs(factor)
      const digits = size === 1 && variable ? '' : String(exact(size))
      const sign = factor < 0 ? '−' : '+'
      return index === 0 ? `${factor < 0 ? '−' : ''}${digits}${variable}` : ` ${sign} ${digits}${variable}`
    })
  return `y = ${written.join('') || '0'}`
}

function readPoints(wording: Wording): GridSpec['points'] {
  return wording.findAll(point).map(({ 1: letter, 2: x = '0', 3: y = '0', index }) => {
    const token = letter
      ? wording.tokens.find(
          ({ folded, kind }, at) =>
            kind === 'word' && folded === letter && wording.tokens[at + 1]?.folded === '(',
        )
      : undefined
    return {
      x: valueOf(x),
      y: valueOf(y),
      name: index >= 0 ? (token?.written.replace(/^و(?=.)/u, '') ?? '') : '',
    }
  })
}

const nearest: Texts = texts(
  'coordinate grid from -5 to 5 with the points A(2, 3) and B(-1, 4)',
  'repère de -5 à 5 avec les points A(2 ; 3) et B(-1 ; 4)',
  'مستوى إحداثي من -5 إلى 5 مع النقطتين أ(2، 3) وب(-1، 4)',
)

export const coordinateGrid: FigureReader<GridSpec> = {
  words,
  signs: /\( -?\d+(?:\.\d+)? [;,] -?\d/u,
  read(wording) {
    const isAbout = wording.take(words.replace(' y$ x+axis', ''))
    const curves = readCurves(wording)
    const points = readPoints(wording)
    if (!isAbout && curves.length === 0) return null
    wording.take(
      'coordinate plane grid graph axes axis point points plotted plot line curve function quadrant first four equation linear straight joined join connected paper scatter plan repere droite courbe fonction axe axes equation relier relie relies orthonorme affine premier quadrillage نقطه نقاط نقطتان نقطتين محور محورين محاور معادله مستقيم منحني داله خط ربع اول شبكه مستوي قطع مكافئ nuage parabola parabole y$ x$ س$ ص$ quadratic',
    )
    const isJoined = wording.has('joined join connected relier relie relies موصوله')
    const isFirstQuadrant = wording.has('quadrant+first ربع+اول quadrant+premier')
    const ranges = wording
      .findAll(between)
      .map(([, from = '0', to = '0']) => ({ from: valueOf(from), to: valueOf(to) }))
    const [first, second] = ranges
    const size = wording.find(/(\d+) x (\d+)/u)
    const reach = (values: readonly number[]) => {
      const least = Math.min(0, ...values)
      const most = Math.max(0, ...values)
      const usual = isFirstQuadrant ? 10 : 5
      return {
        from:
          least < 0 || (!isFirstQuadrant && values.length === 0) || curves.length > 0
            ? -Math.max(usual, Math.ceil(-least))
            : 0,
        to: Math.max(least < 0 || values.length === 0 ? usual : 5, Math.ceil(most)),
      }
    }
    const x = first ?? (size ? { from: 0, to: Number(size[1]) } : reach(points.map((one) => one.x)))
    const heights = curves.flatMap((curve) => [
      curve.c,
      ...(curve.a === 0 ? [] : [curve.c - (curve.b * curve.b) / (4 * curve.a)]),
    ])
    const y =
      second ??
      first ??
      (size ? { from: 0, to: Number(size[2]) } : reach([...points.map((one) => one.y), ...heights]))
    if (x.to <= x.from || y.to <= y.from || x.to - x.from > 100 || y.to - y.from > 100)
      return refuse(
        texts(
          'The axes must rise, by at most 100 units.',
          'Les axes doivent croître, de 100 unités au plus.',
          'يجب أن تتزايد المحاور، بمقدار 100 وحدة على الأكثر.',
        ),
        nearest,
      )
    const outside = points.find((one) => one.x < x.from || one.x > x.to || one.y < y.from || one.y > y.to)
    if (outside) {
      const coordinates = `(${String(outside.x)}, ${String(outside.y)})`
      return refuse(
        texts(
          `The point ${coordinates} is outside the axes.`,
          `Le point ${coordinates} est hors du repère.`,
          `النقطة ${coordinates} خارج المحورين.`,
        ),
        nearest,
      )
    }
    const list = [
      ...points.map((one) => `${one.name}(${String(one.x)}, ${String(one.y)})`),
      ...curves.map(({ text }) => text),
    ].join(', ')
    const range = `${String(x.from)}…${String(x.to)} × ${String(y.from)}…${String(y.to)}`
    return {
      spec: { kind: 'coordinate-grid', x, y, points, curves, isJoined },
      title: texts(
        `a coordinate grid (${range})${list && ` with ${list}`}`,
        `un repère (${range})${list && ` avec ${list}`}`,
        `مستوى إحداثي (${range})${list && ` مع ${list}`}`,
      ),
    }
  },
}
