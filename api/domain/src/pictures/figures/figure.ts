import type { Language } from '../../text/language.ts'
import type { Wording } from './wording.ts'

export type Texts = Record<Language, string>

/** A request that asks for an impossible figure, or doesn't say enough to draw it. */
export interface Refusal {
  reason: Texts
  /** A similar request that can be drawn. */
  nearest: Texts
}

/** What to draw, with its title: a noun phrase for the alternative text. */
export interface Reading<Spec> {
  spec: Spec
  title: Texts
}

export interface FigureReader<Spec> {
  /** Patterns, one of which occurs in every request for this kind. */
  words: string
  /** An expression on `Wording.text` that also occurs in such requests, without any of the words. */
  signs?: RegExp
  /**
   * Returns null if the request is for something else.
   * @param wording fresh for each reader; the reader consumes the words that it understands
   */
  read(wording: Wording): Reading<Spec> | Refusal | null
}

export const isRefusal = (result: Reading<unknown> | Refusal): result is Refusal => 'reason' in result

export const texts = (en: string, fr: string, ar: string): Texts => ({ en, fr, ar })

export const refuse = (reason: Texts, nearest: Texts): Refusal => ({ reason, nearest })

/** A number in an expression on `Wording.text`, as one group. */
export const num = String.raw`(-?\d+(?:\.\d+)?(?:/\d+)?)`

/** Removes the noise of binary fractions. */
export const exact = (value: number): number => Math.round(value * 1e9) / 1e9

export const decimalsOf = (value: number): number => {
  const [, fraction = ''] = String(exact(value)).split('.')
  return fraction.length
}
