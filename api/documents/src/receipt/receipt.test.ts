import { languages, type Language } from '@classeur/domain/text'
import { describe, expect, it } from 'vitest'
import { sampleCreditNote, sampleReceipt } from '../testing/billing-samples.ts'
import { hasPdfText, pdfPages } from '../testing/pdf-text.ts'
import { sayIn } from '../testing/say-in.ts'
import { missingPieces } from '../testing/text-pieces.ts'
import type { Receipt, ReceiptItem } from './receipt-content.ts'
import { receiptData } from './receipt-data.ts'
import { receiptName, renderReceipt } from './render-receipt.ts'

const textOf = async (receipt: Receipt, language: Language): Promise<string> =>
  (await pdfPages(await renderReceipt(receipt, language))).join('\n')
/** One space for each gap, so that a text can be compared across the lines of a PDF. */
const flat = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')
const data = (receipt: Receipt, language: Language = 'en') => receiptData(receipt, language, 'latin')
/** Without the marks that isolate the direction of typed texts, and the places where long words may break. */
const unmarked = (value: unknown) => JSON.stringify(value).replace(/[\u2066-\u2069\u200b]/g, '')

const pro: Extract<ReceiptItem, { kind: 'plan' }> = {
  ...{ kind: 'plan', planId: 'pro', planName: 'Pro', interval: 'monthly' },
  ...{ from: new Date('2026-11-14T09:00:00Z'), to: new Date('2026-12-14T09:00:00Z') },
}
const arabicBuyer = {
  ...{ name: 'ليلى المنصوري', schoolName: 'المدرسة الإعدادية ابن خلدون', country: 'TN' },
  ...{ address: 'نهج مرسيليا عدد 12\nتونس 1001', taxId: '' },
}

describe.skipIf(!hasPdfText).each(languages)('the PDF of a receipt (%s, needs pdftotext)', (language) => {
  const say = sayIn(language)

  it('states number, dates, buyer, item, net, tax with its rate, and total', async () => {
    const text = await textOf(sampleReceipt({ paidWith: { brand: 'visa', last4: '4242' } }), language)
    const pieces = [
      ...[say('Receipt', 'Reçu', 'إيصال'), 'C-2026-0001', 'Classeur', 'Collège Ibn Khaldoun'],
      ...['Leïla Mansour', '12 rue de Marseille', '1001 Tunis', '1234567/A/M/000'],
      say('Tunisia', 'Tunisie', 'تونس'),
      say('22 November 2026', '22 novembre 2026', '22 نوفمبر 2026'),
      say('Pack of 300 credits', 'Lot de 300 crédits', 'رزمة من 300 نقطة'),
      say('VAT 20%', 'TVA 20 %', 'ضريبة القيمة المضافة 20%'),
      ...['Visa', '4242'],
    ]
    expect(missingPieces(pieces, text)).toEqual([])
    const amounts = say('€8.75 €1.75 €10.50', '8,75 € 1,75 € 10,50 €', '8.75 1.75 10.50').match(/[\d.,]+/g)
    for (const amount of amounts ?? []) expect(text).toContain(amount)
    expect(missingPieces([say('TEST', 'TEST', 'تجريبي')], text)).toHaveLength(1)
  })

  it('of a credit note states its own number, the order’s number, the refunded amounts and the reason', async () => {
    const text = await textOf(sampleCreditNote(), language)
    const pieces = [
      ...[say('Credit note', 'Avoir', 'إشعار دائن'), 'A-2026-0003', 'C-2026-0001', 'Bought by mistake.'],
      say('28 November 2026', '28 novembre 2026', '28 نوفمبر 2026'),
      say('Total refunded', 'Total remboursé TTC', 'إجمالي المبلغ المردود'),
    ]
    expect(missingPieces(pieces, text)).toEqual([])
    const mark = say('.', ',', '.')
    for (const amount of ['3.33', '0.67', '4.00', '10.50']) expect(text).toContain(amount.replace('.', mark))
    for (const amount of ['8.75', '1.75']) expect(text).not.toContain(amount.replace('.', mark))
  })

  it('of a test payment says on the page that no money moved', async () => {
    for (const receipt of [sampleReceipt({ test: true }), sampleCreditNote({ test: true })]) {
      const text = await textOf(receipt, language)
      const said = say(
        'This is a test payment: no money moved.',
        'Ceci est un paiement test : aucun argent n’a été transféré.',
        'هذه عملية دفع تجريبية: لم ينتقل أي مال.',
      )
      expect(missingPieces([say('TEST', 'TEST', 'تجريبي'), said], text)).toEqual([])
    }
  })

  it('keeps a long school name, a long address and a long reason whole', async () => {
    const schoolName = 'Établissement d’enseignement secondaire '.repeat(3).trim()
    const address = Array.from({ length: 30 }, (_, line) => `Line ${line + 1}`).join('\n')
    const reason = `${'A long reason. '.repeat(60)}The end.`
    const { buyer, creditNote } = sampleCreditNote()
    const text = await textOf(
      sampleCreditNote({
        buyer: { ...buyer, schoolName, address },
        creditNote: creditNote && { ...creditNote, reason },
      }),
      language,
    )
    expect(missingPieces([schoolName, 'Line 1', 'Line 30', 'The end.'], text)).toEqual([])
  })
})

