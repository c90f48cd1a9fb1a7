import { isUpTo, type Age } from '../age-limits.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, same, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'

/** Where the box is: in a sum, in a difference (first or second), in a product, in a quotient, or in one of two sums. */
type Form = 'sum' | 'taken-from' | 'taken-away' | 'product' | 'quotient' | 'balance'

const formsOf: Readonly<Record<ResourceTier, readonly Form[]>> = {
  support: ['sum', 'taken-from', 'taken-away'],
  core: ['sum', 'taken-from', 'taken-away', 'product'],
  challenge: ['product', 'quotient', 'taken-from', 'balance'],
}

/** Before multiplication and division are met. */
const formsOfSums: typeof formsOf = {
  support: ['sum'],
  core: ['sum', 'taken-from', 'taken-away'],
  challenge: ['sum', 'taken-from', 'taken-away', 'balance'],
}
const formsWithoutQuotients: typeof formsOf = {
  ...formsOf,
  challenge: ['taken-from', 'taken-away', 'balance'],
}

const formsAt = (age: Age): typeof formsOf =>
  isUpTo(age, 6) ? formsOfSums : isUpTo(age, 7) ? formsWithoutQuotients : formsOf

/** The smallest and the largest number on one side of a sum. */
type Sizes = Readonly<Record<ResourceTier, readonly [least: number, most: number]>>
const sizes: Sizes = { support: [2, 9], core: [12, 60], challenge: [120, 700] }

function sizesAt(age: Age): Sizes {
  if (isUpTo(age, 6)) return { ...sizes, core: [3, 30], challenge: [11, 50] }
  return isUpTo(age, 7) ? { ...sizes, challenge: [60, 450] } : sizes
}

interface Task {
  form: Form
  /** The calculation with the box, for the prompt and, with the letter n, for the check. */
  typed: string
  check: string
  missing: number
  /** What someone writes who does what the sign says with the numbers that are there. */
  wrong: number
  /** The calculation that gives the missing number. */
  calculation: string
  shownNumbers: readonly number[]
}

const box = '\\square'

function drawTask({ whole, pick }: Random, tier: ResourceTier, form: Form, age: Age): Task {
  const [least, most] = sizesAt(age)[tier]
  const a = whole(least, most)
  const b = whole(least, most)
  const factor = { support: whole(2, 5), core: whole(3, 9), challenge: whole(6, 12) }[tier]
  const other = { support: whole(2, 5), core: whole(4, 9), challenge: whole(11, 25) }[tier]
  const total = a + b
  switch (form) {
    case 'sum': {
      const [typed, check] = pick([
        [`${box} + ${a} = ${total}`, `n+${a}=${total}`],
        [`${a} + ${box} = ${total}`, `${a}+n=${total}`],
      ] as const)
      const calculation = `${total} - ${a} = ${b}`
      return { form, typed, check, missing: b, wrong: total + a, calculation, shownNumbers: [a, total] }
    }
    case 'taken-from': {
      const calculation = `${b} + ${a} = ${total}`
      const check = `n-${a}=${b}`
      const wrong = Math.abs(b - a)
      return {
        form,
        typed: `${box} - ${a} = ${b}`,
        check,
        missing: total,
        wrong,
        calculation,
        shownNumbers: [a, b],
      }
    }
    case 'taken-away': {
      const calculation = `${total} - ${b} = ${a}`
      const check = `${total}-n=${b}`
      return {
        form,
        typed: `${total} - ${box} = ${b}`,
        check,
        missing: a,
        wrong: total + b,
        calculation,
        shownNumbers: [total, b],
      }
    }
    case 'product': {
      const product = factor * other
      const [typed, check] = pick([
        [`${box} \\times ${factor} = ${product}`, `n*${factor}=${product}`],
        [`${factor} \\times ${box} = ${product}`, `${factor}*n=${product}`],
      ] as const)
      const calculation = `${product} \\div ${factor} = ${other}`
      return {
        form,
        typed,
        check,
        missing: other,
        wrong: product * factor,
        calculation,
        shownNumbers: [factor, product],
      }
    }
    case 'quotient': {
      const calculation = `${other} \\times ${factor} = ${factor * other}`
      const check = `n/${factor}=${other}`
      const typed = `${box} \\div ${factor} = ${other}`
      // Someone who divides what is there has a result without a remainder only if it fits.
      return {
        form,
        typed,
        check,
        missing: factor * other,
        wrong: other / factor,
        calculation,
        shownNumbers: [factor, other],
      }
    }
    case 'balance': {
      const third = whole(2, total - 1)
      const calculation = `${a} + ${b} = ${total}$, $${total} - ${third} = ${total - third}`
      const check = `${a}+${b}=n+${third}`
      const typed = `${a} + ${b} = ${box} + ${third}`
      return {
        form,
        typed,
        check,
        missing: total - third,
        wrong: total,
        calculation,
        shownNumbers: [a, b, third],
      }
    }
  }
}

