import { num, refuse, texts, type FigureReader, type Reading, type Refusal } from './figure.ts'
import { pointNames } from './point-names.ts'
import { fromAngles, fromSides, fromTwoSides, type Corners } from './solve-triangle.ts'
import { valueOf } from './tokens.ts'
import { lengthUnit } from './units.ts'
import type { Wording } from './wording.ts'
import { type Kind, kinds, isKind, typical } from './triangle-kinds.ts'

export interface TriangleSpec {
  kind: 'triangle'
  corners: Corners
  /** Names of the corners A, B and C; empty without names. */
  names: string[]
  /** Lengths to write at the sides AB, BC and CA. */
  sides: (number | null)[]
  unit: string
  /** Sizes to write in the angles at A, B and C. */
  angles: (number | null)[]
  /** The height on AB to draw, with its length; null without. */
  height: number | null
}

const words = 'triang مثلث'

interface Given {
  sides: number[]
  angles: number[]
  base: number | null
  height: number | null
}

function readGiven(wording: Wording): Given {
  const base = wording.find(new RegExp(`(?:base|قاعدته|قاعده|القاعده) (?:of |de |= |: |طولها )*${num}`, 'u'))
  const height = wording.find(
    new RegExp(`(?:height|hauteur|ارتفاعه|ارتفاع|الارتفاع) (?:of |de |= |: )*${num}`, 'u'),
  )
  const isAngle = (index: number) =>
    /^(?:°|degre|degree|درجه|درجات)/u.test(wording.tokens[index + 1]?.folded ?? '')
  const afterAngles = wording.tokens.findIndex(({ folded }) =>
    /^(?:angle|(?:ال|و|ب)*زاوي|(?:ال|و|ب)*زواي)/u.test(folded),
  )
  const afterSides = wording.tokens.findIndex(({ folded }) =>
    /^(?:side|cote|leg|(?:ال|و)*اضلاع|(?:ال|و)*ضلع|طول)/u.test(folded),
  )
  const given: Given = {
    sides: [],
    angles: [],
    base: base ? valueOf(base[1] ?? '0') : null,
    height: height ? valueOf(height[1] ?? '0') : null,
  }
  const hasDegrees = wording.tokens.some((_token, index) => isAngle(index))
  for (const [index, token] of wording.tokens.entries()) {
    if (token.kind !== 'number' || token.isUsed) continue
    token.isUsed = true
    const isInAngles = hasDegrees
      ? isAngle(index)
      : afterAngles >= 0 && index > afterAngles && (afterSides < afterAngles || index < afterSides)
    ;(isInAngles ? given.angles : given.sides).push(valueOf(token.folded))
  }
  return given
}

interface Solved {
  corners: Corners
  sides: (number | null)[]
  angles: (number | null)[]
  height?: number
}

const none = [null, null, null]

/** The lengths of the sides AB, BC and CA if the request names sides by their ends: "AB = 3 cm"; empty if it names none. */
function namedSides(wording: Wording, names: readonly string[]): (number | null)[] {
  const ends = names.map((name) => name.toLowerCase())
  const sides = ends.map((from, index) => {
    const to = ends[(index + 1) % 3] ?? ''
    const match = wording.find(
      new RegExp(`(?:^| )(?:${from}${to}|${to}${from}) (?:= |: |is |est |de |mesure |of )*${num}`, 'u'),
    )
    return match ? valueOf(match[1] ?? '0') : null
  })
  return sides.some((side) => side !== null) ? sides : []
}

/** The triangle whose sides are named by their ends; a right angle is at A. */
function solveNamed(
  [ab = null, bc = null, ca = null]: readonly (number | null)[],
  { sides, angles }: Given,
  wanted: readonly Kind[],
): Solved | Refusal {
  if (sides.length > 0) return unclear
  if (ab !== null && bc !== null && ca !== null && angles.length === 0)
    return labelled(fromSides(ab, bc, ca), [ab, bc, ca], none)
  const angle = wanted.includes('right') && angles.length === 0 ? 90 : angles.length === 1 ? angles[0] : null
  if (ab !== null && ca !== null && bc === null && typeof angle === 'number')
    return labelled(fromTwoSides(ab, ca, angle), [ab, null, ca], [angles[0] ?? null, null, null])
  return unclear
}

