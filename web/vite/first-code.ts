import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const scriptName = 'first-requests.js'
const hashLength = 8

interface Chunk {
  type: 'chunk'
  fileName: string
  moduleIds: readonly string[]
  /** The module whose exports this file has, if it is loaded by an `import()`. */
  facadeModuleId: string | null
  imports: readonly string[]
  viteMetadata?: { importedCss: Set<string> }
}

/**
 * Tells public/first-requests.js which files a page will request, so that they load in parallel with the first script
 * instead of after it. Their names are known only when the bundle is written. `modules` are listed by the key with
 * which the script looks them up. Files that the page itself names are left out.
 *
 * The script gets a name with a hash, so that browsers keep it: a person who returns sends the first request as soon as
 * the page arrives, and doesn't wait for the script once more.
 */
export function firstCode(modules: Readonly<Record<string, readonly string[]>>): Plugin {
  const script = { fileName: '', source: '' }
  return {
    name: 'first-code',
    apply: 'build',
    configResolved({ publicDir }) {
      script.source = readFileSync(join(publicDir, scriptName), 'utf8')
      const hash = createHash('sha256').update(script.source).digest('base64url').slice(0, hashLength)
      script.fileName = `assets/${scriptName.replace('.js', `-${hash}.js`)}`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', ...script })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        const chunks = Object.values(bundle ?? {}).filter(
          ({ type }) => type === 'chunk',
        ) as unknown as Chunk[]
        const files = filesOfModules(chunks, modules, entry?.fileName)
        // Each name once, because the lists share most files and the page waits for all of them.
        const names = [...new Set(Object.values(files).flat())]
        const lists = Object.entries(files).map(([key, list]) => [
          key,
          list.map((file) => names.indexOf(file)),
        ])
        const data = JSON.stringify({ names, lists: Object.fromEntries(lists) })
        const tag = `src="/${script.fileName}" data-files='${data}'`
        return html.replace(`src="/${scriptName}"`, () => tag)
      },
    },
  }
}

function filesOfModules(
  chunks: readonly Chunk[],
  modules: Readonly<Record<string, readonly string[]>>,
  entry: string | undefined,
): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const collect = (name: string, loaded: ReadonlySet<string>, collected: Set<string>) => {
    const chunk = byName.get(name)
    if (!chunk || collected.has(name) || loaded.has(name)) return
    collected.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) if (!loaded.has(css)) collected.add(css)
    for (const imported of chunk.imports) collect(imported, loaded, collected)
  }
  const loaded = new Set<string>()
  if (entry) collect(entry, new Set(), loaded)
  return Object.fromEntries(
    Object.entries(modules).map(([key, names]) => {
      const files = new Set<string>()
      for (const name of names) {
        // A module that shares its file with others is loaded through a small file of its own, which imports that one.
        const chunk =
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(name)) ??
          chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)))
        if (!chunk) throw new Error(`no file of the build has ${name}`)
        collect(chunk.fileName, loaded, files)
      }
      return [key, [...files].map((file) => `/${file}`)]
    }),
  )
}
