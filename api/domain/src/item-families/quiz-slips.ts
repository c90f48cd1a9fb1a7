import { dateAfter, timeAfter } from '../resources/compute/calendar.ts'
import type { ItemCheck } from '../resources/item-check.ts'
import type { Random } from './item-family.ts'
import type { Texts } from './texts.ts'

/** Usual slips, as the reasons of options. */
export const slipNames = {
  calculation: { en: 'a slip in the calculation', fr: 'une erreur de calcul', ar: 'خطأ في الحساب' },
  counting: { en: 'a slip in counting on', fr: 'une erreur en comptant', ar: 'خطأ في العدّ' },
  opposite: { en: 'the opposite order', fr: 'l’ordre contraire', ar: 'الترتيب العكسي' },
  neighbours: {
    en: 'two neighbours the wrong way round',
    fr: 'deux voisins inversés',
    ar: 'تبديل عددين متجاورين',
  },
  sign: { en: 'a wrong comparison', fr: 'une comparaison fausse', ar: 'مقارنة خاطئة' },
} as const satisfies Readonly<Record<string, Texts>>

interface OtherValues {
  values: readonly string[]
  slip: keyof typeof slipNames
}

const weekdays = 7
const signs = ['<', '=', '>']

const only = (slip: OtherValues['slip'], ...candidates: (string | null)[]): OtherValues[] =>
  candidates.flatMap((value) => (value === null ? [] : [{ values: [value], slip }]))

/** The order in reverse, and with two neighbours swapped. */
function otherOrders(values: readonly string[], { shuffle }: Random): OtherValues[] {
  const swapped = values.slice(1).map((value, index): OtherValues => {
    const before = values[index] ?? ''
    return { values: values.toSpliced(index, 2, value, before), slip: 'neighbours' }
  })
  return [{ values: values.toReversed(), slip: 'opposite' }, ...shuffle(swapped)]
}

/** What someone finds who slips: an hour or some minutes off, a day or a week off, another sign, another order. */
export function otherValues(check: ItemCheck, values: readonly string[], random: Random): OtherValues[] {
  const [value] = values
  if (value === undefined) return []
  switch (check.kind) {
    case 'clock':
      return only('counting', ...random.shuffle([60, -60, 10, -5]).map((off) => timeAfter(value, off)))
    case 'date':
      return only('counting', ...random.shuffle([-1, 1, 7, -7]).map((off) => dateAfter(value, off)))
    case 'weekday':
      return only(
        'counting',
        ...random.shuffle([1, 2, 5, 6]).map((off) => String((Number(value) + off) % weekdays)),
      )
    case 'comparison':
      return only('sign', ...random.shuffle(signs.filter((sign) => sign !== value)))
    case 'order':
      return otherOrders(values, random)
    default:
      return []
  }
}
