/** The forms of words, in columns. */
export type WordTable = ReadonlyMap<string, readonly string[]>

/** Reads rows of words, one row a line: the word, then its forms. An underscore is a space within a form. */
export function readTable(typed: string): WordTable {
  const rows = typed.trim().split('\n')
  const table = new Map(
    rows.map((row): [string, string[]] => {
      const [word = '', ...forms] = row.trim().split(' ')
      return [word, forms.map((form) => form.replaceAll('_', ' '))]
    }),
  )
  if (table.size < rows.length) throw new Error('a word is listed twice')
  return table
}
