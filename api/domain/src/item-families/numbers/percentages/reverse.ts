import type { ItemFamily } from '../../item-family.ts'
import { amountOfMoney, shownMoney } from '../problems/money-text.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { percent, percentWords } from './percent-words.ts'
import { asPrice, drawChange, nameOfGood, newPrice, type Change } from './price-change.ts'

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
    const { price, rate, rises } = change
    const name = say(nameOfGood(change))
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
