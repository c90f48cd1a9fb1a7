import { texts, type Texts } from './figure.ts'
import { anglesOf, fromSides, sidesOf, type Corners } from './solve-triangle.ts'

export type Kind = 'right' | 'isosceles' | 'equilateral' | 'scalene' | 'acute' | 'obtuse'

export const kinds: Record<Kind, Texts & { words: string }> = {
  equilateral: {
    words: 'equilateral متساوي+اضلاع',
    ...texts('equilateral', 'équilatéral', 'متساوي الأضلاع'),
  },
  isosceles: { words: 'isoscel isocel متساوي+ساقين', ...texts('isosceles', 'isocèle', 'متساوي الساقين') },
  scalene: { words: 'scalen quelconque مختلف+اضلاع', ...texts('scalene', 'quelconque', 'مختلف الأضلاع') },
  right: { words: 'right$ rectangle$ قائم', ...texts('right-angled', 'rectangle', 'قائم الزاوية') },
  acute: { words: 'acute acutangle حاد', ...texts('acute-angled', 'acutangle', 'حاد الزوايا') },
  obtuse: { words: 'obtus منفرج', ...texts('obtuse-angled', 'obtusangle', 'منفرج الزاوية') },
}

const close = (one: number, other: number) => Math.abs(one - other) < 1e-6

/** Whether a triangle is of a kind. */
export function isKind(kind: Kind, corners: Corners): boolean {
  const [ab, bc, ca] = sidesOf(corners)
  const largest = Math.max(...anglesOf(corners))
  const pairs = [close(ab, bc), close(bc, ca), close(ca, ab)].filter(Boolean).length
  if (kind === 'equilateral') return pairs === 3
  if (kind === 'isosceles') return pairs > 0
  if (kind === 'scalene') return pairs === 0
  if (kind === 'right') return Math.abs(largest - 90) < 1e-4
  return kind === 'acute' ? largest < 90 - 1e-4 : largest > 90 + 1e-4
}

/** A typical triangle of all these kinds; null if no triangle is of all of them. */
export function typical(wanted: readonly Kind[]): Corners | null {
  const samples: Corners[] = [
    [5, 4.4, 4.9],
    [4, 5, 5],
    [5, 5, 5],
    [4, 5, 3],
    [4, Math.SQRT2 * 4, 4],
    [6, 4, 4],
    [3.5, 6.4, 4.2],
  ].flatMap(([ab = 0, bc = 0, ca = 0]) => {
    const corners = fromSides(ab, bc, ca)
    return 'reason' in corners ? [] : [corners]
  })
  return samples.find((corners) => wanted.every((kind) => isKind(kind, corners))) ?? null
}
