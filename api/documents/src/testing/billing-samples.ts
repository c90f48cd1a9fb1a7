import type { CreditLine, Order } from '@classeur/contracts'
import type { Receipt } from '../receipt/receipt-content.ts'

/** A receipt for a pack of 300 credits, paid with real money. */
export const sampleReceipt = (more: Partial<Receipt> = {}): Receipt => ({
  seller: {},
  buyer: {
    ...{ name: 'Leïla Mansour', schoolName: 'Collège Ibn Khaldoun', country: 'TN' },
    ...{ address: '12 rue de Marseille\n1001 Tunis', taxId: '1234567/A/M/000' },
  },
  orderNumber: 'C-2026-0001',
  orderedAt: new Date('2026-11-21T23:30:00Z'),
  paidAt: new Date('2026-11-22T10:31:00Z'),
  item: { kind: 'pack', credits: 300 },
  currency: 'EUR',
  ...{ netMinor: 875, taxMinor: 175, totalMinor: 1050, taxRateBasisPoints: 2000 },
  ...{ paidWith: null, creditNote: null, test: false, timeZone: 'Africa/Tunis' },
  ...more,
})

/** The credit note of a part of {@link sampleReceipt}. */
export const sampleCreditNote = (more: Partial<Receipt> = {}): Receipt =>
  sampleReceipt({
    creditNote: {
      ...{ number: 'A-2026-0003', at: new Date('2026-11-28T09:00:00Z'), reason: 'Bought by mistake.' },
      ...{ amountMinor: 400, netMinor: 333, taxMinor: 67 },
    },
    ...more,
  })

/** A paid order for a pack of 100 credits. */
export const sampleOrder = (more: Partial<Order> = {}): Order => ({
  id: 'a'.repeat(24),
  number: 'C-2026-0002',
  status: 'paid',
  waitsForBank: false,
  item: { kind: 'pack', packId: 'pack-100', credits: 100 },
  currency: 'EUR',
  ...{ netMinor: 333, taxMinor: 67, totalMinor: 400, taxRateBasisPoints: 2000, refundedMinor: 0 },
  failure: null,
  createdAt: '2026-11-21T23:30:00.000Z',
  paidAt: '2026-11-22T10:31:00.000Z',
  ...{ creditNotes: [], actions: [] },
  ...more,
})

/** A line of the wallet for 100 bought credits. */
export const sampleLine = (more: Partial<CreditLine> = {}): CreditLine => ({
  ...{ id: 'p', kind: 'purchase', change: 100, availableAfter: 139, reserved: 0, spent: 0, givenBack: 0 },
  generation: null,
  order: { id: 'a'.repeat(24), number: 'C-2026-0002' },
  by: null,
  at: '2026-11-22T11:31:00.000Z',
  ...more,
})
