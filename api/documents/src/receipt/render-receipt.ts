import type { Digits, Language } from '@classeur/contracts'
import { typeset } from '../pdf/typeset.ts'
import type { Receipt } from './receipt-content.ts'
import { receiptData } from './receipt-data.ts'
import { receiptTemplate } from './receipt-template.ts'
import { receiptTexts } from './receipt-texts.ts'

/** A receipt or credit note as PDF (A4). Takes a few milliseconds. `digits`: of dates and amounts, in Arabic. */
export async function renderReceipt(
  receipt: Receipt,
  language: Language,
  digits: Digits = 'latin',
): Promise<Buffer> {
  const document = await typeset(receiptTemplate, receiptData(receipt, language, digits))
  return document.pdf()
}

/** The file name of a receipt or credit note without its extension, such as `receipt-C-2026-0001`. */
export function receiptName(
  { orderNumber, creditNote }: { orderNumber: string; creditNote: { number: string } | null },
  language: Language,
): string {
  const { file } = receiptTexts[language]
  return creditNote ? `${file.creditNote}-${creditNote.number}` : `${file.receipt}-${orderNumber}`
}
