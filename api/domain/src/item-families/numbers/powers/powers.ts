import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'

interface Power {
  base: number
  exponent: number
}

/** Exponents with the smallest and the largest base for each. */
const ranges: Readonly<
  Record<ResourceTier, readonly (readonly [exponent: number, least: number, most: number])[]>
> = {
  support: [
    [2, 3, 10],
    [3, 2, 3],
  ],
  core: [
    [2, 8, 15],
    [3, 3, 6],
  ],
  challenge: [
    [3, 5, 10],
    [4, 2, 6],
    [5, 2, 4],
  ],
}

export const evaluatePower: ItemFamily = familyOf<Power>({
  id: 'evaluate-powers',
  names: {
    en: 'Squares, cubes and powers',
    fr: 'Carrés, cubes et puissances',
    ar: 'المربعات والمكعبات والقوى',
  },
  words:
    'power square$ squares$ squared cube$ cubes$ cubed exponent puissance carrés$ carré$ exposant قوى قوة مربعات مكعبات اس$ اسس',
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'multiplies-by-the-exponent': {
      names: {
        en: 'multiplies the base by the exponent',
        fr: 'multiplie la base par l’exposant',
        ar: 'يضرب الأساس في الأس',
      },
      words: together('multipl times ضرب يضرب', 'exponent power base exposant puissance اس اساس قوة'),
      wrong: ({ base, exponent }) => String(base * exponent),
    },
    'swaps-base-and-exponent': {
      names: {
        en: 'swaps base and exponent',
        fr: 'inverse la base et l’exposant',
        ar: 'يبدّل الأساس والأس',
      },
      words: together(
        'swap revers mix confus inverse échange confond يبدل يعكس يخلط',
        'base exponent exposant اس اساس',
      ),
      wrong: ({ base, exponent }) => String(exponent ** base),
    },
  },
  draw(random, tier) {
    const [exponent, least, most] = random.pick(ranges[tier])
    return { base: random.whole(least, most), exponent }
  },
  write({ base, exponent }, { say, n }) {
    const factors = Array.from({ length: exponent }, () => String(base)).join('\\times ')
    const value = base ** exponent
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${base}^${exponent}=${box}$`,
      answer: String(value),
      steps: [
        `${say({
          en: 'The exponent says how many factors there are:',
          fr: 'L’exposant donne le nombre de facteurs\u00a0:',
          ar: 'الأس يدل على عدد العوامل:',
        })} $${base}^${exponent}=${factors}$`,
        `$${factors}=${n(value)}$`,
      ],
      check: { kind: 'arithmetic', expression: `${base}^${exponent}`, form: 'any' },
      demand: base * exponent ** 2,
    }
  },
})
