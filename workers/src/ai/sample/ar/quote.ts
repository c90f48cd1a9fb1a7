/** Guillemets outside, double quotation marks inside. A sentence that is quoted inside another loses its full stop. */
export function quote(text: string): string {
  const inner = text.replace(/\.$/u, '').replace(/«([^»]*)»/gu, '“$1”')
  return `«${inner}»`
}
