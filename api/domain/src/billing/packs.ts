/** Credits that a person can buy at once. They don't expire. Money in minor units of `currency`, tax included. */
export interface CreditPack {
  id: string
  credits: number
  priceMinor: number
  currency: string
}

/** The packs that a new installation starts with. */
export const seedPacks: readonly CreditPack[] = [
  { id: 'pack-100', credits: 100, priceMinor: 400, currency: 'EUR' },
  { id: 'pack-300', credits: 300, priceMinor: 1050, currency: 'EUR' },
  { id: 'pack-1000', credits: 1000, priceMinor: 3000, currency: 'EUR' },
]
