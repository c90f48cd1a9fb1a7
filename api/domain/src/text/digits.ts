/** Converts Arabic-Indic (٠–٩) and Persian (۰–۹) digits to 0–9; other characters stay unchanged. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Converts 0–9 to Arabic-Indic digits (٠–٩). */
export const arabicDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

/** The digits of a whole number in groups of three with a narrow gap, from five digits on: the same in all languages. */
export const groupedDigits = (digits: string): string =>
  digits.length > 4 ? digits.replace(/\B(?=(?:\d{3})+$)/gu, '\u202f') : digits
