import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { integerWords } from './integer-words.ts'

interface Chain {
  first: number
  operations: readonly { sign: '*' | '/'; value: number }[]
}

const resultOf = ({ first, operations }: Chain) =>
  operations.reduce((result, { sign, value }) => (sign === '*' ? result * value : result / value), first)
const numbersOf = ({ first, operations }: Chain) => [first, ...operations.map(({ value }) => value)]
const minusesOf = (chain: Chain) => numbersOf(chain).filter((number) => number < 0).length
const withSigns = ({ first, operations }: Chain, times: string, by: string) =>
  `${first}${operations.map(({ sign, value }) => `${sign === '*' ? times : by}${value < 0 ? `(${value})` : value}`).join('')}`
const withoutMinus = ({ first, operations }: Chain): Chain => ({
  first: Math.abs(first),
  operations: operations.map(({ sign, value }) => ({ sign, value: Math.abs(value) })),
})

export const multiplyDivideIntegers: ItemFamily = familyOf<Chain>({
  id: 'multiply-divide-integers',
  names: {
    en: 'Multiply and divide negative numbers',
    fr: 'Multiplier et diviser des nombres relatifs',
    ar: 'ضرب الأعداد السالبة والموجبة وقسمتها',
  },
  words: together('multipl product divi quotient produit ضرب يضرب قسمة يقسم', integerWords),
  ages: { from: 12, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'two-minuses-stay-minus': {
      names: {
        en: 'thinks minus times minus is minus',
        fr: 'croit que moins par moins donne moins',
        ar: 'يظن أن ضرب سالب في سالب سالب',
      },
      words: together(
        'minus negative moins négatif سالب ناقص',
        'times two double product rule sign par deux règle signe produit ضرب قاعدة اشارة',
      ),
      wrong: (chain) => (minusesOf(chain) >= 2 && resultOf(chain) > 0 ? String(-resultOf(chain)) : null),
    },
    'drops-the-sign': {
      names: {
        en: 'leaves out the minus sign of the result',
        fr: 'oublie le signe moins du résultat',
        ar: 'ينسى إشارة الناقص في الناتج',
      },
      words: together('forget leave drop oubli ينسى نسيان يهمل', 'sign minus signe moins اشارة ناقص'),
      wrong: (chain) => (resultOf(chain) < 0 ? String(-resultOf(chain)) : null),
    },
  },
  draw(random, tier) {
    const [most, count] = { support: [5, 1] as const, core: [10, 1] as const, challenge: [9, 2] as const }[
      tier
    ]
    const signed = (number: number) => number * random.pick([1, -1])
    for (;;) {
      const factors = Array.from({ length: count + 1 }, () => signed(random.whole(2, most)))
      const [first = 2, second = 2, third] = factors
      const divides = tier !== 'support' && random.whole(0, 1) === 0
      const chain: Chain =
        third === undefined
          ? divides
            ? { first: first * second, operations: [{ sign: '/', value: second }] }
            : { first, operations: [{ sign: '*', value: second }] }
          : divides
            ? {
                first: first * third,
                operations: [
                  { sign: '*', value: second },
                  { sign: '/', value: third },
                ],
              }
            : {
                first,
                operations: [
                  { sign: '*', value: second },
                  { sign: '*', value: third },
                ],
              }
      if (minusesOf(chain) > 0) return chain
    }
  },
  write(chain, { say, n }) {
    const minuses = minusesOf(chain)
    const result = resultOf(chain)
    const asked = withSigns(chain, '\\times ', '\\div ')
    const plain = withoutMinus(chain)
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${asked}=${box}$`,
      answer: String(result),
      steps: [
        minuses % 2 === 0
          ? say({
              en: `There are ${minuses} negative numbers, an even number, so the result is positive.`,
              fr: `Il y a ${minuses} nombres négatifs, un nombre pair\u00a0: le résultat est positif.`,
              ar: 'عدد الأعداد السالبة زوجي، فالناتج موجب.',
            })
          : say({
              en: `The number of negative numbers is odd (${minuses}), so the result is negative.`,
              fr: `Le nombre de facteurs négatifs est impair (${minuses})\u00a0: le résultat est négatif.`,
              ar: 'عدد الأعداد السالبة فردي، فالناتج سالب.',
            }),
        `${say({
          en: 'Calculate without the signs:',
          fr: 'On calcule sans les signes\u00a0:',
          ar: 'نحسب دون الإشارات:',
        })} $${withSigns(plain, '\\times ', '\\div ')}=${resultOf(plain)}$`,
        `$${asked}=${n(result)}$`,
      ],
      check: { kind: 'arithmetic', expression: withSigns(chain, '*', '/'), form: 'any' },
      demand: 20 * chain.operations.length + minuses + Math.abs(chain.first),
    }
  },
})
