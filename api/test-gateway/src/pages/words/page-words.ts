/** The texts of all pages in one language. */
export interface PageWords {
  product: string
  ribbon: { test: string; text: string; cards: string }
  pay: {
    title: string
    total: string
    net: string
    /** `{rate}` is a number. */
    tax: string
    perMonth: string
    perYear: string
    quantity: string
    card: string
    /** `{amount}` is the price. */
    pay: string
    paying: string
    back: string
    fill: string
    expired: string
    expiredText: string
    stale: string
    declined: string
    refused: string
    renews: string
  }
  form: {
    number: string
    expiry: string
    expiryHint: string
    cvc: string
    name: string
    numberEmpty: string
    numberUnknown: string
    expiryWrong: string
    expiryPast: string
    cvcWrong: string
    nameEmpty: string
    check: string
  }
  bank: { title: string; text: string; confirm: string; refuse: string; busy: string }
  portal: {
    title: string
    current: string
    none: string
    valid: string
    change: string
    save: string
    saving: string
    saved: string
    declined: string
    invoices: string
    noInvoices: string
    payNow: string
    paid: string
    paidNow: string
    payDeclined: string
    status: Record<'draft' | 'open' | 'paid' | 'void' | 'uncollectible', string>
  }
  clock: {
    title: string
    text: string
    now: string
    subscriptions: string
    none: string
    renews: string
    retries: string
    ends: string
    day: string
    threeDays: string
    sevenDays: string
    renewal: string
    month: string
    year: string
    moving: string
    stale: string
    status: Record<'active' | 'past_due', string>
  }
  cards: {
    title: string
    text: string
    number: string
    does: string
    /** By the key of the card. */
    effects: Record<string, string>
    /** Short names for buttons, by the key of the card. */
    names: Record<string, string>
  }
  missing: { title: string; text: string }
  failed: { title: string; text: string }
}
