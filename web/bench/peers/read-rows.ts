interface StoredRow {
  cells: Record<string, number>
}

/** The sizes of the product's sheet, so that every grid shows about as many cells. */
export const sizes = { rowPx: 31, namePx: 180, markPx: 64 }

/** The rows of the sheet that the address names: a name and its marks as text with two decimals. */
export async function readRows(): Promise<{ name: string; marks: string[] }[]> {
  const { sheet = '', token = '' } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
  const answer = await fetch(`/sheets/${sheet}`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${sheet}: ${answer.status}`)
  const { rows } = (await answer.json()) as { rows: StoredRow[] }
  return rows.map(({ cells }, row) => ({
    name: `Student ${String(row + 1).padStart(3, '0')}, Ada`,
    marks: Object.values(cells).map((hundredths) => (hundredths / 100).toFixed(2)),
  }))
}

export const questionNames = (count: number): string[] =>
  Array.from({ length: count }, (_, question) => `Q${question + 1}`)

/** The cells of a copied block of a spreadsheet. */
export const readBlock = (text: string): string[][] => text.split('\n').map((line) => line.split('\t'))
