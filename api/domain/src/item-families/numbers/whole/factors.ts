import type { ItemFamily } from '../../item-family.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'

/** Pairs of factors with the smaller one first. */
const pairsOf = (number: number): [number, number][] =>
  Array.from({ length: Math.floor(Math.sqrt(number)) }, (_, index) => index + 1)
    .filter((factor) => number % factor === 0)
    .map((factor) => [factor, number / factor])

const factorsOf = (number: number): number[] => [...new Set(pairsOf(number).flat())].toSorted((a, b) => a - b)

export const factorsOfNumber: ItemFamily = familyOf<number>({
  id: 'factors-of-a-number',
  names: { en: 'Factors of a number', fr: 'Diviseurs d’un nombre', ar: 'قواسم عدد' },
  words: 'factors$ divisors$ diviseurs$ قواسم عوامل',
  ages: { from: 9, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'misses-the-number-itself': {
      names: {
        en: 'leaves out 1 and the number itself',
        fr: 'oublie 1 et le nombre lui-même',
        ar: 'ينسى العدد 1 والعدد نفسه',
      },
      words: together('forget leave miss oubli ينسى نسيان يهمل', '1 one itself même نفسه واحد'),
      wrong: (number) =>
        factorsOf(number)
          .filter((factor) => factor !== 1 && factor !== number)
          .map(String),
    },
    'gives-multiples': {
      names: {
        en: 'gives multiples instead of factors',
        fr: 'donne des multiples au lieu des diviseurs',
        ar: 'يكتب المضاعفات بدل القواسم',
      },
      words: 'multiple مضاعف',
      wrong: (number) => [1, 2, 3, 4].map((times) => String(times * number)),
    },
  },
  draw(random, tier) {
    const [least, most, fewest, mostFactors] = {
      support: [6, 28, 4, 6] as const,
      core: [18, 70, 6, 8] as const,
      challenge: [66, 120, 8, 16] as const,
    }[tier]
    for (;;) {
      const number = random.whole(least, most)
      const count = factorsOf(number).length
      if (count >= fewest && count <= mostFactors) return number
    }
  },
  write(number, { say }) {
    return {
      prompt: say({
        en: `Write all factors of $${number}$ in order.`,
        fr: `Écris dans l’ordre tous les diviseurs de $${number}$.`,
        ar: `اكتب جميع قواسم العدد $${number}$ بالترتيب.`,
      }),
      answer: factorsOf(number).map(String),
      lines: 1,
      steps: [
        `${say({
          en: 'Look for pairs whose product is the number:',
          fr: 'On cherche les produits égaux à ce nombre\u00a0:',
          ar: 'نبحث عن الأزواج التي جداؤها هذا العدد:',
        })} $${number}=${pairsOf(number)
          .map((pair) => pair.join('\\times '))
          .join('=')}$`,
        say({
          en: `There are ${factorsOf(number).length} different factors.`,
          fr: `Il y a ${factorsOf(number).length} diviseurs différents.`,
          ar: `عدد القواسم المختلفة ${factorsOf(number).length}.`,
        }),
      ],
      check: { kind: 'factors', of: [number], ask: 'factors' },
      demand: number / 10 + factorsOf(number).length,
    }
  },
})

/** The prime factors in ascending order, each as often as it divides. */
const primesOf = (number: number): number[] => {
  const [, smallest] = factorsOf(number)
  return smallest === undefined ? [] : [smallest, ...primesOf(number / smallest)]
}

export const primeFactors: ItemFamily = familyOf<number>({
  id: 'prime-factors',
  names: { en: 'Prime factors', fr: 'Décomposition en facteurs premiers', ar: 'التحليل إلى عوامل أولية' },
  words: `${together('prime premier اولي', 'factor product number facteur nombre produit عوامل عدد اعداد تحليل')} primes$`,
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'stops-early': {
      names: {
        en: 'stops before all factors are prime',
        fr: 's’arrête avant d’avoir seulement des nombres premiers',
        ar: 'يتوقف قبل أن تصير العوامل كلها أولية',
      },
      words: `${together('stop incomplete unfinished not arrête incomplet يتوقف لا غير', 'prime early factor premier facteur اولي عوامل')}`,
      wrong: (number) => {
        const primes = primesOf(number)
        return [...primes.slice(0, -2), primes.slice(-2).reduce((product, prime) => product * prime, 1)].map(
          String,
        )
      },
    },
    'each-prime-once': {
      names: {
        en: 'writes each prime only once',
        fr: 'écrit chaque facteur premier une seule fois',
        ar: 'يكتب كل عامل أولي مرة واحدة فقط',
      },
      words: together('once repeat fois répét مرة تكرار', 'prime factor facteur each premier chaque عامل كل'),
      wrong: (number) => [...new Set(primesOf(number))].map(String),
    },
  },
  draw(random, tier) {
    const counts = { support: [3, 3, 50], core: [4, 4, 100], challenge: [5, 6, 200] }[tier]
    const [fewest = 2, most = 3, largest = 30] = counts
    for (;;) {
      const number = random.whole(largest / 5, largest)
      const primes = primesOf(number)
      if (primes.length >= fewest && primes.length <= most && primes.every((prime) => prime <= 13))
        return number
    }
  },
  write(number, { say, shown }) {
    const primes = primesOf(number)
    const rests = primes.map((prime, index) => {
      const before = primes.slice(0, index).reduce((rest, earlier) => rest / earlier, number)
      return `$${before}\\div ${prime}=${before / prime}$`
    })
    return {
      prompt: say({
        en: `Write $${number}$ as a product of prime numbers.`,
        fr: `Écris $${number}$ comme un produit de nombres premiers.`,
        ar: `حلّل العدد $${number}$ إلى جداء عوامل أولية.`,
      }),
      answer: primes.map(String),
      show: (factors) => shown(factors, '\\times '),
      lines: 1,
      steps: [
        `${say({
          en: 'Divide by the smallest prime that fits, until 1 is left:',
          fr: 'On divise par le plus petit nombre premier possible, jusqu’à obtenir 1\u00a0:',
          ar: 'نقسم على أصغر عدد أولي ممكن حتى نصل إلى 1:',
        })} ${rests.join(say({ en: ', ', fr: '\u00a0; ', ar: '، ' }))}`,
        `${say({ en: 'So', fr: 'Donc', ar: 'إذن' })} $${number}=${primes.join('\\times ')}$`,
      ],
      check: { kind: 'factors', of: [number], ask: 'primes' },
      demand: primes.length * 5 + number / 20,
    }
  },
})
