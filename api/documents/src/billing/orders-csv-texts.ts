import type { Language, OrderStatus } from '@classeur/contracts'

/** The texts of the orders' CSV file. */
interface OrdersCsvTexts {
  /** The file name without its extension. */
  file: string
  columns: Record<
    | 'number'
    | 'date'
    | 'item'
    | 'from'
    | 'to'
    | 'status'
    | 'currency'
    | 'net'
    | 'rate'
    | 'tax'
    | 'total'
    | 'paid'
    | 'paidOn'
    | 'refunded'
    | 'creditNotes',
    string
  >
  status: Record<OrderStatus, string>
}

export const ordersCsvTexts: Record<Language, OrdersCsvTexts> = {
  en: {
    file: 'orders',
    columns: {
      ...{ number: 'Number', date: 'Date', item: 'Item', from: 'From', to: 'To', status: 'Status' },
      ...{ currency: 'Currency', net: 'Net', rate: 'VAT rate (%)', tax: 'VAT', total: 'Total' },
      ...{ paid: 'Paid', paidOn: 'Paid on', refunded: 'Refunded', creditNotes: 'Credit notes' },
    },
    status: {
      ...{ pending: 'pending', paid: 'paid', failed: 'failed' },
      ...{ refunded: 'refunded', cancelled: 'cancelled' },
    },
  },
  fr: {
    file: 'commandes',
    columns: {
      ...{ number: 'Numéro', date: 'Date', item: 'Article', from: 'Du', to: 'Au', status: 'État' },
      ...{ currency: 'Devise', net: 'Montant HT', rate: 'Taux de TVA (%)', tax: 'TVA', total: 'Total TTC' },
      ...{ paid: 'Payé', paidOn: 'Payé le', refunded: 'Remboursé', creditNotes: 'Avoirs' },
    },
    status: {
      ...{ pending: 'en attente', paid: 'payée', failed: 'échouée' },
      ...{ refunded: 'remboursée', cancelled: 'annulée' },
    },
  },
  ar: {
    file: 'الطلبات',
    columns: {
      ...{ number: 'الرقم', date: 'التاريخ', item: 'البند', from: 'من', to: 'إلى', status: 'الحالة' },
      ...{ currency: 'العملة', net: 'الصافي', rate: 'نسبة الضريبة (%)', tax: 'ضريبة القيمة المضافة' },
      ...{ total: 'الإجمالي', paid: 'المدفوع', paidOn: 'تاريخ الدفع', refunded: 'المردود' },
      creditNotes: 'الإشعارات الدائنة',
    },
    status: {
      ...{ pending: 'قيد الانتظار', paid: 'مدفوع', failed: 'لم يتم الدفع' },
      ...{ refunded: 'مردود', cancelled: 'ملغى' },
    },
  },
}
