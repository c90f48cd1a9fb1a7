import Fraction from 'fraction.js'
import type { Exact } from '../exact.ts'

type Measure = 'length' | 'mass' | 'volume' | 'area' | 'time'

/** How many base units (metre, gram, litre, square metre, second) a unit has. */
const units: Readonly<Record<string, readonly [Measure, string]>> = {
  km: ['length', '1000'],
  hm: ['length', '100'],
  dam: ['length', '10'],
  m: ['length', '1'],
  dm: ['length', '1/10'],
  cm: ['length', '1/100'],
  mm: ['length', '1/1000'],
  t: ['mass', '1000000'],
  kg: ['mass', '1000'],
  hg: ['mass', '100'],
  dag: ['mass', '10'],
  g: ['mass', '1'],
  dg: ['mass', '1/10'],
  cg: ['mass', '1/100'],
  mg: ['mass', '1/1000'],
  hl: ['volume', '100'],
  l: ['volume', '1'],
  dl: ['volume', '1/10'],
  cl: ['volume', '1/100'],
  ml: ['volume', '1/1000'],
  m3: ['volume', '1000'],
  dm3: ['volume', '1'],
  cm3: ['volume', '1/1000'],
  km2: ['area', '1000000'],
  ha: ['area', '10000'],
  m2: ['area', '1'],
  dm2: ['area', '1/100'],
  cm2: ['area', '1/10000'],
  mm2: ['area', '1/1000000'],
  d: ['time', '86400'],
  h: ['time', '3600'],
  min: ['time', '60'],
  s: ['time', '1'],
}

/** An amount in another unit of the same measure; null for units that can't be converted. */
export function converted(amount: Exact, from: string, to: string): Exact | null {
  const [source, target] = [units[from], units[to]]
  if (!source || !target || source[0] !== target[0]) return null
  return amount.mul(new Fraction(source[1])).div(new Fraction(target[1]))
}
