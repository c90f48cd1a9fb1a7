import type { Texts } from '../recipe/pen.ts'

/**
 * A story about a measure from which something is taken: one part, two parts, or several equal ones. `#x` stands for
 * the measure, `#a` and `#b` for the parts, `#k` for a number from 3 to 9.
 */
interface DecimalStory {
  start: Texts
  takesOne: Texts
  takesTwo: Texts
  takesSeveral: Texts
  asks: Texts
  unit: Texts
}

export const decimalStories: readonly DecimalStory[] = [
  {
    start: { en: 'A rope is #x m long.', fr: 'Une corde mesure #x m.', ar: 'طول حبل #x م.' },
    takesOne: {
      en: 'A piece of #a m is cut off.',
      fr: 'On en coupe un morceau de #a m.',
      ar: 'قُطعت منه قطعة طولها #a م.',
    },
    takesTwo: {
      en: 'A piece of #a m and a piece of #b m are cut off.',
      fr: 'On en coupe un morceau de #a m et un autre de #b m.',
      ar: 'قُطعت منه قطعة طولها #a م وأخرى طولها #b م.',
    },
    takesSeveral: {
      en: '#k pieces of #a m each are cut off.',
      fr: 'On en coupe #k morceaux de #a m chacun.',
      ar: 'قُطعت منه #k قطع طول كل منها #a م.',
    },
    asks: {
      en: 'How long is the rest?',
      fr: 'Quelle longueur reste-t-il\u00a0?',
      ar: 'ما طول الجزء الباقي؟',
    },
    unit: { en: 'm', fr: 'm', ar: 'م' },
  },
  {
    start: {
      en: 'A sack holds #x kg of rice.',
      fr: 'Un sac contient #x kg de riz.',
      ar: 'في كيس كبير #x كغ من الأرز.',
    },
    takesOne: { en: '#a kg is taken out.', fr: 'On en retire #a kg.', ar: 'أُخذ منه #a كغ.' },
    takesTwo: {
      en: 'First #a kg and then #b kg are taken out.',
      fr: 'On en retire #a kg, puis #b kg.',
      ar: 'أُخذ منه #a كغ ثم #b كغ.',
    },
    takesSeveral: {
      en: '#k bags of #a kg each are filled from it.',
      fr: 'On en remplit #k sachets de #a kg chacun.',
      ar: 'مُلئت منه #k أكياس صغيرة في كل منها #a كغ.',
    },
    asks: {
      en: 'How much rice is left in the sack?',
      fr: 'Combien de riz reste-t-il dans le sac\u00a0?',
      ar: 'كم بقي من الأرز في الكيس الكبير؟',
    },
    unit: { en: 'kg', fr: 'kg', ar: 'كغ' },
  },
  {
    start: {
      en: 'A barrel holds #x L of water.',
      fr: 'Un tonneau contient #x L d’eau.',
      ar: 'في برميل #x ل من الماء.',
    },
    takesOne: { en: '#a L is poured out.', fr: 'On en verse #a L.', ar: 'صُبّ منه #a ل.' },
    takesTwo: {
      en: 'First #a L and then #b L are poured out.',
      fr: 'On en verse #a L, puis #b L.',
      ar: 'صُبّ منه #a ل ثم #b ل.',
    },
    takesSeveral: {
      en: '#k cans of #a L each are filled from it.',
      fr: 'On en remplit #k arrosoirs de #a L chacun.',
      ar: 'مُلئت منه #k دلاء سعة كل منها #a ل.',
    },
    asks: {
      en: 'How much water is left in the barrel?',
      fr: 'Combien d’eau reste-t-il dans le tonneau\u00a0?',
      ar: 'كم بقي من الماء في البرميل؟',
    },
    unit: { en: 'L', fr: 'L', ar: 'ل' },
  },
]
