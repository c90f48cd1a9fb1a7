/**
 * A backslash in JSON text that begins a LaTeX command, which models often forget to double: every one that JSON doesn't
 * know, and those that would silently become a tab, a new line or another control character (`\frac`, `\times`).
 */
const undoubled =
  /\\(?:[bf](?=[a-zA-Z])|t(?=(?:imes|o|ext|an|heta|frac|riangle|herefore|au)(?![a-zA-Z]))|r(?=(?:ight|ightarrow|ho|angle|floor|ceil)(?![a-zA-Z]))|n(?=(?:eq|abla|otin)(?![a-zA-Z]))|u(?![0-9a-fA-F]{4})|(?=[^"\\/bfnrtu]))/gu
/** Backslashes that are doubled already, or other text. */
const pairOrUndoubled = new RegExp(String.raw`\\\\|${undoubled.source}`, 'gu')

/** JSON text in which LaTeX commands have their backslash doubled. Text without any stays as it is. */
export const mendEscapes = (json: string): string =>
  json.includes('\\') ? json.replace(pairOrUndoubled, (pair) => (pair === '\\\\' ? pair : `\\${pair}`)) : json
