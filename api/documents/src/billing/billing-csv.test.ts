import type { CreditLine, Language, Order } from '@classeur/contracts'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { sampleLine, sampleOrder } from '../testing/billing-samples.ts'
import { ordersCsvName, renderOrdersCsv } from './render-orders-csv.ts'
import { renderWalletCsv, walletCsvName } from './render-wallet-csv.ts'

const delimiters: Record<Language, string> = { en: ',', fr: ';', ar: ',' }

/** Reads a file as a spreadsheet program of the language does. */
function tableOf(file: Buffer, language: Language): string[][] {
  const text = file.toString('utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const delimiter = delimiters[language]
  return Papa.parse<string[]>(text.slice(1), { delimiter, skipEmptyLines: true }).data
}
function sum(table: string[][], column: string): number {
  const [heading = [], ...rows] = table
  const cells = rows.map((row) => row[heading.indexOf(column)] ?? '')
  return cells.reduce((total, cell) => total + Math.round(Number(cell.replace(',', '.')) * 1000), 0) / 1000
}

const orders: Order[] = [
  sampleOrder({ number: 'C-2026-0004', status: 'failed', paidAt: null, failure: 'declined' }),
  sampleOrder({
    number: 'C-2026-0003',
    item: {
      ...{ kind: 'plan', planId: 'pro', interval: 'monthly' },
      ...{ from: '2026-11-14T09:00:00.000Z', to: '2026-12-14T09:00:00.000Z' },
    },
    ...{ netMinor: 750, taxMinor: 150, totalMinor: 900, refundedMinor: 250 },
    creditNotes: [
      { number: 'A-2026-0001', amountMinor: 100, at: '2026-11-20T09:00:00.000Z' },
      { number: 'A-2026-0002', amountMinor: 150, at: '2026-11-21T09:00:00.000Z' },
    ],
  }),
  sampleOrder({ status: 'refunded', refundedMinor: 400 }),
]

describe('orders as CSV', () => {
  it.each([
    [2, 'Pack of 2 credits', 'Lot de 2 crédits', 'رزمة من نقطتين'],
    [3, 'Pack of 3 credits', 'Lot de 3 crédits', 'رزمة من 3 نقاط'],
    [100, 'Pack of 100 credits', 'Lot de 100 crédits', 'رزمة من 100 نقطة'],
  ])('name a pack of %i credits as the screen does', (credits, ...names) => {
    const order = sampleOrder({ item: { kind: 'pack', packId: 'pack', credits } })
    const languages = ['en', 'fr', 'ar'] as const
    expect(
      languages.map((language) => tableOf(renderOrdersCsv([order], language), language)[1]?.[2]),
    ).toEqual(names)
  })

  it.each([
    ['en', 'Number,Date,Item,From,To,Status,Currency,Net,VAT rate (%),VAT,Total,Paid,Paid on,Refunded'],
    ['fr', 'Numéro;Date;Article;Du;Au;État;Devise;Montant HT;Taux de TVA (%);TVA;Total TTC;Payé;Payé le'],
    ['ar', 'الرقم,التاريخ,البند,من,إلى,الحالة,العملة,الصافي,نسبة الضريبة (%),ضريبة القيمة المضافة,الإجمالي'],
  ] as const)('have headings and separators of the language (%s)', (language, heading) => {
    expect(renderOrdersCsv(orders, language).toString().slice(1)).toMatch(
      new RegExp(`^${heading.replace(/[()]/g, '\\$&')}`),
    )
  })

  it.each([
    ['en', 'Total', 'Paid', 'Refunded'],
    ['fr', 'Total TTC', 'Payé', 'Remboursé'],
    ['ar', 'الإجمالي', 'المدفوع', 'المردود'],
  ] as const)(
    'can be summed, and what was paid excludes what failed (%s)',
    (language, total, paid, refunded) => {
      const table = tableOf(renderOrdersCsv(orders, language), language)
      expect([total, paid, refunded].map((column) => sum(table, column))).toEqual([17, 13, 6.5])
    },
  )

  it('have one row per order, with days in the time zone of the school', () => {
    const [, , plan, pack] = tableOf(renderOrdersCsv(orders, 'en', { timeZone: 'Africa/Tunis' }), 'en')
    expect(plan?.join('|')).toBe(
      'C-2026-0003|2026-11-22|Pro plan, monthly|2026-11-14|2026-12-14|paid|EUR|7.50|20|1.50|9.00|9.00|2026-11-22|2.50|A-2026-0001 A-2026-0002',
    )
    expect(pack?.slice(1, 6)).toEqual(['2026-11-22', 'Pack of 100 credits', '', '', 'refunded'])
  })

  it('have amounts with the digits of their currency', () => {
    const amounts = (currency: string) =>
      tableOf(renderOrdersCsv([sampleOrder({ currency })], 'fr'), 'fr')[1]?.slice(6, 11)
    expect(amounts('TND')).toEqual(['TND', '0,333', '20', '0,067', '0,400'])
    expect(amounts('JPY')).toEqual(['JPY', '333', '20', '67', '400'])
  })

  it('name no plan so that a program runs it as a formula', () => {
    const plan = { kind: 'plan', planId: 'own', planName: '=1+1' } as const
    const item = { ...plan, interval: 'yearly', from: null, to: null } as const
    expect(tableOf(renderOrdersCsv([sampleOrder({ item })], 'en'), 'en')[1]?.[2]).toBe("'=1+1 plan, yearly")
  })
})

const generation: NonNullable<CreditLine['generation']> = {
  ...{ id: 'b'.repeat(24), kind: 'lesson-plan', title: 'Water cycle', state: 'completed' },
  ...{ lessonPlanId: null, resource: null },
}
const lines = [
  sampleLine({ kind: 'generation', change: -5, availableAfter: 134, spent: 5, generation, order: null }),
  sampleLine(),
  sampleLine({ kind: 'grant', change: 300, availableAfter: 39, order: null }),
  sampleLine({ kind: 'revoke', change: -100, availableAfter: 0 }),
]

describe('the wallet as CSV', () => {
  it.each([
    ['en', 'Date and time,Entry,For,Order,Credits,Available,Reserved,Spent,Refunded', 'Credits'],
    ['fr', 'Date et heure;Opération;Pour;Commande;Crédits;Solde;Réservés;Dépensés;Rendus', 'Crédits'],
    ['ar', 'التاريخ والوقت,العملية,الغرض,الطلب,النقاط,المتاح,المحجوز,المُنفق,المردود', 'النقاط'],
  ] as const)(
    'has headings of the language and integers that can be summed (%s)',
    (language, heading, column) => {
      const file = renderWalletCsv(lines, language)
      expect(file.toString().slice(1).split('\r\n')[0]).toBe(heading)
      expect(sum(tableOf(file, language), column)).toBe(295)
    },
  )

  it('names the generation or the order behind each line', () => {
    const [, ...rows] = tableOf(renderWalletCsv(lines, 'en', { timeZone: 'Africa/Tunis' }), 'en')
    expect(rows.map((row) => row.slice(0, 5).join('|'))).toEqual([
      '2026-11-22 12:31|Lesson plan|Water cycle||-5',
      '2026-11-22 12:31|Credits bought||C-2026-0002|100',
      '2026-11-22 12:31|Monthly credits|||300',
      '2026-11-22 12:31|Credits of a refunded order||C-2026-0002|-100',
    ])
  })

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', 'a;=1'])(
    'keeps a title from running as a formula: %s',
    (title) => {
      const line = sampleLine({ kind: 'generation', generation: { ...generation, title } })
      for (const language of ['en', 'fr', 'ar'] as const) {
        const cell = tableOf(renderWalletCsv([line], language), language)[1]?.[2] ?? ''
        expect(cell).toMatch(/^'|;'=/)
      }
    },
  )
})

it('files are named by their content and time', () => {
  expect([ordersCsvName('en', '2026-27'), ordersCsvName('fr')]).toEqual(['orders-2026-27', 'commandes'])
  expect([walletCsvName('en', '2026-11'), walletCsvName('fr', '2026-11')]).toEqual([
    'credits-2026-11',
    'crédits-2026-11',
  ])
})
