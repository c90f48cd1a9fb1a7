import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { checkNumber, exact, tenths, type ExactInput } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'

/** Centimetres in a kilometre. */
const cmPerKm = 100_000

function drawMap({ whole, pick }: Random, tier: ResourceTier): { scale: number; onMap: ExactInput } {
  if (tier === 'support') return { scale: pick([100_000, 200_000, 300_000]), onMap: whole(2, 9) }
  if (tier === 'core') return { scale: pick([25_000, 50_000, 150_000, 250_000]), onMap: whole(3, 15) }
  return { scale: pick([20_000, 25_000, 40_000, 75_000]), onMap: tenths(10 * whole(2, 14) + whole(1, 9)) }
}

export const mapScale: ItemFamily = {
  ...inMathematics,
  id: 'map-scale',
  names: {
    en: 'Work out a distance from a map scale',
    fr: 'Calculer une distance avec une échelle',
    ar: 'حساب مسافة باستعمال المقياس',
  },
  words: 'scale+map map+scale scale+drawing scale$ scales$ echelle مقياس+رسم مقياس+خريط مقياس$ سلم+رسم',
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'stays-in-centimetres': {
      names: {
        en: 'doesn’t convert centimetres to kilometres',
        fr: 'ne convertit pas les centimètres en kilomètres',
        ar: 'لا يحوّل السنتيمترات إلى كيلومترات',
      },
      words: 'convert unit$ units$ centimet conver unite$ unites$ تحويل يحول وحد$ وحدات$ سنتيمتر',
    },
    'one-place-off': {
      names: {
        en: 'is one place off when converting to kilometres',
        fr: 'se trompe d’un rang en passant aux kilomètres',
        ar: 'يخطئ بمرتبة واحدة عند التحويل إلى الكيلومتر',
      },
      words:
        'one+place place+off rang$ مرتب+واحد zero comma point$ place power+ten virgule puissance+10 فاصل صفر اصفار',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const { scale, onMap } = drawMap(random, tier)
    const real = exact(onMap).mul(scale)
    const inKm = real.div(cmPerKm)
    const wrong = aim === 'one-place-off' ? inKm.mul(10) : real
    const shownScale = `1 : ${writer.n(scale)}`
    return {
      prompt: writer.say({
        en: `The scale of a map is $${shownScale}$. Two villages are ${writer.quantity(onMap, 'cm')} apart on the map. How far apart are they really, in kilometres? (1 km = ${writer.quantity(cmPerKm, 'cm')})`,
        fr: `Une carte est à l’échelle $${shownScale}$. Deux villages sont à ${writer.quantity(onMap, 'cm')} l’un de l’autre sur la carte. Quelle est la distance réelle en kilomètres ? (1 km = ${writer.quantity(cmPerKm, 'cm')})`,
        ar: `مقياس خريطة هو $${shownScale}$. المسافة بين قريتين على الخريطة ${writer.quantity(onMap, 'cm')}. ما المسافة الحقيقية بالكيلومتر؟ (${writer.quantity(1, 'km')} = ${writer.quantity(cmPerKm, 'cm')})`,
      }),
      figure: null,
      answer: valueOf(shownNumber(writer, inKm)),
      steps: [
        {
          en: `1 cm on the map is ${writer.quantity(scale, 'cm')} in reality.`,
          fr: `1 cm sur la carte représente ${writer.quantity(scale, 'cm')} en réalité.`,
          ar: `${writer.quantity(1, 'cm')} على الخريطة يمثّل ${writer.quantity(scale, 'cm')} في الواقع.`,
        },
        {
          en: `Real distance in centimetres: $${writer.n(onMap)} \\times ${writer.n(scale)} = ${writer.n(real)}$.`,
          fr: `Distance réelle en centimètres : $${writer.n(onMap)} \\times ${writer.n(scale)} = ${writer.n(real)}$.`,
          ar: `المسافة الحقيقية بالسنتيمتر: $${writer.n(onMap)} \\times ${writer.n(scale)} = ${writer.n(real)}$.`,
        },
        {
          en: `In kilometres: $${writer.n(real)} \\div ${writer.n(cmPerKm)} = ${writer.n(inKm)}$.`,
          fr: `En kilomètres : $${writer.n(real)} \\div ${writer.n(cmPerKm)} = ${writer.n(inKm)}$.`,
          ar: `بالكيلومتر: $${writer.n(real)} \\div ${writer.n(cmPerKm)} = ${writer.n(inKm)}$.`,
        },
      ].map(writer.say),
      check: { kind: 'arithmetic', expression: `${checkNumber(onMap)}*${scale}/${cmPerKm}`, form: 'any' },
      wrong: wrongFor(aim, () => shownNumber(writer, wrong)),
      lines: 3,
      demand: demandOf(onMap, scale, inKm),
    }
  },
}