describe.skipIf(!hasPdfText)('the PDF of an English receipt (needs pdftotext)', () => {
  it('keeps an Arabic name and address', async () => {
    const text = await textOf(sampleReceipt({ buyer: arabicBuyer }), 'en')
    const { name, schoolName, address } = arabicBuyer
    expect(missingPieces([name, schoolName, ...address.split('\n')], text)).toEqual([])
  })

  it('states a tax of zero', async () => {
    const untaxed = { netMinor: 1050, taxMinor: 0, totalMinor: 1050, taxRateBasisPoints: 0 }
    expect(flat(await textOf(sampleReceipt(untaxed), 'en'))).toMatch(/VAT 0% .*€0\.00/)
  })

  it('typesets user input as text, never as markup', async () => {
    const text = '#panic("x") $ *a _b'
    const buyer = { name: text, schoolName: text, address: text, taxId: text, country: '' }
    const { creditNote } = sampleCreditNote()
    const note = sampleCreditNote({ buyer, creditNote: creditNote && { ...creditNote, reason: text } })
    expect(flat(await textOf(note, 'en')).split(text)).toHaveLength(6)
  })
})

describe('the data of a receipt', () => {
  it('has dates in the school’s time zone', () => {
    expect(data(sampleReceipt()).facts[1]?.value).toBe('22 November 2026')
    expect(data(sampleReceipt({ timeZone: 'UTC' })).facts[1]?.value).toBe('21 November 2026')
  })

  it('has a plan with its interval and its dates, once they are known', () => {
    const item = (language: Language, from: Date | null = pro.from) =>
      JSON.parse(unmarked(data(sampleReceipt({ item: { ...pro, from } }), language).item)) as unknown
    const period = '14 November 2026 to 14 December 2026'
    expect(item('en')).toEqual({ name: 'Pro plan, monthly', period })
    expect(item('fr')).toMatchObject({ name: 'Formule Pro, mensuelle' })
    expect(item('ar')).toMatchObject({ name: 'باقة احترافية، شهرية' })
    expect(item('en', null)).toEqual({ name: 'Pro plan, monthly', period: '' })
    const own = sampleReceipt({ item: { ...pro, planId: 'duo', planName: 'Duo', interval: 'yearly' } })
    expect(unmarked(data(own).item)).toContain('Duo plan, yearly')
  })

  it.each([
    ['EUR', '€10.50'],
    ['TND', 'TND\u00a01.050'],
    ['JPY', 'JP¥1,050'],
  ])('has amounts with the digits of the currency (%s)', (currency, total) => {
    expect(data(sampleReceipt({ currency })).total.amount).toBe(total)
  })

  it('has Arabic digits in dates and amounts for a reader who chose them, and never in numbers of documents', () => {
    const arabic = receiptData(sampleReceipt(), 'ar', 'arabic')
    expect(arabic.total.amount).toContain('١٠٫٥٠')
    expect(arabic.facts.map(({ value }) => value)).toContain('C-2026-0001')
    expect(arabic.facts[1]?.value).toContain('٢٢')
  })

  it('leaves out what is unknown, and names a buyer without a school', () => {
    const buyer = { name: 'Leïla Mansour', schoolName: ' ', address: ' \n ', taxId: '', country: '' }
    const [seller, billed] = data(sampleReceipt({ buyer })).parties
    expect(unmarked([seller?.name, seller?.lines])).toBe('["Classeur",[]]')
    expect(unmarked([billed?.name, billed?.lines])).toBe('["Leïla Mansour",[]]')
    const { creditNote } = sampleCreditNote()
    const note = { creditNote: creditNote && { ...creditNote, reason: ' ' } }
    expect(data(sampleCreditNote(note)).reason).toBeNull()
  })

  it('has the seller’s own data if it is given', () => {
    const seller = {
      name: 'Classeur SAS',
      address: '5 rue des Écoles\n75005 Paris',
      taxId: 'FR12',
      country: 'FR',
    }
    expect(unmarked(data(sampleReceipt({ seller })).parties[0])).toBe(
      '{"label":"Seller","name":"Classeur SAS","lines":["5 rue des Écoles","75005 Paris","France","Tax number: FR12"]}',
    )
  })
})

it('the file is named after the document’s number', () => {
  const names = (receipt: Receipt) => languages.map((language) => receiptName(receipt, language))
  expect(names(sampleReceipt())).toEqual(['receipt-C-2026-0001', 'reçu-C-2026-0001', 'إيصال-C-2026-0001'])
  expect(receiptName(sampleCreditNote(), 'en')).toBe('credit-note-A-2026-0003')
})
