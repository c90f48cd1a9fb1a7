import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { lowest } from '../recipe/exact-text.ts'
import { fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { gcf } from '../recipe/whole-numbers.ts'
import { inLowestTerms } from './fraction-steps.ts'
import { fractionWords } from './fraction-words.ts'

const parts: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [3, 4, 5, 6, 7, 8],
  core: [8, 9, 10, 11, 12],
  challenge: [9, 10, 12, 14, 15, 16],
}

/** In challenge the fraction isn't in lowest terms as it is read, and is asked in lowest terms. */
export const readFractionBar: ItemFamily = familyOf<{ parts: number; shaded: number }>({
  id: 'read-fraction-bar',
  names: {
    en: 'Read a fraction from a bar',
    fr: 'Lire une fraction sur une bande',
    ar: 'قراءة كسر من شريط',
  },
  words: `${fractionWords} ${together(
    'read name write bar shade represent lire nommer écri bande représent قراءة قرا يقرا كتابة تمثيل شريط',
    fractionWords,
  )}`,
  ages: { from: 7, to: 11 },
  bloomLevel: 'understand',
  errors: {
    'compares-with-the-rest': {
      names: {
        en: 'compares the shaded parts with the white parts',
        fr: 'compare les parts coloriées aux parts blanches',
        ar: 'يقارن الأجزاء الملوّنة بالأجزاء البيضاء',
      },
      words: `${together('white rest unshaded other blanche reste باقي بيضاء', 'denominator compar part dénominateur مقام يقارن اجزاء')} ${together('part', 'whole partie')}`,
      wrong: ({ parts: all, shaded }) => (shaded < all - shaded ? `${shaded}/${all - shaded}` : null),
    },
    'names-the-white-part': {
      names: {
        en: 'names the white part',
        fr: 'donne la fraction de la partie blanche',
        ar: 'يعطي كسر الجزء الأبيض',
      },
      words: `white unshaded blanche ${together('white unshaded blanche ابيض بيضاء', 'name part give donne partie يعطي جزء')}`,
      wrong: ({ parts: all, shaded }) => `${all - shaded}/${all}`,
    },
  },
  draw(random, tier) {
    for (;;) {
      const all = random.pick(parts[tier])
      const shaded = random.whole(1, all - 1)
      if (gcf(all, shaded) > 1 === (tier === 'challenge') && 2 * shaded !== all) return { parts: all, shaded }
    }
  },
  write({ parts: all, shaded }, pen, tier) {
    const { say } = pen
    const asRead = `${shaded}/${all}`
    return {
      prompt: `${say({
        en: 'What fraction of the bar is shaded?',
        fr: 'Quelle fraction de la bande est coloriée\u00a0?',
        ar: 'ما الكسر الذي يمثّل الجزء الملوّن من الشريط؟',
      })}${
        tier === 'challenge'
          ? ` ${say({
              en: 'Give it in lowest terms.',
              fr: 'Donne-la sous forme irréductible.',
              ar: 'اكتبه في أبسط صورة.',
            })}`
          : ''
      }\n$${fractionBox}$`,
      answer: lowest(exact(asRead)),
      figure: { kind: 'fraction-bars', bars: [{ parts: all, shaded, label: '' }] },
      steps: [
        `${say({
          en: 'Count all equal parts; that is the denominator:',
          fr: 'On compte toutes les parts égales\u00a0: c’est le dénominateur,',
          ar: 'نعدّ كل الأجزاء المتساوية، وعددها هو المقام:',
        })} $${all}$`,
        `${say({
          en: 'Count the shaded parts; that is the numerator:',
          fr: 'On compte les parts coloriées\u00a0: c’est le numérateur,',
          ar: 'نعدّ الأجزاء الملوّنة، وعددها هو البسط:',
        })} $${shaded}$`,
        ...inLowestTerms(asRead, pen),
      ],
      check: { kind: 'arithmetic', expression: asRead, form: tier === 'challenge' ? 'simplest' : 'any' },
      demand: all,
    }
  },
})
