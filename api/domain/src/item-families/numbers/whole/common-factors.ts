import type { ItemFamily } from '../../item-family.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { gcf, lcm } from '../recipe/whole-numbers.ts'

type Pair = readonly [number, number]

/** Numbers that can be listed by hand. */
const multiplesUpTo = (number: number, most: number) =>
  Array.from({ length: most / number }, (_, index) => number * (index + 1))
const factorsOf = (number: number) =>
  Array.from({ length: number }, (_, index) => index + 1).filter((factor) => number % factor === 0)

const lowerFactors = (common: number) => factorsOf(common).slice(1, -1)

export const greatestCommonFactor: ItemFamily = familyOf<Pair>({
  id: 'greatest-common-factor',
  names: {
    en: 'Greatest common factor',
    fr: 'Plus grand diviseur commun',
    ar: 'القاسم المشترك الأكبر',
  },
  words: `gcf gcd hcf pgcd ${together('common commun مشترك', 'factor divisor diviseur قاسم عامل')}`,
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'gives-the-multiple': {
      names: {
        en: 'gives the least common multiple',
        fr: 'donne le plus petit multiple commun',
        ar: 'يعطي المضاعف المشترك الأصغر',
      },
      words: 'multiple lcm ppcm مضاعف',
      wrong: ([first, second]) => String(lcm(first, second)),
    },
    'not-the-greatest': {
      names: {
        en: 'gives a common factor that isn’t the greatest',
        fr: 'donne un diviseur commun qui n’est pas le plus grand',
        ar: 'يعطي قاسمًا مشتركًا ليس الأكبر',
      },
      words: together('not isn n pas ليس لا غير', 'greatest largest biggest grand اكبر'),
      wrong: ([first, second]) => {
        const lower = lowerFactors(gcf(first, second)).at(-1)
        return lower === undefined ? null : String(lower)
      },
    },
  },
  draw(random, tier) {
    const [commons, mostTimes] = {
      support: [[4, 6, 8, 10], 4] as const,
      core: [[6, 8, 9, 10, 12, 15], 6] as const,
      challenge: [[12, 14, 16, 18, 20, 24], 8] as const,
    }[tier]
    for (;;) {
      const common = random.pick(commons)
      const [one, other] = [random.whole(2, mostTimes), random.whole(2, mostTimes)]
      if (gcf(one, other) === 1) return [common * one, common * other]
    }
  },
  write([first, second], { say, n }) {
    const common = gcf(first, second)
    return {
      prompt: `${say({
        en: `Find the greatest common factor of $${first}$ and $${second}$.`,
        fr: `Trouve le plus grand diviseur commun de $${first}$ et $${second}$.`,
        ar: `أوجد القاسم المشترك الأكبر للعددين $${first}$ و$${second}$.`,
      })} $${box}$`,
      answer: String(common),
      lines: 2,
      steps: [
        ...[first, second].map(
          (number) =>
            `${say({
              en: `Factors of ${number}:`,
              fr: `Diviseurs de ${number}\u00a0:`,
              ar: `قواسم ${number}:`,
            })} ${factorsOf(number)
              .map((factor) => n(factor))
              .join(say({ en: ', ', fr: ', ', ar: '، ' }))}`,
        ),
        `${say({
          en: 'The greatest number in both lists is',
          fr: 'Le plus grand nombre présent dans les deux listes est',
          ar: 'أكبر عدد في القائمتين هو',
        })} $${common}$.`,
      ],
      check: { kind: 'factors', of: [first, second], ask: 'gcf' },
      demand: (first + second) / 10 + common,
    }
  },
})

export const leastCommonMultiple: ItemFamily = familyOf<Pair>({
  id: 'least-common-multiple',
  names: {
    en: 'Least common multiple',
    fr: 'Plus petit multiple commun',
    ar: 'المضاعف المشترك الأصغر',
  },
  words: `lcm ppcm ${together('common commun مشترك', 'multiple مضاعف')}`,
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'multiplies-the-numbers': {
      names: {
        en: 'multiplies the two numbers',
        fr: 'multiplie les deux nombres',
        ar: 'يضرب العددين',
      },
      words: 'multiplies multiplie$ multiply product produit يضرب ضرب جداء',
      wrong: ([first, second]) => String(first * second),
    },
    'gives-the-factor': {
      names: {
        en: 'gives the greatest common factor',
        fr: 'donne le plus grand diviseur commun',
        ar: 'يعطي القاسم المشترك الأكبر',
      },
      words: 'factor divisor diviseur pgcd gcf قاسم',
      wrong: ([first, second]) => String(gcf(first, second)),
    },
  },
  draw(random, tier) {
    const [least, most, largest] = {
      support: [2, 10, 40] as const,
      core: [4, 15, 90] as const,
      challenge: [8, 30, 180] as const,
    }[tier]
    for (;;) {
      const [first, second] = [random.whole(least, most), random.whole(least, most)]
      const multiple = lcm(first, second)
      const isListed = multiple > Math.max(first, second) && multiple <= largest
      if (isListed && (tier !== 'challenge' || multiple > 60) && (tier !== 'core' || multiple > 20))
        return [first, second]
    }
  },
  write([first, second], { say }) {
    const multiple = lcm(first, second)
    return {
      prompt: `${say({
        en: `Find the least common multiple of $${first}$ and $${second}$.`,
        fr: `Trouve le plus petit multiple commun de $${first}$ et $${second}$.`,
        ar: `أوجد المضاعف المشترك الأصغر للعددين $${first}$ و$${second}$.`,
      })} $${box}$`,
      answer: String(multiple),
      lines: 2,
      steps: [
        ...[first, second].map(
          (number) =>
            `${say({
              en: `Multiples of ${number}:`,
              fr: `Multiples de ${number}\u00a0:`,
              ar: `مضاعفات ${number}:`,
            })} ${multiplesUpTo(number, multiple).join(say({ en: ', ', fr: ', ', ar: '، ' }))}`,
        ),
        `${say({
          en: 'The first number in both lists is',
          fr: 'Le premier nombre présent dans les deux listes est',
          ar: 'أول عدد في القائمتين هو',
        })} $${multiple}$.`,
      ],
      check: { kind: 'factors', of: [first, second], ask: 'lcm' },
      demand: multiple / 10 + first + second,
    }
  },
})