const unclear = refuse(
  texts(
    'These sizes don’t determine one triangle: give three sides, two sides and the angle between them, or the angles.',
    'Ces données ne déterminent pas un seul triangle : donnez trois côtés, deux côtés et l’angle compris, ou les angles.',
    'هذه القياسات لا تحدد مثلثًا واحدًا: اذكر ثلاثة أضلاع، أو ضلعين والزاوية بينهما، أو الزوايا.',
  ),
  texts(
    'triangle with sides 3 cm, 4 cm and 5 cm',
    'triangle de côtés 3 cm, 4 cm et 5 cm',
    'مثلث أضلاعه 3 سم، 4 سم و5 سم',
  ),
)

const labelled = (
  corners: Corners | Refusal,
  sides: (number | null)[],
  angles: (number | null)[],
): Solved | Refusal => ('reason' in corners ? corners : { corners, sides, angles })

/** The triangle that the sizes determine, or one of the wanted kinds if there are no sizes. */
function solve({ sides, angles, base, height }: Given, wanted: readonly Kind[]): Solved | Refusal {
  const [one = 0, two = 0, three = 0] = sides
  const [first = 0, second = 0, third] = angles
  if (base !== null && height !== null) {
    const foot = wanted.includes('right') ? 0 : wanted.includes('isosceles') ? base / 2 : base * 0.35
    const corners: Corners = [
      { x: 0, y: 0 },
      { x: base, y: 0 },
      { x: foot, y: height },
    ]
    return sides.length + angles.length > 0 || base <= 0 || height <= 0
      ? unclear
      : { corners, sides: [base, null, null], angles: none, height }
  }
  if (height !== null) return unclear
  if (base !== null && sides.length === 1) return labelled(fromSides(base, one, one), [base, one, one], none)
  if (base !== null)
    return sides.length === 2
      ? solve({ sides: [base, ...sides], angles, base: null, height }, wanted)
      : unclear
  if (sides.length === 3 && angles.length === 0) return solveSides(one, two, three, wanted)
  if (sides.length === 2 && angles.length === 0 && wanted.includes('right'))
    return labelled(fromTwoSides(one, two, 90), [one, null, two], none)
  if (sides.length === 2 && angles.length === 0 && wanted.includes('isosceles'))
    return labelled(fromSides(two, one, one), [two, one, one], none)
  if (sides.length === 2 && angles.length === 1)
    return labelled(fromTwoSides(one, two, first), [one, null, two], [first, null, null])
  if (sides.length === 1 && angles.length === 0 && wanted.includes('equilateral'))
    return labelled(fromSides(one, one, one), [one, one, one], none)
  if (sides.length === 0 && angles.length >= 2)
    return labelled(fromAngles(first, second, third ?? 180 - first - second), none, [
      first,
      second,
      third ?? null,
    ])
  if (sides.length === 0 && angles.length === 1 && wanted.includes('right'))
    return labelled(fromAngles(90, first, 90 - first), none, [null, first, null])
  if (sides.length === 0 && angles.length === 1 && wanted.includes('isosceles'))
    return labelled(fromAngles((180 - first) / 2, (180 - first) / 2, first), none, [null, null, first])
  if (sides.length + angles.length > 0) return unclear
  const corners = typical(wanted)
  return corners ? { corners, sides: none, angles: none } : contradiction(wanted)
}

