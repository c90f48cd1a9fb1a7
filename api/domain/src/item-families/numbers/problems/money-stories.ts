import type { Texts } from '../../texts.ts'

/** A story about two prices. `#p` and `#q` stand for them, `#k` for a number from 3 to 9, `#note` for what is paid. */
interface MoneyStory {
  prices: Texts
  asksTotal: Texts
  buysOne: Texts
  buysSeveral: Texts
  asksChange: Texts
}

export const moneyStories: readonly MoneyStory[] = [
  {
    prices: {
      en: 'A notebook costs #p and a pen costs #q.',
      fr: 'Un cahier coûte #p et un stylo coûte #q.',
      ar: 'ثمن الدفتر #p وثمن القلم #q.',
    },
    asksTotal: {
      en: 'How much do a notebook and a pen cost together?',
      fr: 'Combien coûtent ensemble un cahier et un stylo\u00a0?',
      ar: 'ما ثمن دفتر وقلم معًا؟',
    },
    buysOne: {
      en: 'Sara buys a notebook and a pen and pays with #note.',
      fr: 'Sara achète un cahier et un stylo et donne #note.',
      ar: 'اشترت سارة دفترًا وقلمًا ودفعت #note.',
    },
    buysSeveral: {
      en: 'Sara buys #k notebooks and a pen and pays with #note.',
      fr: 'Sara achète #k cahiers et un stylo et donne #note.',
      ar: 'اشترت سارة #k دفاتر وقلمًا ودفعت #note.',
    },
    asksChange: {
      en: 'How much change does she get?',
      fr: 'Combien lui rend-on\u00a0?',
      ar: 'كم يُعاد إليها؟',
    },
  },
  {
    prices: {
      en: 'A sandwich costs #p and a juice costs #q.',
      fr: 'Un sandwich coûte #p et un jus de fruits coûte #q.',
      ar: 'ثمن الشطيرة #p وثمن العصير #q.',
    },
    asksTotal: {
      en: 'How much do a sandwich and a juice cost together?',
      fr: 'Combien coûtent ensemble un sandwich et un jus de fruits\u00a0?',
      ar: 'ما ثمن شطيرة وعصير معًا؟',
    },
    buysOne: {
      en: 'Adam buys a sandwich and a juice and pays with #note.',
      fr: 'Adam achète un sandwich et un jus de fruits et donne #note.',
      ar: 'اشترى آدم شطيرة وعصيرًا ودفع #note.',
    },
    buysSeveral: {
      en: 'Adam buys #k sandwiches and a juice and pays with #note.',
      fr: 'Adam achète #k sandwichs et un jus de fruits et donne #note.',
      ar: 'اشترى آدم #k شطائر وعصيرًا ودفع #note.',
    },
    asksChange: {
      en: 'How much change does he get?',
      fr: 'Combien lui rend-on\u00a0?',
      ar: 'كم يُعاد إليه؟',
    },
  },
  {
    prices: {
      en: 'A kilogram of apples costs #p and a melon costs #q.',
      fr: 'Un kilogramme de pommes coûte #p et un melon coûte #q.',
      ar: 'ثمن الكيلوغرام من التفاح #p وثمن البطيخة #q.',
    },
    asksTotal: {
      en: 'How much do a kilogram of apples and a melon cost together?',
      fr: 'Combien coûtent ensemble un kilogramme de pommes et un melon\u00a0?',
      ar: 'ما ثمن كيلوغرام من التفاح وبطيخة معًا؟',
    },
    buysOne: {
      en: 'Lina buys a kilogram of apples and a melon and pays with #note.',
      fr: 'Lina achète un kilogramme de pommes et un melon et donne #note.',
      ar: 'اشترت لينا كيلوغرامًا من التفاح وبطيخة ودفعت #note.',
    },
    buysSeveral: {
      en: 'Lina buys #k\u00a0kg of apples and a melon and pays with #note.',
      fr: 'Lina achète #k\u00a0kg de pommes et un melon et donne #note.',
      ar: 'اشترت لينا #k كيلوغرامات من التفاح وبطيخة ودفعت #note.',
    },
    asksChange: {
      en: 'How much change does she get?',
      fr: 'Combien lui rend-on\u00a0?',
      ar: 'كم يُعاد إليها؟',
    },
  },
]
