/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as 0–9; everything else stays as it is. */
export const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** 0–9 as Arabic-Indic digits (٠–٩). */
export const arabicDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
