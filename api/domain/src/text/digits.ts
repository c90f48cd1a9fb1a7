/** Converts Arabic-Indic (٠–٩) and Persian (۰–۹) digits to 0–9; other characters stay unchanged. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Converts 0–9 to Arabic-Indic digits (٠–٩). */
export const arabicDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
