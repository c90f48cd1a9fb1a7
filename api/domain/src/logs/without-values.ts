/**
 * What libraries quote in the message of an error and may name a person: the values of a unique index (MongoDB), a value
 * that doesn't fit a field (mongoose), and addresses of mailboxes or with passwords.
 */
const quotedValues: readonly [RegExp, string][] = [
  [/dup key: \{.*\}/gs, 'dup key'],
  [/for value ".*?"(?= \(type)/gs, 'for value […]'],
  [/[^\s@/<>"'()[\]{},;:]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, '[address]'],
]

/** The text of an error without values that may name a person. Log lines keep it longer than the person's account. */
export const withoutValues = (text: string): string =>
  quotedValues.reduce((shorter, [pattern, instead]) => shorter.replace(pattern, instead), text)
