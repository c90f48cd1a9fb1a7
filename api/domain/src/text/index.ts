export { arabicDigits, groupedDigits, westernDigits } from './digits.ts'
export { deneutralise, fileText, isFormulaLike, neutralise } from './formula-guard.ts'
export { digitForms, languages, type Digits, type Language } from './language.ts'
export { hasUnprintable, oneLine, printable } from './plain-text.ts'
