import { isUpTo, type Age } from '../../age-limits.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import type { Texts } from '../../texts.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'

interface Rounding {
  value: number
  to: 10 | 100 | 1000
}

const nearest: Readonly<Record<Rounding['to'], Texts>> = {
  10: { en: 'to the nearest 10', fr: 'à la dizaine', ar: 'إلى أقرب 10' },
  100: { en: 'to the nearest 100', fr: 'à la centaine', ar: 'إلى أقرب 100' },
  1000: { en: 'to the nearest 1000', fr: 'au millier', ar: 'إلى أقرب 1000' },
}

const below = ({ value, to }: Rounding) => Math.floor(value / to) * to
const rounded = (rounding: Rounding) => {
  const least = below(rounding)
  return rounding.value - least >= rounding.to / 2 ? least + rounding.to : least
}

type Ranges = Readonly<
  Record<'support' | 'core' | 'challenge', readonly [number, number, readonly Rounding['to'][]]>
>

/** The smallest and the largest number, and to what it may be rounded. */
function rangesAt(age: Age): Ranges {
  if (isUpTo(age, 7)) return { support: [11, 99, [10]], core: [101, 998, [10]], challenge: [101, 998, [100]] }
  const challenge: Ranges['challenge'] = isUpTo(age, 8)
    ? [1001, 9998, [10, 100]]
    : [10_001, 99_999, [100, 1000]]
  return { support: [101, 999, [10]], core: [1001, 9999, [100, 1000]], challenge }
}

/** All tiers are drawn, so that the items of a seed stay the same. */
const drawRounding = (random: Random, tier: keyof Ranges): Rounding =>
  ({
    support: { value: random.whole(101, 999), to: 10 as const },
    core: { value: random.whole(1001, 9999), to: random.pick([100, 1000] as const) },
    challenge: { value: random.whole(10_001, 99_999), to: random.pick([100, 1000] as const) },
  })[tier]

const drawRoundingAt = (random: Random, [least, most, to]: Ranges[keyof Ranges]): Rounding => ({
  value: random.whole(least, most),
  to: random.pick(to),
})

export const roundWholeNumbers: ItemFamily = familyOf<Rounding>({
  id: 'round-whole-numbers',
  names: { en: 'Round whole numbers', fr: 'Arrondir des nombres entiers', ar: 'تقريب الأعداد' },
  words: 'round arrondi تقريب يقرب',
  ages: { from: 8, to: 12 },
  bloomLevel: 'understand',
  errors: {
    'always-rounds-down': {
      names: { en: 'always rounds down', fr: 'arrondit toujours par défaut', ar: 'يقرّب إلى الأصغر دائمًا' },
      words: `${together('down cut défaut inférieur اصغر', 'round always truncat arrondi toujours تقريب يقرب دائما')} truncat tronque troncature`,
      wrong: (rounding) => String(below(rounding)),
    },
    'wrong-place': {
      names: { en: 'rounds to the wrong place', fr: 'se trompe de rang', ar: 'يخطئ في المنزلة' },
      words: 'place$ rang$ منزله',
      wrong: ({ value, to }) => {
        const other = to === 10 ? 100 : 10
        return String(rounded({ value, to: other }))
      },
    },
  },
  draw(random, tier, _aim, age) {
    for (;;) {
      const rounding = age === null ? drawRounding(random, tier) : drawRoundingAt(random, rangesAt(age)[tier])
      // In challenge, rounding up often changes more than one digit.
      const carries = rounded(rounding) % (rounding.to * 10) === 0 && rounded(rounding) > rounding.value
      if (rounding.value % rounding.to !== 0 && (tier !== 'challenge' || carries || random.whole(0, 5) === 0))
        return rounding
    }
  },
  write(rounding, { say, n }) {
    const { value, to } = rounding
    const least = below(rounding)
    const middle = least + to / 2
    const result = rounded(rounding)
    return {
      prompt: `${say({
        en: `Round $${n(value)}$ ${nearest[to].en}.`,
        fr: `Arrondis $${n(value)}$ ${nearest[to].fr}.`,
        ar: `قرّب العدد $${n(value)}$ ${nearest[to].ar}.`,
      })} $${box}$`,
      answer: String(result),
      steps: [
        say({
          en: `It lies between $${n(least)}$ and $${n(least + to)}$; the middle is $${n(middle)}$.`,
          fr: `Il est compris entre $${n(least)}$ et $${n(least + to)}$\u00a0; le milieu est $${n(middle)}$.`,
          ar: `يقع بين $${n(least)}$ و$${n(least + to)}$، ومنتصفهما $${n(middle)}$.`,
        }),
        value < middle
          ? say({
              en: `It lies below the middle, so round down to $${n(result)}$.`,
              fr: `Il est avant le milieu, donc on arrondit à $${n(result)}$.`,
              ar: `هو أصغر من المنتصف، فنقرّبه إلى $${n(result)}$.`,
            })
          : say({
              en: `It isn’t below the middle, so round up to $${n(result)}$.`,
              fr: `Il n’est pas avant le milieu, donc on arrondit à $${n(result)}$.`,
              ar: `ليس أصغر من المنتصف، فنقرّبه إلى $${n(result)}$.`,
            }),
      ],
      check: { kind: 'rounding', value: String(value), to: String(to) },
      demand: 2 * String(value).length + (result % (to * 10) === 0 ? 1 : 0),
    }
  },
})
