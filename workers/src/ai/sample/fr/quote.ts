const noBreakSpace = '\u00a0'
const inQuotes = new RegExp(`«${noBreakSpace}([^»]*)${noBreakSpace}»`, 'gu')

/** Guillemets outside, double quotation marks inside. A sentence that is quoted inside another loses its full stop. */
export function quote(text: string): string {
  const inner = text.replace(/\.$/u, '').replace(inQuotes, '“$1”')
  return `«${noBreakSpace}${inner}${noBreakSpace}»`
}
