import type { Language } from '@classeur/contracts'

/** The texts of receipts and credit notes. Dates, amounts and names are passed formatted. */
interface ReceiptTexts {
  receipt: string
  creditNote: string
  /** The first part of file names. */
  file: { receipt: string; creditNote: string }
  seller: string
  buyer: string
  taxId: (id: string) => string
  facts: { order: string; ordered: string; paid: string; issued: string; orderTotal: string }
  item: string
  /** The heading of the amount of the item. */
  amount: string
  net: string
  tax: (rate: string) => string
  total: string
  refunded: string
  paidOn: (date: string) => string
  paidWith: (card: string, date: string) => string
  refundedOn: (amount: string, date: string) => string
  refundedTo: (amount: string, card: string, date: string) => string
  reason: string
  test: string
  noMoneyMoved: string
}

export const receiptTexts: Record<Language, ReceiptTexts> = {
  en: {
    ...{ receipt: 'Receipt', creditNote: 'Credit note' },
    file: { receipt: 'receipt', creditNote: 'credit-note' },
    ...{ seller: 'Seller', buyer: 'Billed to', taxId: (id) => `Tax number: ${id}` },
    facts: {
      ...{ order: 'Order', ordered: 'Ordered on', paid: 'Paid on' },
      ...{ issued: 'Issued on', orderTotal: 'Order total' },
    },
    ...{ item: 'Item', amount: 'Amount before VAT', net: 'Net', tax: (rate) => `VAT ${rate}` },
    ...{ total: 'Total paid', refunded: 'Total refunded' },
    paidOn: (date) => `Paid on ${date}.`,
    paidWith: (card, date) => `Paid by ${card} on ${date}.`,
    refundedOn: (amount, date) => `${amount} was refunded on ${date}.`,
    refundedTo: (amount, card, date) => `${amount} was refunded to ${card} on ${date}.`,
    ...{ reason: 'Reason', test: 'TEST', noMoneyMoved: 'This is a test payment: no money moved.' },
  },
  fr: {
    ...{ receipt: 'Reçu', creditNote: 'Avoir' },
    file: { receipt: 'reçu', creditNote: 'avoir' },
    ...{ seller: 'Vendeur', buyer: 'Facturé à', taxId: (id) => `Numéro fiscal : ${id}` },
    facts: {
      ...{ order: 'Commande', ordered: 'Commandé le', paid: 'Payé le' },
      ...{ issued: 'Émis le', orderTotal: 'Total de la commande' },
    },
    ...{ item: 'Article', amount: 'Montant HT', net: 'Total HT', tax: (rate) => `TVA ${rate}` },
    ...{ total: 'Total payé TTC', refunded: 'Total remboursé TTC' },
    paidOn: (date) => `Payé le ${date}.`,
    paidWith: (card, date) => `Payé avec ${card} le ${date}.`,
    refundedOn: (amount, date) => `${amount} remboursés le ${date}.`,
    refundedTo: (amount, card, date) => `${amount} remboursés sur ${card} le ${date}.`,
    ...{
      reason: 'Motif',
      test: 'TEST',
      noMoneyMoved: 'Ceci est un paiement test : aucun argent n’a été transféré.',
    },
  },
  ar: {
    ...{ receipt: 'إيصال', creditNote: 'إشعار دائن' },
    file: { receipt: 'إيصال', creditNote: 'إشعار-دائن' },
    ...{ seller: 'البائع', buyer: 'صادر إلى', taxId: (id) => `الرقم الضريبي: ${id}` },
    facts: {
      ...{ order: 'الطلب', ordered: 'تاريخ الطلب', paid: 'تاريخ الدفع' },
      ...{ issued: 'تاريخ الإصدار', orderTotal: 'إجمالي الطلب' },
    },
    ...{ item: 'البند', amount: 'المبلغ قبل الضريبة', net: 'الصافي' },
    tax: (rate) => `ضريبة القيمة المضافة ${rate}`,
    ...{ total: 'إجمالي المدفوع', refunded: 'إجمالي المبلغ المردود' },
    paidOn: (date) => `دُفع في ${date}.`,
    paidWith: (card, date) => `دُفع ببطاقة ${card} في ${date}.`,
    refundedOn: (amount, date) => `رُدّ مبلغ ${amount} في ${date}.`,
    refundedTo: (amount, card, date) => `رُدّ مبلغ ${amount} إلى بطاقة ${card} في ${date}.`,
    ...{ reason: 'السبب', test: 'تجريبي', noMoneyMoved: 'هذه عملية دفع تجريبية: لم ينتقل أي مال.' },
  },
}
