import type { Language } from '../text/language.ts'

/**
 * What an item asks to compute, so that code can answer it without seeing the answer. Numbers are texts in the form
 * `-3`, `2.5` or `5/6`, in western digits with a point, whatever the language of the item.
 */
export type ItemCheck =
  /** `+ - * / ^ ( )`, numbers and `%` (`25%` is 25/100). The answer is one number. */
  | { kind: 'arithmetic'; expression: string; form: AnswerForm }
  /** A linear equation in one unknown: `3*x+5=20`. */
  | { kind: 'equation'; equation: string; unknown: string }
  /** `amount` in `from`, asked in `to`: `km`, `m`, `cm`, `mm`, `kg`, `g`, `mg`, `t`, `l`, `dl`, `cl`, `ml`, `m2`, `cm2`, `h`, `min`, `s`, `d`. */
  | { kind: 'conversion'; amount: string; from: string; to: string }
  /** A whole shared in a ratio. The answer is every share in order, or the one at `part`, from 0. */
  | { kind: 'share'; total: string; ratio: readonly string[]; part: number | null }
  /** The term at position `ask`, from 1, of an arithmetic or geometric sequence that starts with `terms`. */
  | { kind: 'sequence'; terms: readonly string[]; ask: number }
  /** Lengths in the order: rectangle width, height; square side; triangle three sides (perimeter) or base, height (area). */
  | {
      kind: 'shape'
      shape: 'rectangle' | 'square' | 'triangle' | 'parallelogram'
      measure: 'perimeter' | 'area'
      lengths: readonly string[]
    }
  /** The time `minutes` after `start` (`HH:MM`), or the minutes from `start` to `end`. Times go past midnight. */
  | { kind: 'clock'; start: string; minutes: number }
  | { kind: 'duration'; start: string; end: string }
  /** The date `days` after `from` (`YYYY-MM-DD`), its weekday (0 is Sunday), or the days between two dates. */
  | { kind: 'date'; from: string; days: number }
  | { kind: 'weekday'; date: string }
  | { kind: 'days-between'; from: string; to: string }
  /** Numbers in ascending or descending order, or the largest or smallest of them. */
  | { kind: 'order'; values: readonly string[]; direction: 'ascending' | 'descending' }
  | { kind: 'extreme'; values: readonly string[]; which: 'largest' | 'smallest' }
  /** `<`, `=` or `>` between two numbers or expressions. */
  | { kind: 'comparison'; left: string; right: string }
  /** The mean, median, mode or range of numbers. */
  | { kind: 'data'; values: readonly string[]; measure: 'mean' | 'median' | 'mode' | 'range' }
  /** All factors of a number, its prime factors, or the greatest common factor or least common multiple. */
  | { kind: 'factors'; of: readonly number[]; ask: 'factors' | 'primes' | 'gcf' | 'lcm' }
  /** A number rounded to a place: `100`, `10`, `1`, `0.1`, `0.01`. Halves are rounded away from zero. */
  | { kind: 'rounding'; value: string; to: string }
  /** A form of a verb, a plural or another form, from the tables of the language. */
  | { kind: 'conjugation'; language: Language; verb: string; tense: string; person: number }
  | { kind: 'plural'; language: Language; noun: string }
  | { kind: 'word-form'; language: Language; table: string; word: string }

/** The form in which a number is asked. `simplest`: a fraction in lowest terms. */
export type AnswerForm = 'any' | 'simplest' | 'decimal' | 'percent' | 'mixed'
