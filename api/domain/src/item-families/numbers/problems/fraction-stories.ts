import type { Language } from '../../../text/language.ts'
import type { Texts } from '../../texts.ts'

/** A story about two fractions, in every language. */
type Story = Readonly<Record<Language, (first: string, second: string) => string>>

/** A story with the operation that it asks for. `unit`: of both fractions; without one they are parts of a whole. */
export interface FractionStory {
  sign: '+' | '-'
  unit: Texts | null
  text: Story
}

const unit = (symbol: string, arabic: string): Texts => ({ en: symbol, fr: symbol, ar: arabic })

export const oneStepStories: readonly FractionStory[] = [
  {
    sign: '+',
    unit: null,
    text: {
      en: (a, b) =>
        `Nadia drinks ${a} of a bottle of water in the morning and ${b} of it in the afternoon. What fraction of the bottle does she drink altogether?`,
      fr: (a, b) =>
        `Nadia boit ${a} d’une bouteille d’eau le matin et ${b} l’après-midi. Quelle fraction de la bouteille boit-elle en tout\u00a0?`,
      ar: (a, b) =>
        `شربت نادية ${a} من قارورة ماء صباحًا و${b} منها مساءً. ما الكسر الذي شربته من القارورة في المجموع؟`,
    },
  },
  {
    sign: '+',
    unit: null,
    text: {
      en: (a, b) =>
        `In a garden, tomatoes take up ${a} of the area and beans take up ${b}. What fraction of the area do they take up together?`,
      fr: (a, b) =>
        `Dans un potager, les tomates occupent ${a} de la surface et les haricots ${b}. Quelle fraction de la surface occupent-ils ensemble\u00a0?`,
      ar: (a, b) =>
        `في بستان تشغل الطماطم ${a} من المساحة وتشغل الفاصوليا ${b} منها. ما الكسر الذي تشغلانه معًا من المساحة؟`,
    },
  },
  {
    sign: '+',
    unit: null,
    text: {
      en: (a, b) =>
        `Karim reads ${a} of a book on Saturday and ${b} of it on Sunday. What fraction of the book has he read?`,
      fr: (a, b) =>
        `Karim lit ${a} d’un livre samedi et ${b} dimanche. Quelle fraction du livre a-t-il lue\u00a0?`,
      ar: (a, b) => `قرأ كريم ${a} من كتاب يوم السبت و${b} منه يوم الأحد. ما الكسر الذي قرأه من الكتاب؟`,
    },
  },
  {
    sign: '+',
    unit: unit('km', 'كم'),
    text: {
      en: (a, b) =>
        `Ali walks ${a}\u00a0km to the library and then ${b}\u00a0km on to school. How far does he walk altogether?`,
      fr: (a, b) =>
        `Ali marche ${a}\u00a0km jusqu’à la bibliothèque, puis ${b}\u00a0km jusqu’à l’école. Quelle distance parcourt-il en tout\u00a0?`,
      ar: (a, b) =>
        `مشى علي ${a}\u00a0كم إلى المكتبة ثم ${b}\u00a0كم إلى المدرسة. ما المسافة التي مشاها في المجموع؟`,
    },
  },
  {
    sign: '-',
    unit: unit('m', 'م'),
    text: {
      en: (a, b) =>
        `A ribbon is ${a}\u00a0m long. Lina cuts off ${b}\u00a0m. How long is the piece that is left?`,
      fr: (a, b) =>
        `Un ruban mesure ${a}\u00a0m. Lina en coupe ${b}\u00a0m. Quelle est la longueur du morceau qui reste\u00a0?`,
      ar: (a, b) => `طول شريط ${a}\u00a0م. قصّت منه لينا ${b}\u00a0م. ما طول الجزء الباقي؟`,
    },
  },
  {
    sign: '-',
    unit: unit('L', 'ل'),
    text: {
      en: (a, b) => `A jug holds ${a}\u00a0L of juice. Omar pours out ${b}\u00a0L. How much juice is left?`,
      fr: (a, b) =>
        `Une carafe contient ${a}\u00a0L de jus. Omar en verse ${b}\u00a0L. Combien de jus reste-t-il\u00a0?`,
      ar: (a, b) => `في إبريق ${a}\u00a0ل من العصير. صبّ منه عمر ${b}\u00a0ل. كم بقي من العصير؟`,
    },
  },
  {
    sign: '-',
    unit: unit('kg', 'كغ'),
    text: {
      en: (a, b) =>
        `A bag holds ${a}\u00a0kg of flour. A cake takes ${b}\u00a0kg of it. How much flour is left?`,
      fr: (a, b) =>
        `Un sachet contient ${a}\u00a0kg de farine. On en utilise ${b}\u00a0kg pour un gâteau. Combien de farine reste-t-il\u00a0?`,
      ar: (a, b) => `في كيس ${a}\u00a0كغ من الدقيق. استُعمل منه ${b}\u00a0كغ في كعكة. كم بقي من الدقيق؟`,
    },
  },
]

/** Two parts of a whole are told, and what is left is asked. */
export const restStories: readonly Story[] = [
  {
    en: (a, b) =>
      `Nadia drinks ${a} of a bottle of water in the morning and ${b} of it in the afternoon. What fraction of the bottle is left?`,
    fr: (a, b) =>
      `Nadia boit ${a} d’une bouteille d’eau le matin et ${b} l’après-midi. Quelle fraction de la bouteille reste-t-il\u00a0?`,
    ar: (a, b) => `شربت نادية ${a} من قارورة ماء صباحًا و${b} منها مساءً. ما الكسر الباقي من القارورة؟`,
  },
  {
    en: (a, b) =>
      `In a garden, tomatoes take up ${a} of the area and beans take up ${b}. The rest is for flowers. What fraction of the area is for flowers?`,
    fr: (a, b) =>
      `Dans un potager, les tomates occupent ${a} de la surface et les haricots ${b}. Le reste est réservé aux fleurs. Quelle fraction de la surface est réservée aux fleurs\u00a0?`,
    ar: (a, b) =>
      `في بستان تشغل الطماطم ${a} من المساحة وتشغل الفاصوليا ${b} منها، والباقي للأزهار. ما كسر المساحة المخصّصة للأزهار؟`,
  },
  {
    en: (a, b) =>
      `Karim reads ${a} of a book on Saturday and ${b} of it on Sunday. What fraction of the book does he still have to read?`,
    fr: (a, b) =>
      `Karim lit ${a} d’un livre samedi et ${b} dimanche. Quelle fraction du livre lui reste-t-il à lire\u00a0?`,
    ar: (a, b) => `قرأ كريم ${a} من كتاب يوم السبت و${b} منه يوم الأحد. ما الكسر الباقي من الكتاب؟`,
  },
  {
    en: (a, b) =>
      `Sara spends ${a} of her pocket money on a book and ${b} of it on a gift. What fraction of her pocket money is left?`,
    fr: (a, b) =>
      `Sara dépense ${a} de son argent de poche pour un livre et ${b} pour un cadeau. Quelle fraction de son argent de poche lui reste-t-il\u00a0?`,
    ar: (a, b) => `أنفقت سارة ${a} من مصروفها على كتاب و${b} منه على هدية. ما الكسر الباقي من مصروفها؟`,
  },
]