/** Puts a right angle at A and the base of an isosceles triangle below. */
function solveSides(one: number, two: number, three: number, wanted: readonly Kind[]): Solved | Refusal {
  const sorted = [one, two, three].sort((a, b) => a - b)
  const [short = 0, middle = 0, long = 0] = sorted
  const isRight = Math.abs(short * short + middle * middle - long * long) < 1e-6 * long * long
  const order = isRight || wanted.includes('right') ? [middle, long, short] : [one, two, three]
  const [ab = 0, bc = 0, ca = 0] = order
  return labelled(fromSides(ab, bc, ca), order, none)
}

function contradiction(wanted: readonly Kind[]): Refusal {
  const all = (language: 'en' | 'fr' | 'ar') =>
    wanted
      .map((kind) => kinds[kind][language])
      .join(language === 'ar' ? ' و' : language === 'fr' ? ' et ' : ' and ')
  return refuse(
    texts(
      `This triangle can’t be ${all('en')}.`,
      `Ce triangle ne peut pas être ${all('fr')}.`,
      `لا يمكن أن يكون هذا المثلث ${all('ar')}.`,
    ),
    texts('isosceles triangle', 'triangle isocèle', 'مثلث متساوي الساقين'),
  )
}

export const triangle: FigureReader<TriangleSpec> = {
  words,
  read(wording): Reading<TriangleSpec> | Refusal | null {
    if (wording.has('pyramid prism هرم منشور')) return null
    wording.take(words)
    wording.take(
      'angle angles angled زاويه زوايا زواياه side sides leg legs cote cotes ضلع ضلعان ضلعين ضلعا اضلاع اضلاعه طول طولا اطوال length lengths longueur equal egaux mark marked corner vertices sommet رؤوس degre degree درجه درجات measuring mesurant mesure base قاعده قاعدته height hauteur ارتفاع between compris بينهما',
    )
    const wanted = (Object.keys(kinds) as Kind[]).filter((kind) => wording.take(kinds[kind].words))
    const names = pointNames(wording, 3)
    const unit = lengthUnit(wording)
    const named = namedSides(wording, names)
    const given = readGiven(wording)
    if (given.sides.length > 3 || given.angles.length > 3) return null
    const solved = named.length > 0 ? solveNamed(named, given, wanted) : solve(given, wanted)
    if ('reason' in solved) return solved
    if (!wanted.every((kind) => isKind(kind, solved.corners))) return contradiction(wanted)
    const { corners, sides, angles, height } = solved
    const about = (language: 'en' | 'fr' | 'ar') => wanted.map((kind) => kinds[kind][language]).join(' ')
    const name = names.length > 0 ? ` ${names.join('')}` : ''
    const side = (given.sides.length > 1 && named.length === 0 ? given.sides : sides)
      .filter((one) => one !== null)
      .map((one) => `${String(one)}${unit && ` ${unit}`}`)
      .join(', ')
    const angle = angles
      .filter((one) => one !== null)
      .map((one) => `${String(one)}°`)
      .join(', ')
    const tail = (sidesWord: string, anglesWord: string, heightWord: string) =>
      [
        side && ` ${sidesWord} ${side}`,
        angle && ` ${anglesWord} ${angle}`,
        height && ` ${heightWord} ${String(height)}${unit && ` ${unit}`}`,
      ]
        .filter(Boolean)
        .join(',')
    const article = /^(?:acute|equilateral|isosceles|obtuse)/.test(wanted[0] ?? '') ? 'an' : 'a'
    return {
      spec: { kind: 'triangle', corners, names, sides, unit, angles, height: height ?? null },
      title: texts(
        `${article} ${about('en')} triangle${name}${tail('with sides', 'with angles', 'with height')}`.replace(
          / {2,}/g,
          ' ',
        ),
        `un triangle ${about('fr')}${name}${tail('de côtés', 'd’angles', 'de hauteur')}`
          .replace(/ {2,}/g, ' ')
          .trim(),
        `مثلث ${about('ar')}${name}${tail('أضلاعه', 'زواياه', 'ارتفاعه')}`.replace(/ {2,}/g, ' ').trim(),
      ),
    }
  },
}
