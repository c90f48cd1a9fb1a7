import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { drawDecimal, written } from '../decimals/written-decimal.ts'

interface Product {
  number: string
  sign: '*' | '/'
  exponent: number
}

const resultOf = ({ number, sign, exponent }: Product) => {
  const power = exact(10).pow(exponent)
  return decimal(sign === '*' ? exact(number).mul(power) : exact(number).div(power))
}

export const powersOfTen: ItemFamily = familyOf<Product>({
  id: 'powers-of-ten',
  names: {
    en: 'Calculate with powers of ten',
    fr: 'Calculer avec des puissances de dix',
    ar: 'الحساب بقوى العشرة',
  },
  words: `${together('power standard puissance قوى قوة', 'ten 10 form dix عشرة العشرة')} ${together('scientific scientifique علمية', 'notation écriture كتابة صورة')} ${together('multipl divi ضرب قسمة', '100 1000')}`,
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'multiplies-by-the-exponent': {
      names: {
        en: 'takes the power for ten times the exponent',
        fr: 'prend la puissance pour dix fois l’exposant',
        ar: 'يحسب القوة كأنها عشرة مضروبة في الأس',
      },
      words: together('multipl times fois ضرب يضرب مضروبة', 'exponent power exposant puissance اس قوة'),
      wrong: ({ number, sign, exponent }) =>
        sign === '*' ? decimal(exact(number).mul(10 * exponent)) : null,
    },
    'one-place-too-many': {
      names: {
        en: 'moves one place too many',
        fr: 'décale d’un rang de trop',
        ar: 'يحرّك الفاصلة منزلة زائدة',
      },
      words: together(
        'zero place point zéro rang virgule صفر منزلة فاصلة',
        'many wrong more count trop erreur mal décal زائد خطا عدد',
      ),
      wrong: (product) => resultOf({ ...product, exponent: product.exponent + 1 }),
    },
  },
  draw(random, tier, aim) {
    if (tier === 'support')
      return { number: String(random.whole(2, 29)), sign: '*', exponent: random.whole(2, 4) }
    if (tier === 'core')
      return {
        number: written(drawDecimal(random, 1, [1, 40])),
        sign: '*',
        exponent: random.whole(2, 4),
      }
    const divides = aim !== 'multiplies-by-the-exponent' && random.whole(0, 1) === 0
    return divides
      ? { number: written(drawDecimal(random, 1, [1, 90])), sign: '/', exponent: random.whole(2, 3) }
      : { number: written(drawDecimal(random, 3, [0, 9])), sign: '*', exponent: random.whole(2, 6) }
  },
  write(product, { say, n }) {
    const { number, sign, exponent } = product
    const asked = `${n(number)}${sign === '*' ? '\\times ' : '\\div '}10^${exponent}`
    const result = resultOf(product)
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${asked}=${box}$`,
      answer: result,
      steps: [
        `${say({ en: 'Write out the power:', fr: 'On écrit la puissance\u00a0:', ar: 'نكتب القوة كاملة:' })} $10^${exponent}=${n(10 ** exponent)}$`,
        `${
          sign === '*'
            ? say({
                en: `Every digit moves ${exponent} places to the left:`,
                fr: `Chaque chiffre se décale de ${exponent} rangs vers la gauche\u00a0:`,
                ar: 'في الضرب ينتقل كل رقم نحو اليسار بقدر الأس:',
              })
            : say({
                en: `Every digit moves ${exponent} places to the right:`,
                fr: `Chaque chiffre se décale de ${exponent} rangs vers la droite\u00a0:`,
                ar: 'في القسمة ينتقل كل رقم نحو اليمين بقدر الأس:',
              })
        } $${asked}=${n(result)}$`,
      ],
      check: { kind: 'arithmetic', expression: `${number}${sign}10^${exponent}`, form: 'any' },
      demand: 3 * exponent + 5 * (number.split('.')[1]?.length ?? 0) + (sign === '/' ? 20 : 0),
    }
  },
})
