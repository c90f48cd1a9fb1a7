import type { Language } from '../text/language.ts'

const units = [
  'km',
  'm',
  'cm',
  'mm',
  'kg',
  'g',
  'mg',
  't',
  'l',
  'dl',
  'cl',
  'ml',
  'm2',
  'cm2',
  'km2',
  'mm2',
  'h',
  'min',
  's',
  'd',
] as const
export type Unit = (typeof units)[number]

const shared = { km: 'km', m: 'm', cm: 'cm', mm: 'mm', kg: 'kg', g: 'g', mg: 'mg', t: 't', m2: 'm²', cm2: 'cm²', km2: 'km²', mm2: 'mm²', h: 'h', min: 'min', s: 's' } // prettier-ignore

/** How a unit is written after a number. Symbols have no plural, also in Arabic. */
export const unitSymbols: Readonly<Record<Language, Readonly<Record<Unit, string>>>> = {
  en: { ...shared, l: 'L', dl: 'dL', cl: 'cL', ml: 'mL', d: 'days' },
  fr: { ...shared, l: 'L', dl: 'dL', cl: 'cL', ml: 'mL', d: 'j' },
  ar: { ...{ km: 'كم', m: 'م', cm: 'سم', mm: 'مم', kg: 'كغ', g: 'غ', mg: 'ملغ', t: 'طن', l: 'ل', dl: 'دل' }, ...{ cl: 'سل', ml: 'مل', m2: 'م²', cm2: 'سم²', km2: 'كم²', mm2: 'مم²', h: 'سا', min: 'د', s: 'ثا', d: 'يوم' } }, // prettier-ignore
}

/** After 1, where a unit is a word and not a symbol. */
export const unitAfterOne: Readonly<Partial<Record<Language, Partial<Record<Unit, string>>>>> = {
  en: { d: 'day' },
}
