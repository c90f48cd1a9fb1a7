import type { Plugin } from 'vite'

/**
 * zod ties its JSON Schema writer to every schema, where no bundler can drop it. A browser checks answers and
 * never writes JSON Schema: 5 KB gz less in the first load. Fails when a version of zod has it elsewhere.
 */
export function withoutJsonSchemaWriter(): Plugin {
  const writers = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/
  const found = new Set<string>()
  return {
    name: 'without-json-schema-writer',
    apply: 'build',
    transform(code, id) {
      if (!writers.test(id)) return null
      found.add(id)
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map((match) => match[1])
      return names.map((name) => `export const ${name} = () => () => undefined`).join('\n')
    },
    buildEnd(error) {
      if (!error && found.size !== 2) this.error('zod has moved its JSON Schema writer')
    },
  }
}
