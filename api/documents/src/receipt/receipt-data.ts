import type { Digits, Language } from '@classeur/contracts'
import { itemTexts, planNameIn } from '../billing/item-texts.ts'
import { moneyFormat, rateFormat } from '../billing/money.ts'
import { typed } from '../mark-sheet/pdf/page-texts.ts'
import { breakable } from '../pdf/breakable.ts'
import { documentLocale } from '../result-texts.ts'
import type { Receipt, ReceiptParty } from './receipt-content.ts'
import { receiptTexts } from './receipt-texts.ts'

/** Longer than any field, so that nothing is cut. */
const wholeField = 2000
/** Wide letters of this number fit into half a page. */
const longestWord = 16
const shown = (text: string): string => typed(breakable(text.trim(), longestWord), wholeField)
const lines = (text: string): string[] => text.split(/\r?\n/).map(shown).filter(Boolean)

const cardNames: Readonly<Record<string, string>> = { amex: 'American Express', cb: 'CB' }
const [leftToRight, endIsolate] = ['\u2066', '\u2069']
/** A card as people know it, such as Visa •••• 4242; it keeps its direction in an Arabic sentence. */
const cardText = ({ brand, last4 }: NonNullable<Receipt['paidWith']>): string => {
  const name = cardNames[brand] ?? brand.slice(0, 1).toUpperCase() + brand.slice(1)
  return `${leftToRight}${name} •••• ${last4}${endIsolate}`
}

/** The data of the page: formatted texts only. */
export function receiptData(receipt: Receipt, language: Language, digits: Digits) {
  const labels = receiptTexts[language]
  const items = itemTexts[language]
  const locale = documentLocale(language, digits)
  const money = moneyFormat(locale, receipt.currency)
  const rate = rateFormat(locale)(receipt.taxRateBasisPoints)
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: receipt.timeZone })
  const day = (date: Date) => dates.format(date)
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const { item, creditNote, paidWith } = receipt

  const party = ({ address = '', taxId = '', country = '' }: Partial<ReceiptParty>) => [
    ...lines(address),
    ...(country === '' ? [] : [countries.of(country) ?? country]),
    ...(taxId.trim() === '' ? [] : [labels.taxId(shown(taxId))]),
  ]
  const [buyerName = '', ...buyerMore] = [receipt.buyer.schoolName, receipt.buyer.name].flatMap(lines)
  const paid = day(receipt.paidAt)
  const common = [
    { label: labels.facts.ordered, value: day(receipt.orderedAt) },
    { label: labels.facts.paid, value: paid },
  ]
  const kind = creditNote ? labels.creditNote : labels.receipt
  const number = creditNote?.number ?? receipt.orderNumber
  const amounts = creditNote ?? { ...receipt, amountMinor: receipt.totalMinor }

  return {
    page: { lang: language, isRtl: language === 'ar', numbering: digits === 'arabic' ? '١' : '1' },
    ...{ kind, number, title: `${kind} ${number}` },
    test: receipt.test ? { name: labels.test, about: labels.noMoneyMoved } : null,
    facts: creditNote
      ? [
          { label: labels.facts.issued, value: day(creditNote.at) },
          { label: labels.facts.order, value: receipt.orderNumber },
          ...common,
          { label: labels.facts.orderTotal, value: money(receipt.totalMinor) },
        ]
      : [{ label: labels.facts.order, value: receipt.orderNumber }, ...common],
    parties: [
      {
        label: labels.seller,
        name: shown(receipt.seller.name ?? '') || 'Classeur',
        lines: party(receipt.seller),
      },
      { label: labels.buyer, name: buyerName, lines: [...buyerMore, ...party(receipt.buyer)] },
    ],
    heads: { item: labels.item, amount: labels.amount },
    item:
      item.kind === 'pack'
        ? { name: items.pack(item.credits, new Intl.NumberFormat(locale).format(item.credits)), period: '' }
        : {
            name: items.plan(shown(planNameIn(language, item.planId, item.planName)), item.interval),
            period: item.from && item.to ? items.period(day(item.from), day(item.to)) : '',
          },
    sums: [
      { label: labels.net, amount: money(amounts.netMinor) },
      { label: labels.tax(rate), amount: money(amounts.taxMinor) },
    ],
    total: { label: creditNote ? labels.refunded : labels.total, amount: money(amounts.amountMinor) },
    statement: creditNote
      ? paidWith
        ? labels.refundedTo(money(creditNote.amountMinor), cardText(paidWith), day(creditNote.at))
        : labels.refundedOn(money(creditNote.amountMinor), day(creditNote.at))
      : paidWith
        ? labels.paidWith(cardText(paidWith), paid)
        : labels.paidOn(paid),
    reason: creditNote?.reason?.trim() ? { label: labels.reason, lines: lines(creditNote.reason) } : null,
  }
}