const explain: Readonly<Record<Form, Texts>> = {
  sum: {
    en: 'The missing part is the total minus the part you know.',
    fr: 'La partie qui manque est le total moins la partie connue.',
    ar: 'الجزء الناقص هو المجموع ناقص الجزء المعروف.',
  },
  'taken-from': {
    en: 'To find the number at the start, add back what was taken away.',
    fr: 'Pour retrouver le nombre de départ, on rajoute ce qu’on a enlevé.',
    ar: 'لإيجاد العدد الأول نجمع الناتج مع العدد المطروح.',
  },
  'taken-away': {
    en: 'What was taken away is the number at the start minus what is left.',
    fr: 'Ce qu’on a enlevé est le nombre de départ moins ce qui reste.',
    ar: 'العدد المطروح هو العدد الأول ناقص الباقي.',
  },
  product: {
    en: 'The missing factor is the product divided by the factor you know.',
    fr: 'Le facteur qui manque est le produit divisé par le facteur connu.',
    ar: 'العامل الناقص هو حاصل الضرب مقسومًا على العامل المعروف.',
  },
  quotient: {
    en: 'To find the number that was divided, multiply the result by the divisor.',
    fr: 'Pour retrouver le nombre divisé, on multiplie le résultat par le diviseur.',
    ar: 'لإيجاد المقسوم نضرب الناتج في المقسوم عليه.',
  },
  balance: {
    en: 'The equals sign means that both sides have the same value.',
    fr: 'Le signe égal veut dire que les deux côtés ont la même valeur.',
    ar: 'إشارة التساوي تعني أنّ للطرفين القيمة نفسها.',
  },
}

export const missingNumber: ItemFamily = {
  ...inMathematics,
  id: 'missing-number',
  names: {
    en: 'Find the missing number in a calculation',
    fr: 'Trouver le nombre manquant dans un calcul',
    ar: 'إيجاد العدد الناقص في عملية',
  },
  words:
    'missing+number unknown+number missing+value fill+box inverse+operation nombre+manqu calcul+trou operation+trou addition+trou multiplication+trou operation+inverse عدد+ناقص عدد+مفقود عدد+مجهول فراغ عملي+عكسي',
  ages: { from: 6, to: 11 },
  bloomLevel: 'apply',
  errors: {
    'does-the-sign': {
      names: {
        en: 'does what the sign says with the two numbers',
        fr: 'applique le signe aux deux nombres visibles',
        ar: 'يُجري العملية المكتوبة على العددين الظاهرين',
      },
      words:
        'does+sign inverse+operation wrong+operation add+instead+subtract applique+signe operation+inverse mauvaise+operation عملي+عكس عملي+خطا عملي+يخطا عملي+ظاهر',
    },
    'equals-as-result': {
      names: {
        en: 'reads the equals sign as “the result comes next”',
        fr: 'lit le signe égal comme « voici le résultat »',
        ar: 'يفهم إشارة التساوي على أنها «يأتي الناتج بعدها»',
      },
      words: 'equal+sign equals signe+egal egalite اشار+تساوي مساوا علام+يساوي',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const task = drawUntil(
      () => {
        if (aim === 'equals-as-result') return drawTask(random, tier, 'balance', age)
        const forms = formsAt(age)[tier].filter((form) => aim === null || form !== 'balance')
        return drawTask(random, tier, random.pick(forms), age)
      },
      ({ missing, wrong }) =>
        missing > 0 && (aim === null || (missing !== wrong && Number.isInteger(wrong) && wrong > 0)),
    )
    return {
      prompt: writer.say({
        en: `Write the missing number.\n$${task.typed}$`,
        fr: `Écris le nombre qui manque.\n$${task.typed}$`,
        ar: `اكتب العدد الناقص.\n$${task.typed}$`,
      }),
      figure: null,
      answer: valueOf(shownNumber(writer, task.missing)),
      steps: [writer.say(explain[task.form]), writer.say(same(`$${task.calculation}$`))],
      check: { kind: 'equation', equation: task.check, unknown: 'n' },
      wrong: wrongFor(aim, () => shownNumber(writer, task.wrong)),
      lines: 0,
      demand: demandOf(...task.shownNumbers, task.missing) + (task.form === 'balance' ? 2 : 0),
    }
  },
}
