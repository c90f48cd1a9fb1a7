import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { fractionWords } from './fraction-words.ts'
import { properRatio, written, type Ratio } from './ratio.ts'

const sizes: Readonly<Record<ResourceTier, { denominators: readonly number[]; factors: readonly number[] }>> =
  {
    support: { denominators: [2, 3, 4, 5, 6], factors: [1, 2] },
    core: { denominators: [3, 4, 5, 6], factors: [2, 3] },
    challenge: { denominators: [4, 5, 6, 7], factors: [3, 4] },
  }

export const shadeFractionBar: ItemFamily = familyOf<{ ratio: Ratio; factor: number }>({
  id: 'shade-fraction-bar',
  names: {
    en: 'Shade a fraction of a bar',
    fr: 'Colorier une fraction d’une bande',
    ar: 'تلوين كسر من شريط',
  },
  words: together(
    'read bar shade represent draw bande colori représent dessin قراءة تمثيل تلوين يمثل يلون رسم شريط',
    fractionWords,
  ),
  ages: { from: 7, to: 11 },
  bloomLevel: 'understand',
  errors: {
    'shades-the-numerator': {
      names: {
        en: 'shades as many parts as the numerator says',
        fr: 'colorie autant de cases que le numérateur',
        ar: 'يلوّن من الأجزاء بقدر البسط',
      },
      words: together('shade colori count يلون تلوين', 'numerator top numérateur بسط'),
      wrong: ({ ratio }) => String(ratio.above),
    },
    'shades-the-rest': {
      names: { en: 'shades the rest', fr: 'colorie le reste', ar: 'يلوّن الباقي' },
      words: together('shade colori يلون تلوين', 'rest other reste باقي'),
      wrong: ({ ratio: { above, below }, factor }) => String((below - above) * factor),
    },
  },
  draw(random, tier) {
    const { denominators, factors } = sizes[tier]
    return { ratio: properRatio(random, denominators), factor: random.pick(factors) }
  },
  write({ ratio, factor }, { say, n }) {
    const parts = ratio.below * factor
    const asked = `$${n(written(ratio))}$`
    const shaded = ratio.above * factor
    return {
      prompt: `${say({
        en: `Shade ${asked} of the bar. How many parts have you shaded?`,
        fr: `Colorie ${asked} de la bande. Combien de cases as-tu coloriées\u00a0?`,
        ar: `لوّن ${asked} من الشريط. كم جزءًا لوّنت؟`,
      })} $${box}$`,
      answer: String(shaded),
      figure: { kind: 'fraction-bars', bars: [{ parts, shaded: 0, label: '' }] },
      steps: [
        say({
          en: `The bar has ${parts} parts. Share them into ${ratio.below} equal groups: $${parts}\\div ${ratio.below}=${factor}$`,
          fr: `La bande a ${parts} cases. On en fait ${ratio.below} groupes égaux\u00a0: $${parts}\\div ${ratio.below}=${factor}$`,
          ar: `نقسم أجزاء الشريط، وعددها ${parts}، على المقام ${ratio.below}: $${parts}\\div ${ratio.below}=${factor}$`,
        }),
        say({
          en: `Shade as many groups as the numerator says: $${ratio.above}\\times ${factor}=${shaded}$`,
          fr: `On colorie autant de groupes que le dit le numérateur\u00a0: $${ratio.above}\\times ${factor}=${shaded}$`,
          ar: `نضرب في البسط ${ratio.above}: $${ratio.above}\\times ${factor}=${shaded}$`,
        }),
      ],
      check: { kind: 'arithmetic', expression: `${written(ratio)}*${parts}`, form: 'any' },
      demand: parts + (factor > 1 ? 3 : 0),
    }
  },
})
