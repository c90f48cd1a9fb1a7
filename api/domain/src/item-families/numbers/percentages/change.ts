import type { ItemFamily, Random } from '../../item-family.ts'
import type { ResourceTier } from '../../../resources/item.ts'
import { decimal, exact } from '../recipe/exact-text.ts'
import type { Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { amountOfMoney, shownMoney } from '../problems/money-text.ts'
import { goods } from './goods.ts'
import { anyPercentage, percent, percentWords } from './percent-words.ts'

interface Change {
  good: number
  price: number
  rate: number
  rises: boolean
}

const rates: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [10, 20, 25, 50],
  core: [5, 15, 30, 40, 60],
  challenge: [8, 12, 18, 35, 45],
}

function drawChange(random: Random, tier: ResourceTier): Change {
  const rises = random.whole(0, 1) === 0
  return {
    good: random.whole(0, goods.length - 1),
    price: tier === 'challenge' ? 5 * random.whole(13, 79) : 20 * random.whole(1, tier === 'core' ? 15 : 10),
    rate: random.pick(rates[tier]),
    rises,
  }
}

/** A price has at most two decimals. */
const asPrice = (value: string) => (/^\d+(?:\.\d{1,2})?$/u.test(value) ? value : null)

const partOf = ({ price, rate }: Change) => exact(price).mul(rate).div(100)
const newPrice = (change: Change) =>
  decimal(change.rises ? exact(change.price).add(partOf(change)) : exact(change.price).sub(partOf(change)))

function promptOf({ good, price, rate, rises }: Change, pen: Pen): string {
  const { say, n } = pen
  const name = say(goods[good] ?? { en: '', fr: '', ar: '' })
  const money = amountOfMoney(price, pen)
  const share = `$${n(percent(rate))}$`
  return rises
    ? say({
        en: `${name} costs ${money}. Its price rises by ${share}. What is the new price?`,
        fr: `${name} coûte ${money}. Son prix augmente de ${share}. Quel est le nouveau prix\u00a0?`,
        ar: `${name} ${money}. زاد هذا الثمن بنسبة ${share}. ما الثمن الجديد؟`,
      })
    : say({
        en: `${name} costs ${money}. Its price falls by ${share}. What is the new price?`,
        fr: `${name} coûte ${money}. Son prix baisse de ${share}. Quel est le nouveau prix\u00a0?`,
        ar: `${name} ${money}. نقص هذا الثمن بنسبة ${share}. ما الثمن الجديد؟`,
      })
}

export const percentageChange: ItemFamily = familyOf<Change>({
  id: 'percentage-change',
  names: {
    en: 'Percentage increase and decrease',
    fr: 'Augmentation et réduction en pourcentage',
    ar: 'الزيادة والنقصان بنسبة مئوية',
  },
  words: `${anyPercentage} ${together(percentWords, 'increase decrease change discount problem augment réduc remise baisse évolution problème زيادة نقصان تخفيض خصم مسائل')} discount remise réduction soldes تخفيض خصم`,
  ages: { from: 11, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'gives-the-change': {
      names: {
        en: 'gives the change, not the new price',
        fr: 'donne la variation au lieu du nouveau prix',
        ar: 'يعطي مقدار التغيّر بدل الثمن الجديد',
      },
      words: together(
        'change only stop new variation seulement nouveau arrête تغير جديد فقط يتوقف',
        'price amount give step prix montant donne étape ثمن مقدار يعطي خطوة',
      ),
      wrong: (change) => decimal(partOf(change)),
    },
    'adds-the-percentage-as-money': {
      names: {
        en: 'adds or subtracts the percentage as if it were money',
        fr: 'ajoute ou retire le pourcentage comme une somme d’argent',
        ar: 'يجمع النسبة إلى الثمن أو يطرحها كأنها مبلغ',
      },
      words: together('add subtract ajout soustra retire جمع يجمع طرح يطرح', `${percentWords} نسبة`),
      wrong: ({ price, rate, rises }) => {
        const value = rises ? price + rate : price - rate
        return value > 0 ? String(value) : null
      },
    },
    'wrong-direction': {
      names: {
        en: 'mixes up increase and decrease',
        fr: 'confond augmentation et baisse',
        ar: 'يخلط بين الزيادة والنقصان',
      },
      words: together('increase rise augment زيادة', 'decrease fall baisse réduc diminu نقصان'),
      wrong: (change) => newPrice({ ...change, rises: !change.rises }),
    },
  },
  draw: drawChange,
  write(change, pen) {
    const { say, n } = pen
    const { price, rate, rises } = change
    const part = decimal(partOf(change))
    return {
      prompt: promptOf(change, pen),
      answer: newPrice(change),
      show: shownMoney(pen),
      lines: 2,
      steps: [
        `${say({ en: 'The change:', fr: 'La variation\u00a0:', ar: 'مقدار التغيّر:' })} $${n(percent(rate))}$ ${say({ en: 'of', fr: 'de', ar: 'من' })} $${n(price)}=${n(part)}$`,
        rises
          ? `${say({ en: 'The price rises, so add:', fr: 'Le prix augmente, on ajoute donc\u00a0:', ar: 'الثمن زاد، فنجمع:' })} $${n(price)}+${n(part)}=${n(newPrice(change))}$`
          : `${say({ en: 'The price falls, so subtract:', fr: 'Le prix baisse, on soustrait donc\u00a0:', ar: 'الثمن نقص، فنطرح:' })} $${n(price)}-${n(part)}=${n(newPrice(change))}$`,
      ],
      check: {
        kind: 'arithmetic',
        expression: `${price}*(1${rises ? '+' : '-'}${percent(rate)})`,
        form: 'any',
      },
      demand:
        String(price).length +
        (rate % 10 === 0 ? 0 : 3) +
        rate / 100 +
        newPrice(change).length +
        (rate % 5 === 0 ? 0 : 3),
    }
  },
})

