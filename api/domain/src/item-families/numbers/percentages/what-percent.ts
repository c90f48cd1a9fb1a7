import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { anyPercentage, percent, percentWords } from './percent-words.ts'

interface Share {
  part: number
  whole: number
}

const hundredthsOf = ({ part, whole }: Share) => exact(part).mul(100).div(whole)
const rateOf = (share: Share) => decimal(hundredthsOf(share))

export const whatPercent: ItemFamily = familyOf<Share>({
  id: 'what-percentage',
  names: {
    en: 'One number as a percentage of another',
    fr: 'Exprimer une part en pourcentage',
    ar: 'حساب النسبة المئوية',
  },
  words: `${anyPercentage} ${together(percentWords, 'what express calculate another part proportion exprimer calculer quel taux حساب ايجاد تحويل تعبير')} ${together(percentWords, 'fraction كسر كسور')}`,
  ages: { from: 11, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'takes-the-part-for-the-percentage': {
      names: {
        en: 'takes the part for the percentage',
        fr: 'prend la part pour le pourcentage',
        ar: 'يجعل الجزء نفسه نسبة مئوية',
      },
      words: together('part number itself nombre partie جزء عدد', `${percentWords} نسبة`),
      wrong: ({ part }) => percent(part),
    },
    'gives-the-rest': {
      names: {
        en: 'gives the percentage of the rest',
        fr: 'donne le pourcentage du reste',
        ar: 'يعطي نسبة الباقي',
      },
      words: 'rest$ remain reste$ باقي',
      wrong: (share) => percent(decimal(exact(100).sub(exact(rateOf(share))))),
    },
  },
  draw(random, tier) {
    const whole = random.pick(
      { support: [10, 20, 25, 50], core: [20, 25, 40, 50, 60, 80], challenge: [40, 75, 80, 120, 160, 250] }[
        tier
      ],
    )
    for (;;) {
      const share = { part: random.whole(1, whole - 1), whole }
      // At most one decimal, which challenge may have.
      const most = tier === 'challenge' ? 2n : 1n
      if (hundredthsOf(share).d <= most) return share
    }
  },
  write(share, { say, n }) {
    const { part, whole } = share
    const rate = percent(rateOf(share))
    const asFraction = `${part}/${whole}`
    return {
      prompt: `${say({
        en: `What percentage of $${whole}$ is $${part}$?`,
        fr: `Quel pourcentage de $${whole}$ représente $${part}$\u00a0?`,
        ar: `ما النسبة المئوية التي يمثّلها $${part}$ من $${whole}$؟`,
      })} $${box}$`,
      answer: rate,
      steps: [
        `${say({ en: 'The part as a fraction of the whole:', fr: 'La part sous forme de fraction\u00a0:', ar: 'نكتب الجزء كسرًا من الكل:' })} $${n(asFraction)}$`,
        `${say({ en: 'As a percentage:', fr: 'En pourcentage\u00a0:', ar: 'في صورة نسبة مئوية:' })} $${n(asFraction)}\\times ${n('100%')}=${n(rate)}$`,
      ],
      check: { kind: 'arithmetic', expression: asFraction, form: 'percent' },
      demand: String(whole).length * 3 + whole / 10 + rate.length,
    }
  },
})
