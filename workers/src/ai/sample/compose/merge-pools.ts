import type { Family, FamilyPool } from '../content.ts'

/** A subject's own methods, with the general ones behind them. */
export const withGeneral =
  (general: Family, own: (topic: string) => Omit<FamilyPool, 'general'>): Family =>
  (topic) => ({ ...own(topic), general: general(topic) })
