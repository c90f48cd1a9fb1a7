/** `<` in JSON as an escape, so that no value can close the block. */
const escaped = (json: string) => json.replaceAll('<', '\\u003c')

/** Embeds values that a person or a model wrote in a prompt as data. */
export const dataBlock = (value: unknown): string => `<data>\n${escaped(JSON.stringify(value))}\n</data>`

/** Embeds several values, each under its key on a line of its own. */
export const dataLines = (values: readonly { key: string; value: unknown }[]): string =>
  `<data>\n${values.map(({ key, value }) => escaped(JSON.stringify({ [key]: value }))).join('\n')}\n</data>`

/** Embeds the brief word for word; `lessonBrief` has made it safe. */
export const briefBlock = (brief: string): string => `<data>\n${brief}\n</data>`
