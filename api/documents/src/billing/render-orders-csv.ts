import type { Language, Order } from '@classeur/contracts'
import { fileText } from '@classeur/domain/text'
import { csvValues } from './csv-values.ts'
import { itemTexts, planNameIn } from './item-texts.ts'
import { ordersCsvTexts } from './orders-csv-texts.ts'

export interface OrdersCsvOptions {
  /** IANA name, for the days of all dates; otherwise UTC. */
  timeZone?: string
}

/**
 * Orders as CSV, one per row, with amounts in major units. The sum of `Paid` minus the sum of `Refunded` is the money
 * that was kept, because `Paid` is 0 for an order that was never paid.
 */
export function renderOrdersCsv(
  orders: readonly Order[],
  language: Language,
  { timeZone = 'UTC' }: OrdersCsvOptions = {},
): Buffer {
  const texts = ordersCsvTexts[language]
  const items = itemTexts[language]
  const { day, amount, percent, file } = csvValues(language, timeZone)

  const row = ({ item, currency, ...order }: Order): string[] => {
    const isPlan = item.kind === 'plan'
    const name = isPlan
      ? items.plan(planNameIn(language, item.planId, item.planName ?? item.planId), item.interval)
      : items.pack(item.credits, String(item.credits))
    return [
      ...[fileText(order.number), day(order.createdAt), fileText(name)],
      ...(isPlan ? [day(item.from), day(item.to)] : ['', '']),
      ...[texts.status[order.status], currency, amount(order.netMinor, currency)],
      ...[percent(order.taxRateBasisPoints), amount(order.taxMinor, currency)],
      ...[amount(order.totalMinor, currency), amount(order.paidAt === null ? 0 : order.totalMinor, currency)],
      ...[day(order.paidAt), amount(order.refundedMinor, currency)],
      fileText(order.creditNotes.map(({ number }) => number).join(' ')),
    ]
  }
  const { columns } = texts
  const heading = [
    ...[columns.number, columns.date, columns.item, columns.from, columns.to, columns.status],
    ...[columns.currency, columns.net, columns.rate, columns.tax, columns.total, columns.paid],
    ...[columns.paidOn, columns.refunded, columns.creditNotes],
  ]
  return file([heading, ...orders.map(row)])
}

/** The file name without its extension. `years`: such as 2026-27; empty for all orders. */
export const ordersCsvName = (language: Language, years = ''): string =>
  [ordersCsvTexts[language].file, years].filter(Boolean).join('-')
