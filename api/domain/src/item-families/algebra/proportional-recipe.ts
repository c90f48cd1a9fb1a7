import type { ResourceTier } from '../../resources/item.ts'
import { arabicCounted, people } from '../arabic-counted.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { exact } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'

/** `amount` for `from` people, asked for `to` people. */
interface Recipe {
  from: number
  to: number
  amount: number
}

function drawRecipe({ whole, pick }: Random, tier: ResourceTier): Recipe {
  if (tier === 'support') {
    const from = whole(3, 5)
    return { from, to: from * 2, amount: 50 * whole(2, 8) }
  }
  if (tier === 'core') {
    const from = whole(3, 6)
    return { from, to: whole(3, 10), amount: from * pick([20, 25, 30, 40, 50, 60, 75]) }
  }
  const from = pick([4, 6, 8, 10, 12])
  return { from, to: whole(5, 30), amount: from * whole(15, 85) }
}

function wrongAmount({ from, to, amount }: Recipe, aim: string): number {
  if (aim === 'adds-difference') return amount + to - from
  return aim === 'multiplies-all' ? amount * to : (amount * from) / to
}

const ingredients: readonly (Texts & { unit: 'g' | 'ml' })[] = [
  { en: 'flour', fr: 'farine', ar: 'الدقيق', unit: 'g' },
  { en: 'rice', fr: 'riz', ar: 'الأرز', unit: 'g' },
  { en: 'sugar', fr: 'sucre', ar: 'السكر', unit: 'g' },
  { en: 'milk', fr: 'lait', ar: 'الحليب', unit: 'ml' },
]

/** The unit after "how many". */
const unitNames: Readonly<Record<'g' | 'ml', Texts>> = {
  g: { en: 'grams', fr: 'grammes', ar: 'غرامًا' },
  ml: { en: 'millilitres', fr: 'millilitres', ar: 'ملّيلترًا' },
}

export const proportionalRecipe: ItemFamily = {
  ...inMathematics,
  id: 'proportional-recipe',
  names: {
    en: 'Scale a recipe in proportion',
    fr: 'Adapter une recette (proportionnalité)',
    ar: 'تعديل مقادير وصفة (التناسب)',
  },
  words:
    'proportion recipe scal+up scal+amount proportionn recette regle+trois quatrieme+proportionn تناسب متناسب وصف طريق+ثلاثي رابع+متناسب',
  ages: { from: 9, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'adds-difference': {
      names: {
        en: 'adds the difference instead of multiplying',
        fr: 'ajoute l’écart au lieu de multiplier',
        ar: 'يضيف الفرق بدل الضرب',
      },
      words:
        'add+difference additive add+instead+multipl ajoute+ecart ajoute+difference additif ajoute+lieu+multipli فرق+بدل يضيف+فرق جمع+بدل+ضرب يجمع+بدل+ضرب جمع+بدل+يضرب',
    },
    'multiplies-all': {
      names: {
        en: 'multiplies by the new number without dividing first',
        fr: 'multiplie par le nouveau nombre sans diviser d’abord',
        ar: 'يضرب في العدد الجديد دون قسمة',
      },
      words:
        'without+divid forget+divid multipl+only sans+divis oubli+divis دون+قسم دون+يقسم نسي+قسم ينسي+قسم نسي+يقسم',
    },
    'scales-backwards': {
      names: {
        en: 'scales in the wrong direction',
        fr: 'inverse le rapport',
        ar: 'يعكس التناسب',
      },
      words:
        'wrong+direction backward inverse+ratio wrong+way inverse+rapport mauvais+sens inverse+proportion عكس+تناسب يعكس+تناسب عكس+نسب',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const recipe = drawUntil(
      () => drawRecipe(random, tier),
      (drawn) => {
        const { from, to, amount } = drawn
        if (to === from || (tier !== 'support' && to % from === 0)) return false
        return (
          aim === null ||
          (Number.isInteger(wrongAmount(drawn, aim)) && wrongAmount(drawn, aim) !== (amount * to) / from)
        )
      },
    )
    const { from, to, amount } = recipe
    const each = exact(amount).div(from)
    const needed = (amount * to) / from
    const { unit, ...ingredient } = random.pick(ingredients)
    const given = writer.quantity(amount, unit)
    const named = unitNames[unit]
    const doubles = tier === 'support'
    const doubling = {
      en: 'Twice as many people need twice the amount.',
      fr: 'Pour deux fois plus de personnes, on double la quantité.',
      ar: 'عدد الأشخاص تضاعف، لذا نضاعف الكمية.',
    }
    const forOne = {
      en: `For 1 person: $${writer.n(amount)} \\div ${from} = ${writer.n(each)}$.`,
      fr: `Pour 1 personne : $${writer.n(amount)} \\div ${from} = ${writer.n(each)}$.`,
      ar: `لشخص واحد: $${writer.n(amount)} \\div ${from} = ${writer.n(each)}$.`,
    }
    const last = doubles
      ? `${writer.n(amount)} \\times 2 = ${writer.n(needed)}`
      : `${writer.n(each)} \\times ${to} = ${writer.n(needed)}`
    return {
      prompt: writer.say({
        en: `A recipe for ${from} people needs ${given} of ${ingredient.en}. How many ${named.en} of ${ingredient.en} are needed for ${to} people?`,
        fr: `Une recette pour ${from} personnes demande ${given} de ${ingredient.fr}. Combien de ${named.fr} de ${ingredient.fr} faut-il pour ${to} personnes ?`,
        ar: `تحتاج وصفة لإطعام ${arabicCounted(from, people)} إلى ${given} من ${ingredient.ar}. كم ${named.ar} من ${ingredient.ar} نحتاج لإطعام ${arabicCounted(to, people)}؟`,
      }),
      figure: null,
      answer: valueOf(shownNumber(writer, needed)),
      steps: [
        doubles ? doubling : forOne,
        {
          en: `For ${to} people: $${last}$.`,
          fr: `Pour ${to} personnes : $${last}$.`,
          ar: `لإطعام ${arabicCounted(to, people)}: $${last}$.`,
        },
      ].map(writer.say),
      check: { kind: 'arithmetic', expression: `${amount}/${from}*${to}`, form: 'any' },
      wrong: wrongFor(aim, () => shownNumber(writer, wrongAmount(recipe, aim ?? ''))),
      lines: 3,
      demand: demandOf(from, to, amount, needed) + (doubles ? 0 : 2),
    }
  },
}
