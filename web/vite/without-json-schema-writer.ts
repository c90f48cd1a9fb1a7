import type { Plugin } from 'vite'

/**
 * zod attaches its JSON Schema writer to every schema, so no bundler can remove it. A browser only checks
 * responses and never writes JSON Schema; removing it saves 5 KB (gzip) of the first load. Fails if a version
 * of zod has the writer elsewhere.
 */
export function withoutJsonSchemaWriter(): Plugin {
  const writers = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
  const writersSeen = new Set<string>()
  return {
    name: 'without-json-schema-writer',
    apply: 'build',
    transform(code, id) {
      if (!writers.test(id)) return null
      writersSeen.add(id)
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map((match) => match[1])
      return names.map((name) => `export const ${name} = () => () => undefined`).join('\n')
    },
    buildEnd(error) {
      if (!error && writersSeen.size !== 2) this.error('zod has moved its JSON Schema writer')
    },
  }
}
