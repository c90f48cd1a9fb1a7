import { isUpTo } from '../../age-limits.ts'
import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'

interface Fact {
  first: number
  second: number
  /** Which number is asked. */
  asks: 'product' | 'factor'
}

export const multiplicationTable: ItemFamily = familyOf<Fact>({
  id: 'multiplication-table',
  names: { en: 'Multiplication tables', fr: 'Tables de multiplication', ar: 'جداول الضرب' },
  words: `table$ tables$ ${together('times multipl ضرب', 'table fact جدول جداول حقائق')}`,
  ages: { from: 7, to: 10 },
  bloomLevel: 'remember',
  errors: {
    'neighbour-in-the-table': {
      names: {
        en: 'gives the neighbour in the table',
        fr: 'donne le résultat voisin dans la table',
        ar: 'يعطي الناتج المجاور في الجدول',
      },
      words: 'neighbour neighbor next$ table$ voisin مجاور جدول',
      wrong: ({ first, second, asks }) =>
        String(asks === 'product' ? first * (second - 1) : Math.max(1, second - 1)),
    },
    'adds-instead': {
      names: {
        en: 'adds instead of multiplying',
        fr: 'additionne au lieu de multiplier',
        ar: 'يجمع بدل أن يضرب',
      },
      words: together('add جمع يجمع', 'instead multipl lieu بدل ضرب يضرب'),
      wrong: ({ first, second, asks }) =>
        String(asks === 'product' ? first + second : first * second - first),
    },
  },
  draw(random, tier, _aim, age) {
    if (isUpTo(age, 6))
      return {
        first: random.pick([2, 5, 10]),
        second: random.whole(2, tier === 'support' ? 5 : 10),
        asks: tier === 'challenge' ? 'factor' : 'product',
      }
    const first = random.pick(
      { support: [2, 3, 4, 5, 10], core: [3, 4, 6, 7, 8, 9], challenge: [6, 7, 8, 9, 11, 12] }[tier],
    )
    return {
      first,
      second: random.whole(tier === 'support' ? 2 : 3, tier === 'challenge' ? 12 : 10),
      asks: tier === 'challenge' ? 'factor' : 'product',
    }
  },
  write({ first, second, asks }, { say }) {
    const product = first * second
    const before = first * (second - 1)
    const isProduct = asks === 'product'
    return {
      prompt: `${
        isProduct
          ? say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })
          : say({
              en: 'Write the missing factor.',
              fr: 'Écris le facteur qui manque.',
              ar: 'اكتب العامل الناقص.',
            })
      }\n$${isProduct ? `${first}\\times ${second}=${box}` : `${first}\\times ${box}=${product}`}$`,
      answer: String(isProduct ? product : second),
      steps: isProduct
        ? [
            `${say({ en: 'Start from the row before:', fr: 'On part de la ligne précédente\u00a0:', ar: 'نبدأ من السطر السابق:' })} $${first}\\times ${second - 1}=${before}$`,
            `${say({ en: 'Add one more:', fr: 'On ajoute une fois de plus\u00a0:', ar: 'نضيف مرة أخرى:' })} $${before}+${first}=${product}$`,
          ]
        : [
            `${say({
              en: 'The missing factor is the quotient:',
              fr: 'Le facteur qui manque est le quotient\u00a0:',
              ar: 'العامل الناقص هو ناتج القسمة:',
            })} $${product}\\div ${first}=${second}$`,
            `${say({ en: 'Check:', fr: 'On vérifie\u00a0:', ar: 'نتحقّق:' })} $${first}\\times ${second}=${product}$`,
          ],
      check: {
        kind: 'arithmetic',
        expression: isProduct ? `${first}*${second}` : `${product}/${first}`,
        form: 'any',
      },
      demand: first + second + (isProduct ? 0 : 10),
    }
  },
})
