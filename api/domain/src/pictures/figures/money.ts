import { exact, refuse, texts, type FigureReader } from './figure.ts'

export interface MoneySpec {
  kind: 'money'
  /** Coins and notes in minor units, the largest first. */
  pieces: { minor: number; isNote: boolean }[]
  symbol: string
  minorSymbol: string
}

interface Currency {
  words: string
  symbol: string
  minorSymbol: string
  coins: readonly number[]
  notes: readonly number[]
}

const euroLike = {
  coins: [200, 100, 50, 20, 10, 5, 2, 1],
  notes: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500],
}

const currencies: readonly Currency[] = [
  { words: 'euro € يورو', symbol: '€', minorSymbol: 'c', ...euroLike },
  {
    words: 'pound pounds £ sterling livre livres جنيه',
    symbol: '£',
    minorSymbol: 'p',
    ...euroLike,
    notes: [5_000, 2_000, 1_000, 500],
  },
  {
    words: 'dollar $ دولار',
    symbol: '$',
    minorSymbol: '¢',
    coins: [25, 10, 5, 1],
    notes: [10_000, 5_000, 2_000, 1_000, 500, 100],
  },
  {
    words: 'dirham dh dhs mad درهم دراهم',
    symbol: 'DH',
    minorSymbol: 'c',
    coins: [1_000, 500, 200, 100, 50, 20, 10],
    notes: [20_000, 10_000, 5_000, 2_000],
  },
  {
    words: 'dinar dinars دينار دنانير',
    symbol: 'DT',
    minorSymbol: 'c',
    coins: [500, 200, 100, 50, 20, 10],
    notes: [5_000, 2_000, 1_000],
  },
]

const moneyWords = `${currencies.map(({ words }) => words).join(' ')} money coins monnaie pieces نقود قطع+نقديه`

/** The fewest coins and notes for an amount in minor units; null if the coins can't make it. */
function piecesOf(minor: number, { coins, notes }: Currency, onlyCoins: boolean): MoneySpec['pieces'] | null {
  const pieces: MoneySpec['pieces'] = []
  let rest = minor
  const all = [
    ...(onlyCoins ? [] : notes.map((value) => ({ minor: value, isNote: true }))),
    ...coins.map((value) => ({ minor: value, isNote: false })),
  ]
  for (const piece of all)
    while (rest >= piece.minor && pieces.length < 21) {
      pieces.push(piece)
      rest -= piece.minor
    }
  return rest === 0 && pieces.length <= 20 ? pieces : null
}

export const money: FigureReader<MoneySpec> = {
  words: moneyWords,
  read(wording) {
    if (
      !wording.has(
        'money coin coins note notes bill amount price change piece pieces monnaie billet billets argent somme montant نقود نقديه قطع مال مبلغ عملات اوراق',
      )
    )
      return null
    const currency = currencies.find(({ words }) => wording.has(words))
    const nearest = texts('coins for 3.75 euros', 'pièces pour 3,75 euros', 'قطع نقدية بمبلغ 3.75 يورو')
    const onlyCoins =
      wording.has('coin coins piece pieces قطع') && !wording.has('note notes bill billet billets اوراق')
    wording.take(
      'money coin coins note notes bill amount price change piece pieces monnaie billet billets argent somme montant pour worth making total نقود نقديه قطع قطعه مال مبلغ مبلغه عملات اوراق بقيمه قيمتها totalling sum cent cents centime pence سنت',
    )
    for (const { words } of currencies) wording.take(words)
    const joined = wording.find(/(\d+) (?:€|euros?|£|\$|dh) (\d{2})(?= |$)/u)
    const values = joined ? [Number(joined[1]) + Number(joined[2]) / 100] : wording.takeNumbers()
    const [amount] = values
    if (!currency || amount === undefined)
      return amount === undefined
        ? null
        : refuse(
            texts(
              'Say in which currency the amount is.',
              'Précisez la monnaie du montant.',
              'اذكر عملة المبلغ.',
            ),
            nearest,
          )
    const isMinor =
      /\d (?:cents?|centimes?|pence|p|سنت)(?= |$)/u.test(wording.text) &&
      !joined &&
      Number.isInteger(amount) &&
      !wording.has('euro € pound £ dollar dirham')
    const minor = Math.round(amount * (isMinor ? 1 : 100))
    const pieces =
      values.length === 1 && amount > 0 && exact(amount * 100) === minor
        ? (piecesOf(minor, currency, onlyCoins) ?? piecesOf(minor, currency, false))
        : null
    if (!pieces)
      return refuse(
        texts(
          'This amount can’t be made with up to 20 coins and notes.',
          'Ce montant ne peut pas être formé avec 20 pièces et billets au plus.',
          'لا يمكن تكوين هذا المبلغ بعشرين قطعة وورقة على الأكثر.',
        ),
        nearest,
      )
    const shown = `${String(amount)} ${currency.symbol}`
    const list = pieces
      .map((piece) =>
        piece.minor >= 100
          ? `${String(piece.minor / 100)} ${currency.symbol}`
          : `${String(piece.minor)} ${currency.minorSymbol}`,
      )
      .join(' + ')
    return {
      spec: { kind: 'money', pieces, symbol: currency.symbol, minorSymbol: currency.minorSymbol },
      title: texts(
        `${shown} in plain coins and notes: ${list}`,
        `${shown} en pièces et billets simplifiés : ${list}`,
        `${shown} بقطع وأوراق مبسطة: ${list}`,
      ),
    }
  },
}
