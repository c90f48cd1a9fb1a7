export { arabicDigits, westernDigits } from './digits.ts'
export { digitForms, languages, type Digits, type Language } from './language.ts'
export { hasUnprintable, oneLine, printable } from './plain-text.ts'
