import { refuse, texts, type Refusal } from './figure.ts'

/** Corners A, B, C in units of the sides; A at the lower left, B at the lower right. */
export type Corners = readonly [Corner, Corner, Corner]
export interface Corner {
  x: number
  y: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const example = texts(
  'triangle with sides 3 cm, 4 cm and 5 cm',
  'triangle de côtés 3 cm, 4 cm et 5 cm',
  'مثلث أضلاعه 3 سم، 4 سم و5 سم',
)
const exampleOfAngles = texts(
  'triangle with angles 50°, 60° and 70°',
  'triangle d’angles 50°, 60° et 70°',
  'مثلث زواياه 50°، 60° و70°',
)

/** The triangle with sides AB, BC and CA. */
export function fromSides(ab: number, bc: number, ca: number): Corners | Refusal {
  const [short, middle, long] = [ab, bc, ca].sort((one, other) => one - other)
  if (!short || !middle || !long || short <= 0 || short + middle <= long) {
    const [s, m, l] = [String(short), String(middle), String(long)]
    return refuse(
      texts(
        `No triangle has sides ${s}, ${m} and ${l}: the two shorter sides together must be longer than the third.`,
        `Aucun triangle n’a pour côtés ${s}, ${m} et ${l} : la somme des deux plus petits doit dépasser le troisième.`,
        `لا يوجد مثلث أضلاعه ${s} و${m} و${l}: يجب أن يكون مجموع الضلعين الأقصرين أكبر من الثالث.`,
      ),
      example,
    )
  }
  const x = (ab * ab + ca * ca - bc * bc) / (2 * ab)
  return [
    { x: 0, y: 0 },
    { x: ab, y: 0 },
    { x, y: Math.sqrt(Math.max(0, ca * ca - x * x)) },
  ]
}

/** The triangle with these angles at A, B and C. */
export function fromAngles(a: number, b: number, c: number): Corners | Refusal {
  const sum = a + b + c
  if ([a, b, c].some((angle) => angle <= 0) || Math.abs(sum - 180) > 1e-6) {
    const list = [a, b, c].map(String).join('° + ')
    return refuse(
      texts(
        `The angles of a triangle add up to 180°, but ${list}° = ${String(sum)}°.`,
        `La somme des angles d’un triangle est 180°, or ${list}° = ${String(sum)}°.`,
        `مجموع زوايا المثلث 180°، لكن ${list}° = ${String(sum)}°.`,
      ),
      exampleOfAngles,
    )
  }
  const ca = Math.sin(radians(b)) / Math.sin(radians(c))
  return [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: ca * Math.cos(radians(a)), y: ca * Math.sin(radians(a)) },
  ]
}

/** The triangle with sides AB and CA and the angle between them. */
export function fromTwoSides(ab: number, ca: number, degrees: number): Corners | Refusal {
  if (degrees >= 180 || degrees <= 0) return fromAngles(degrees, 0, 0)
  return [
    { x: 0, y: 0 },
    { x: ab, y: 0 },
    { x: ca * Math.cos(radians(degrees)), y: ca * Math.sin(radians(degrees)) },
  ]
}

/** The sides AB, BC and CA of a triangle. */
export const sidesOf = ([a, b, c]: Corners): [number, number, number] => {
  const between = (one: Corner, other: Corner) => Math.hypot(one.x - other.x, one.y - other.y)
  return [between(a, b), between(b, c), between(c, a)]
}

/** The angles at A, B and C in degrees. */
export function anglesOf(corners: Corners): [number, number, number] {
  const [ab, bc, ca] = sidesOf(corners)
  const opposite = (side: number, one: number, other: number) =>
    (Math.acos(Math.min(1, Math.max(-1, (one * one + other * other - side * side) / (2 * one * other)))) *
      180) /
    Math.PI
  return [opposite(bc, ab, ca), opposite(ca, ab, bc), opposite(ab, bc, ca)]
}
