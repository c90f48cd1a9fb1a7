import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { hundredths } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, same, valueOf, wrongFor } from '../mathematics-family.ts'
import { amountInFormula, checkAmount, price } from '../money.ts'

/** `count` kilograms at `each` cents; the price of `asked` kilograms is asked. */
interface Purchase {
  count: number
  each: number
  asked: number
}

function drawPurchase({ whole, pick }: Random, tier: ResourceTier): Purchase {
  if (tier === 'support') return { count: whole(2, 5), each: 50 * whole(2, 8), asked: 1 }
  if (tier === 'core') return { count: whole(2, 6), each: 10 * whole(11, 49), asked: whole(2, 9) }
  return { count: whole(3, 9), each: pick([5, 1]) * whole(101, 199), asked: whole(3, 15) }
}

function wrongPrice({ count, each, asked }: Purchase, aim: string): number {
  return aim === 'multiplies-total'
    ? count * each * (asked === 1 ? count : asked)
    : count * each + 100 * (asked - count)
}

const goods: readonly Texts[] = [
  { en: 'apples', fr: 'pommes', ar: 'التفاح' },
  { en: 'tomatoes', fr: 'tomates', ar: 'الطماطم' },
  { en: 'carrots', fr: 'carottes', ar: 'الجزر' },
]

export const unitPrice: ItemFamily = {
  ...inMathematics,
  id: 'unit-price',
  names: {
    en: 'Use the price of one kilogram',
    fr: 'Utiliser un prix au kilogramme',
    ar: 'استعمال ثمن الكيلوغرام الواحد',
  },
  words:
    'unit+price price+unit price+kilo unit+rate proportion prix+unit prix+kilo passage+unite proportionn ثمن+وحد سعر+وحد ثمن+كيلو تناسب',
  ages: { from: 9, to: 14 },
  notBefore: 9,
  bloomLevel: 'apply',
  errors: {
    'multiplies-total': {
      names: {
        en: 'multiplies the total price without finding the price of one',
        fr: 'multiplie le prix total sans chercher le prix d’un kilogramme',
        ar: 'يضرب الثمن الإجمالي دون حساب ثمن الوحدة',
      },
      words:
        'without+price+one multipl+total forget+divid without+divid multiplie+total sans+unit oubli+divis sans+divis دون+وحد ضرب+ثمن يضرب+ثمن دون+قسم دون+يقسم',
    },
    'adds-difference': {
      names: {
        en: 'adds 1 for each further kilogram instead of multiplying',
        fr: 'ajoute 1 par kilogramme en plus au lieu de multiplier',
        ar: 'يضيف 1 لكل كيلوغرام إضافي بدل الضرب',
      },
      words:
        'add+difference additive add+instead+multipl ajoute+ecart ajoute+difference additif ajoute+lieu+multipli يضيف+بدل+ضرب يضيف+فرق جمع+بدل+ضرب يجمع+بدل+ضرب جمع+بدل+يضرب',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const purchase = drawUntil(
      () => drawPurchase(random, tier),
      (drawn) =>
        drawn.asked !== drawn.count &&
        (aim === null || (wrongPrice(drawn, aim) !== drawn.each * drawn.asked && wrongPrice(drawn, aim) > 0)),
    )
    const { count, each, asked } = purchase
    const total = count * each
    const amount = (cents: number) => amountInFormula(writer, cents)
    const good = random.pick(goods)
    const bought = writer.quantity(count, 'kg')
    const wanted = writer.quantity(asked, 'kg')
    const forOne: Texts = {
      en: `1 kg: $${amount(total)} \\div ${count} = ${amount(each)}$.`,
      fr: `Pour 1 kg : $${amount(total)} \\div ${count} = ${amount(each)}$.`,
      ar: `ثمن الكيلوغرام الواحد: $${amount(total)} \\div ${count} = ${amount(each)}$.`,
    }
    const forAll: Texts = {
      en: `${wanted}: $${amount(each)} \\times ${asked} = ${amount(each * asked)}$.`,
      fr: `Pour ${wanted} : $${amount(each)} \\times ${asked} = ${amount(each * asked)}$.`,
      ar: `ثمن ${wanted}: $${amount(each)} \\times ${asked} = ${amount(each * asked)}$.`,
    }
    const answer = same(price(writer, each * asked))
    return {
      prompt: writer.say({
        en: `${bought} of ${good.en} cost ${price(writer, total)}. How much ${asked === 1 ? 'does' : 'do'} ${wanted} cost?`,
        fr: `${bought} de ${good.fr} coûtent ${price(writer, total)}. Combien ${asked === 1 ? 'coûte' : 'coûtent'} ${wanted} ?`,
        ar: `ثمن ${bought} من ${good.ar} هو ${price(writer, total)}. ما ثمن ${asked === 1 ? 'الكيلوغرام الواحد' : wanted}؟`,
      }),
      figure: null,
      answer: valueOf(writer.say(answer)),
      steps: (asked === 1 ? [forOne] : [forOne, forAll]).map(writer.say),
      check: { kind: 'arithmetic', expression: `${checkAmount(total)}/${count}*${asked}`, form: 'any' },
      wrong: wrongFor(aim, () => writer.say(same(price(writer, wrongPrice(purchase, aim ?? ''))))),
      lines: 3,
      demand: demandOf(count, hundredths(each), hundredths(total), asked) + (asked === 1 ? 0 : 2),
    }
  },
}
