import { isUpTo } from '../../age-limits.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { digitsOf } from '../recipe/whole-numbers.ts'

interface Quotient {
  dividend: number
  divisor: number
}

const ranges: Readonly<Record<ResourceTier, readonly [number, number]>> = {
  support: [11, 45],
  core: [23, 150],
  challenge: [101, 390],
}

interface Round {
  taken: number
  times: number
  rest: number
}

/** The rounds of the written method: what is divided, how often the divisor fits, and what is left. */
function roundsOf({ dividend, divisor }: Quotient): Round[] {
  const rounds: Round[] = []
  let taken = 0
  for (const digit of digitsOf(dividend).reverse()) {
    taken = taken * 10 + digit
    if (taken < divisor && rounds.length === 0) continue
    const times = Math.floor(taken / divisor)
    rounds.push({ taken, times, rest: taken % divisor })
    taken %= divisor
  }
  return rounds
}

/** The quotient of someone who divides each digit by itself and drops what is left. */
const withoutRests = ({ dividend, divisor }: Quotient): string => {
  const [first] = roundsOf({ dividend, divisor })
  if (!first) return '0'
  const rest = String(dividend).slice(String(first.taken).length)
  return [String(first.times), ...[...rest].map((digit) => String(Math.floor(Number(digit) / divisor)))].join(
    '',
  )
}

export const divideExactly: ItemFamily = familyOf<Quotient>({
  id: 'divide-whole-numbers',
  names: { en: 'Divide whole numbers', fr: 'Diviser des nombres entiers', ar: 'قسمة الأعداد' },
  words: `divide$ dividing$ division$ divisions$ diviser$ quotient$ ${together('قسمة يقسم', 'عدد اعداد عملية باقي عمودي')} القسمة$`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'drops-what-is-left': {
      names: {
        en: 'divides each digit by itself and drops what is left',
        fr: 'divise chaque chiffre séparément et oublie le reste partiel',
        ar: 'يقسم كل رقم وحده ويهمل الباقي',
      },
      words: together(
        'digit left rest remainder chiffre reste رقم باقي',
        'drop forget each oubli ignor chaque séparé يهمل ينسى كل وحده',
      ),
      wrong: withoutRests,
    },
    'drops-a-zero': {
      names: {
        en: 'leaves out the zero in the quotient',
        fr: 'oublie le zéro au quotient',
        ar: 'ينسى الصفر في ناتج القسمة',
      },
      words: 'zero zéro صفر',
      wrong: ({ dividend, divisor }) => {
        const quotient = String(dividend / divisor)
        return quotient.includes('0') ? quotient.replaceAll('0', '') : null
      },
    },
  },
  draw(random, tier, aim, age) {
    const isToThousand = isUpTo(age, 7)
    if (isToThousand && tier !== 'support' && aim === null) {
      const [least, most] = tier === 'core' ? [12, 60] : [51, 99]
      const divisor = random.whole(3, 9)
      return { dividend: random.whole(least, most) * divisor, divisor }
    }
    const divisor =
      tier === 'support'
        ? random.whole(2, 5)
        : tier === 'core' || isToThousand
          ? random.whole(3, 9)
          : random.whole(11, 25)
    const [least, most] = isToThousand ? ranges.support : ranges[tier]
    const quotient = random.whole(least, most)
    if (aim !== 'drops-a-zero') return { dividend: quotient * divisor, divisor }
    const hundreds = tier === 'support' || isToThousand ? 1 : random.whole(1, isUpTo(age, 8) ? 3 : 4)
    return { dividend: (hundreds * 100 + random.whole(1, 9)) * divisor, divisor }
  },
  write(quotient, { say, n }) {
    const { dividend, divisor } = quotient
    const result = dividend / divisor
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${n(dividend)}\\div ${divisor}=${box}$`,
      answer: String(result),
      steps: [
        ...roundsOf(quotient).map(({ taken, times, rest }) =>
          say({
            en: `How many times does ${divisor} go into ${taken}? ${times}, with ${rest} left.`,
            fr: `En ${taken}, combien de fois ${divisor}\u00a0? ${times}, et il reste ${rest}.`,
            ar: `كم مرة يدخل ${divisor} في ${taken}؟ الجواب ${times} والباقي ${rest}.`,
          }),
        ),
        `${say({ en: 'Check:', fr: 'On vérifie\u00a0:', ar: 'نتحقّق:' })} $${result}\\times ${divisor}=${n(dividend)}$`,
      ],
      check: { kind: 'arithmetic', expression: `${dividend}/${divisor}`, form: 'any' },
      demand: 2 * String(dividend).length + 2 * String(divisor).length + divisor / 10,
    }
  },
})
