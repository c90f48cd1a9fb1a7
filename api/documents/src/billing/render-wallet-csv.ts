import type { CreditLine, Language } from '@classeur/contracts'
import { fileText } from '@classeur/domain/text'
import { csvValues } from './csv-values.ts'
import { walletCsvTexts } from './wallet-csv-texts.ts'

export interface WalletCsvOptions {
  /** IANA name; otherwise UTC. */
  timeZone?: string
  /** Adds the names of those who spent the credits of a school. */
  withSpenders?: boolean
}

/** Lines of the wallet as CSV, with credits as integers. The sum of `Credits` over all lines is the balance. */
export function renderWalletCsv(
  lines: readonly CreditLine[],
  language: Language,
  { timeZone = 'UTC', withSpenders = false }: WalletCsvOptions = {},
): Buffer {
  const texts = walletCsvTexts[language]
  const { time, file } = csvValues(language, timeZone)
  const { columns } = texts
  const heading = [
    ...[columns.time, columns.entry, columns.title, ...(withSpenders ? [columns.by] : [])],
    ...[columns.order, columns.credits],
    ...[columns.available, columns.reserved, columns.spent, columns.givenBack],
  ]
  const entryOf = ({ generation, by, kind }: CreditLine) => {
    const made = generation?.kind ?? by?.kind
    return made ? texts.generation[made] : texts.entry[kind]
  }
  const row = ({ generation, order, by, ...line }: CreditLine): string[] => [
    ...[time(line.at), entryOf({ generation, order, by, ...line }), fileText(generation?.title ?? '')],
    ...(withSpenders ? [fileText(by?.name ?? '')] : []),
    fileText(order?.number ?? ''),
    ...[line.change, line.availableAfter, line.reserved, line.spent, line.givenBack].map(String),
  ]
  return file([heading, ...lines.map(row)])
}

/** The file name without its extension. `month`: `YYYY-MM`; empty for all months. */
export const walletCsvName = (language: Language, month = ''): string =>
  [walletCsvTexts[language].file, month].filter(Boolean).join('-')