/** The price before a change that is known in per cent. */
export const reversePercentage: ItemFamily = familyOf<Change>({
  id: 'reverse-percentage',
  names: {
    en: 'Find the price before a percentage change',
    fr: 'Retrouver le prix avant une variation en pourcentage',
    ar: 'إيجاد الثمن قبل التغيّر بنسبة مئوية',
  },
  words: together(percentWords, 'reverse original before initial avant retrouver قبل اصلي اصل عكس'),
  ages: { from: 13, to: 15 },
  bloomLevel: 'analyse',
  errors: {
    'takes-percent-of-the-new-price': {
      names: {
        en: 'takes the percentage of the new price',
        fr: 'calcule le pourcentage du nouveau prix',
        ar: 'يحسب النسبة من الثمن الجديد',
      },
      words: together('new after nouveau après جديد بعد', 'price percent prix pourcent ثمن نسبة مئوية'),
      wrong(change) {
        const price = exact(newPrice(change))
        const part = price.mul(change.rate).div(100)
        return asPrice(decimal(change.rises ? price.sub(part) : price.add(part)))
      },
    },
    'calculates-forwards': {
      names: {
        en: 'applies the change once more',
        fr: 'applique encore une fois la variation',
        ar: 'يطبّق التغيّر مرة أخرى',
      },
      words: together(
        'again once more forward direction encore sens مرة اتجاه',
        'change appl percent variation pourcent تغير يطبق نسبة',
      ),
      wrong(change) {
        const price = exact(newPrice(change))
        const part = price.mul(change.rate).div(100)
        return asPrice(decimal(change.rises ? price.add(part) : price.sub(part)))
      },
    },
  },
  draw: (random, tier) => {
    for (;;) {
      const change = drawChange(random, tier)
      const isFall = { ...change, rises: tier === 'support' ? false : change.rises }
      if (asPrice(newPrice(isFall)) !== null) return isFall
    }
  },
  write(change, pen) {
    const { say, n } = pen
    const { good, price, rate, rises } = change
    const name = say(goods[good] ?? { en: '', fr: '', ar: '' })
    const now = newPrice(change)
    const left = rises ? 100 + rate : 100 - rate
    const share = `$${n(percent(rate))}$`
    const money = amountOfMoney(now, pen)
    return {
      prompt: rises
        ? say({
            en: `${name} costs ${money} after its price has risen by ${share}. What did it cost before?`,
            fr: `${name} coûte ${money} après une augmentation de ${share}. Combien coûtait-il avant\u00a0?`,
            ar: `${name} ${money} بعد زيادة بنسبة ${share}. كم كان الثمن قبل الزيادة؟`,
          })
        : say({
            en: `${name} costs ${money} after its price has fallen by ${share}. What did it cost before?`,
            fr: `${name} coûte ${money} après une baisse de ${share}. Combien coûtait-il avant\u00a0?`,
            ar: `${name} ${money} بعد تخفيض بنسبة ${share}. كم كان الثمن قبل التخفيض؟`,
          }),
      answer: String(price),
      show: shownMoney(pen),
      lines: 3,
      steps: [
        say({
          en: `The old price is $${n(percent(100))}$, so the new price is $${n(percent(left))}$ of it.`,
          fr: `L’ancien prix représente $${n(percent(100))}$, donc le nouveau en représente $${n(percent(left))}$.`,
          ar: `الثمن القديم هو $${n(percent(100))}$، فالثمن الجديد $${n(percent(left))}$ منه.`,
        }),
        `$${n(percent(1))}$${say({ en: ':', fr: '\u00a0:', ar: ':' })} $${n(now)}\\div ${left}=${n(decimal(exact(now).div(left)))}$`,
        `$${n(percent(100))}$${say({ en: ':', fr: '\u00a0:', ar: ':' })} $100\\times ${n(decimal(exact(now).div(left)))}=${n(price)}$`,
      ],
      check: {
        kind: 'arithmetic',
        expression: `${now}/(1${rises ? '+' : '-'}${percent(rate)})`,
        form: 'any',
      },
      demand:
        String(price).length +
        (rate % 10 === 0 ? 0 : 3) +
        (rate % 5 === 0 ? 0 : 3) +
        (rises ? 2 : 0) +
        now.length,
    }
  },
})
