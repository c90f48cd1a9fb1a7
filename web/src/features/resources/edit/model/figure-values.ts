import { ItemFigure } from '@classeur/contracts'
import { westernDigits } from '@classeur/domain/text'

/** A figure as it is typed: with texts in place of its numbers, so that a number is kept while it is half typed. */
type Typed<T> = T extends number
  ? string
  : T extends string | boolean
    ? T
    : T extends readonly (infer One)[]
      ? Typed<One>[]
      : { [Key in keyof T]: Typed<T[Key]> }
export type FigureValues = Typed<ItemFigure>
export type FigureOf<Kind extends FigureValues['kind']> = Extract<FigureValues, { kind: Kind }>

function typed(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(typed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typed(one)]))
}

/** The fields that are numbers where they hold a text. */
const numbers = new Set(['parts', 'shaded', 'from', 'to', 'step', 'at', 'x', 'y', 'hour', 'minute'])

/** A number in the digits and with the decimal sign of any of the languages, or a fraction such as 3/4. */
function readNumber(text: string): number {
  const plain = westernDigits(text).replaceAll(/\s/gu, '').replace('−', '-').replace(/[,٫]/u, '.')
  const [over, under = '1', ...more] = plain.split('/')
  return over && under && more.length === 0 ? Number(over) / Number(under) : Number.NaN
}

function read(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return numbers.has(key) ? readNumber(value) : value
  if (Array.isArray(value)) return value.map((one) => read(one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, read(one, name)]))
}

export const figureValues = (figure: ItemFigure | null): FigureValues | null =>
  typed(figure) as FigureValues | null

/** The figure that was typed; null if a number can't be read or isn't possible. */
export function readFigure(values: FigureValues): ItemFigure | null {
  return ItemFigure.safeParse(read(values)).data ?? null
}

/** What was typed, in a line, to choose between two figures. */
export function figureText(values: FigureValues | null): string {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return value === '' ? [] : [value]
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : []
  }
  const { kind: _, ...fields } = values ?? { kind: null }
  return texts(fields).join(' · ')
}
