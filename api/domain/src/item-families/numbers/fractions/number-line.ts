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

const sizes: Readonly<Record<ResourceTier, { parts: readonly number[]; wholes: number }>> = {
  support: { parts: [3, 4, 5, 6], wholes: 1 },
  core: { parts: [6, 7, 8, 9], wholes: 1 },
  challenge: { parts: [5, 6, 7, 8], wholes: 2 },
}

interface Point {
  /** Equal parts of each whole. */
  parts: number
  wholes: number
  at: number
}

/**
 * Dots divide the line, because its ticks would carry numbers and give the answer away. In challenge the point lies
 * beyond 1.
 */
export const fractionOnNumberLine: ItemFamily = familyOf<Point>({
  id: 'fraction-on-number-line',
  names: {
    en: 'Fractions on a number line',
    fr: 'Fractions sur une droite graduée',
    ar: 'الكسور على خط الأعداد',
  },
  words: `${fractionWords} ${together('line read point droite axe lire repér خط مستقيم قراءة تعيين نقطة', fractionWords)}`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'understand',
  errors: {
    'counts-points': {
      names: {
        en: 'counts the points, not the gaps',
        fr: 'compte les points au lieu des intervalles',
        ar: 'يعدّ النقاط لا المسافات',
      },
      words: together('count compt عد يعد', 'point dot tick mark line graduation trait نقاط نقط علامات'),
      wrong: ({ parts, at }) => `${at + 1}/${parts + 1}`,
    },
    'counts-inner-points': {
      names: {
        en: 'takes the number of points between for the denominator',
        fr: 'prend le nombre de points intermédiaires comme dénominateur',
        ar: 'يجعل عدد النقاط بين العددين مقامًا',
      },
      words: together(
        'between inner intermédiaire denominator dénominateur بين مقام',
        'point dot tick nombre number graduation نقاط',
      ),
      wrong: ({ parts, at }) => `${at}/${parts - 1}`,
    },
  },
  draw(random, tier) {
    const { parts: all, wholes } = sizes[tier]
    for (;;) {
      const parts = random.pick(all)
      const at = random.whole(1 + parts * (wholes - 1), parts * wholes - 1)
      // In support and core, the fraction is read in lowest terms at once.
      if (wholes > 1 || gcf(parts, at) === 1) return { parts, wholes, at }
    }
  },
  write({ parts, wholes, at }, pen, tier) {
    const { say } = pen
    const asRead = `${at}/${parts}`
    const dots = Array.from({ length: parts * wholes + 1 }, (_, index) => index)
    return {
      prompt: `${say({
        en: 'The points divide each whole into equal parts. What fraction is at A?',
        fr: 'Les points partagent chaque unité en parts égales. Quelle fraction se trouve en A\u00a0?',
        ar: 'النقاط تقسم كل وحدة إلى أجزاء متساوية. ما الكسر الذي تمثّله النقطة أ؟',
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
      figure: {
        ...{ kind: 'number-line', from: 0, to: wholes, step: 1 },
        marks: dots.map((dot) => ({
          at: dot / parts,
          label: dot === at ? say({ en: 'A', fr: 'A', ar: 'أ' }) : '',
        })),
      },
      steps: [
        `${say({
          en: 'Count the gaps from 0 to 1; that is the denominator:',
          fr: 'On compte les intervalles de 0 à 1\u00a0: c’est le dénominateur,',
          ar: 'نعدّ المسافات من 0 إلى 1، وعددها هو المقام:',
        })} $${parts}$`,
        `${say({
          en: 'Count the gaps from 0 to A; that is the numerator:',
          fr: 'On compte les intervalles de 0 à A\u00a0: c’est le numérateur,',
          ar: 'نعدّ المسافات من 0 إلى أ، وعددها هو البسط:',
        })} $${at}$`,
        ...inLowestTerms(asRead, pen),
      ],
      check: { kind: 'arithmetic', expression: asRead, form: tier === 'challenge' ? 'simplest' : 'any' },
      demand: parts * wholes,
    }
  },
})
