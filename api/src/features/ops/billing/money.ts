import { writeAmount } from '@classeur/domain/billing'

/** An amount of minor units with its currency, such as 10.50 EUR; every digit is written. */
export const money = (minor: number, currency: string, after = ` ${currency}`): string =>
  writeAmount(minor, currency) + after
