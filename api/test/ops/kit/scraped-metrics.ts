/** Parses samples in Prometheus' text format: `name{labels}`, with labels sorted by name, and the value. */
export function parseMetrics(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  for (const line of text.split('\n')) {
    const found = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line)
    if (!found) continue
    const [, name = '', labels = '', value] = found
    const sorted = (labels.match(/\w+="[^"]*"/g) ?? []).sort().join(',')
    samples.set(sorted ? `${name}{${sorted}}` : name, Number(value))
  }
  return samples
}

/** The names of all metrics that a text declares. */
export const declaredNames = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => String(name))
