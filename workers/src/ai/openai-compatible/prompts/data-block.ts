/**
 * Embeds values that a person typed in a prompt as data. `<` is escaped, so that no value can close the block.
 */
export const dataBlock = (value: unknown): string =>
  `<data>\n${JSON.stringify(value, null, 1).replaceAll('<', '\\u003c')}\n</data>`
