import type { ItemFamily } from '../../item-family.ts'
import { decimal } from '../recipe/exact-text.ts'
import type { Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { amountOfMoney, shownMoney } from '../problems/money-text.ts'
import { anyPercentage, percent, percentWords } from './percent-words.ts'
import { drawChange, nameOfGood, newPrice, partOf, type Change } from './price-change.ts'

function promptOf(change: Change, pen: Pen): string {
  const { price, rate, rises } = change
  const { say, n } = pen
  const name = say(nameOfGood(change))
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
