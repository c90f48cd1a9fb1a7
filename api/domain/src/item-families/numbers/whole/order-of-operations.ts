import type { ItemFamily, Random } from '../../item-family.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import { box, type Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { fromLeft, reduced, typedExpression, valueOfTokens, type Tokens } from './expression.ts'

/** Expressions by tier; every quotient in them is whole. */
const forms: Readonly<Record<ResourceTier, readonly ((random: Random) => Tokens)[]>> = {
  support: [
    (random) => [random.whole(2, 20), '+', random.whole(2, 9), '*', random.whole(2, 9)],
    (random) => [random.whole(40, 60), '-', random.whole(2, 6), '*', random.whole(2, 6)],
    (random) => [random.whole(2, 9), '*', '(', random.whole(2, 9), '+', random.whole(2, 9), ')'],
  ],
  core: [
    (random) => [
      random.whole(2, 9),
      '+',
      random.whole(2, 9),
      '*',
      random.whole(2, 9),
      '-',
      random.whole(1, 4),
    ],
    (random) => {
      const divisor = random.whole(2, 9)
      return [random.whole(10, 40), '+', divisor * random.whole(2, 9), '/', divisor, '+', random.whole(2, 9)]
    },
    (random) => [
      ...['(', random.whole(10, 20), '-', random.whole(2, 8), ')', '*', random.whole(2, 6)],
      ...['+', random.whole(2, 9)],
    ],
  ],
  challenge: [
    (random) => [
      ...[
        random.whole(30, 60),
        '-',
        random.whole(2, 5),
        '*',
        '(',
        random.whole(2, 5),
        '+',
        random.whole(2, 5),
        ')',
      ],
      ...['+', random.whole(2, 9)],
    ],
    (random) => {
      const divisor = random.whole(2, 6)
      return [
        ...[
          random.whole(5, 20),
          '+',
          random.whole(2, 9),
          '*',
          '(',
          random.whole(8, 12),
          '-',
          random.whole(2, 6),
          ')',
        ],
        ...['-', divisor * random.whole(2, 5), '/', divisor],
      ]
    },
    (random) => [
      ...['(', random.whole(5, 12), '+', random.whole(2, 9), ')', '*', random.whole(2, 6), '-'],
      ...[random.whole(2, 5), '*', random.whole(2, 4), '+', random.whole(2, 9)],
    ],
  ],
}

const isWhole = (number: number | null): number is number =>
  number !== null && Number.isInteger(number) && number >= 0
const wrongResult = (number: number | null) => (isWhole(number) ? String(number) : null)

const phases = [
  ['brackets', { en: 'First the brackets:', fr: 'D’abord les parenthèses\u00a0:', ar: 'نبدأ بالأقواس:' }],
  [
    'products',
    {
      en: 'Then multiplication and division:',
      fr: 'Puis les multiplications et les divisions\u00a0:',
      ar: 'ثم الضرب والقسمة:',
    },
  ],
  [
    'sums',
    {
      en: 'Then addition and subtraction, from left to right:',
      fr: 'Puis les additions et les soustractions, de gauche à droite\u00a0:',
      ar: 'ثم الجمع والطرح من اليسار إلى اليمين:',
    },
  ],
] as const

function stepsOf(tokens: Tokens, { say }: Pen): string[] {
  let rest = tokens
  return phases.flatMap(([phase, texts]) => {
    const next = reduced(rest, phase)
    if (next.length === rest.length) return []
    rest = next
    return [`${say(texts)} $${typedExpression(next)}$`]
  })
}

export const orderOfOperations: ItemFamily = familyOf<Tokens>({
  id: 'order-of-operations',
  names: { en: 'Order of operations', fr: 'Priorités opératoires', ar: 'ترتيب العمليات' },
  words: `bidmas bodmas pemdas ${together('order priorit precedence ترتيب اولوية اولويات', 'operation opérat calcul عمليات')} ${together('bracket parenthès اقواس', 'calcul operation expression عمليات حساب')}`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'from-left-to-right': {
      names: {
        en: 'calculates from left to right',
        fr: 'calcule de gauche à droite',
        ar: 'يحسب من اليسار إلى اليمين دون مراعاة الأولوية',
      },
      words: `${together('left gauche يسار', 'right droite يمين')} ${together('priorit order اولوية ترتيب', 'not ignor forget wrong oubli respect دون لا ينسى نسيان خطا')}`,
      wrong: (tokens) => wrongResult(fromLeft(tokens)),
    },
    'ignores-brackets': {
      names: { en: 'ignores the brackets', fr: 'ignore les parenthèses', ar: 'يهمل الأقواس' },
      words: 'bracket parenthes قوس اقواس',
      wrong: (tokens) =>
        tokens.includes('(')
          ? wrongResult(valueOfTokens(tokens.filter((token) => token !== '(' && token !== ')')))
          : null,
    },
  },
  draw(random, tier) {
    for (;;) {
      const tokens = random.pick(forms[tier])(random)
      if (isWhole(valueOfTokens(tokens))) return tokens
    }
  },
  write(tokens, pen) {
    const expression = tokens.join('')
    return {
      prompt: `${pen.say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${typedExpression(tokens)}=${box}$`,
      answer: String(valueOfTokens(tokens)),
      steps: stepsOf(tokens, pen),
      check: { kind: 'arithmetic', expression, form: 'any' },
      demand: tokens.length,
    }
  },
})
