import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { lazyShapes } from './lazy-shapes.js'

const documents = 'api/documents/dist/render-document.worker.js'
/** Each program, named by its compiled module, with the programs of its threads. */
const threadsOf = {
  'api/dist/server.js': ['api/dist/features/imports/import-file.worker.js', documents],
  'api/identity/dist/server.js': [],
  'api/test-gateway/dist/server.js': [],
  'workers/dist/main.js': [documents],
}
const root = fileURLToPath(new URL('..', import.meta.url))

/** The folder of the library that a file in `folder` would load; undefined for modules of Node.js. */
function libraryFor(name, folder) {
  const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1)
  const places = createRequire(join(folder, 'file.js')).resolve.paths(name) ?? []
  return places.map((place) => join(place, ...parts)).find((place) => existsSync(place))
}

/**
 * Joins our own modules and leaves libraries in node_modules. A library that the program would find in another version
 * than the module that imports it is joined too.
 */
const ownModules = (folder) => ({
  name: 'own-modules',
  resolveId(name, importer) {
    if (!importer || importer.startsWith('\0') || name.startsWith('.') || name.startsWith('@classeur/'))
      return null
    const isSame = libraryFor(name, dirname(importer)) === libraryFor(name, folder)
    return isSame ? { id: name, external: true } : null
  },
})

const sourceOf = (compiled) => compiled.replace('/dist/', '/src/').replace(/\.js$/, '.ts')
const compiledOf = (source) => source.replace('/src/', '/dist/').replace(/\.ts$/, '.js')

/** A module finds its files beside itself, so it keeps the address of its compiled module. */
const ownAddresses = (folder) => ({
  name: 'own-addresses',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null
    const address = JSON.stringify(relative(folder, root + compiledOf(id.slice(root.length))))
    return {
      code: code.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`),
      map: null,
    }
  },
})

// Each program becomes a few files in a folder beside it, because reading 1,000 modules takes longer than all the rest
// of a start (docs/decisions/0023-programs-in-few-files.md).
const processes = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(threadsOf)
for (const program of new Set(processes.flatMap((name) => [name, ...threadsOf[name]]))) {
  const folder = join(root, dirname(program), 'bundle')
  const bundle = await rolldown({
    input: join(root, sourceOf(program)),
    platform: 'node',
    resolve: { conditionNames: ['@classeur/source', 'node', 'import', 'default'] },
    transform: { target: 'node20.19' },
    plugins: [ownModules(folder), ownAddresses(folder), lazyShapes()],
  })
  await bundle.write({ dir: folder, cleanDir: true, chunkFileNames: '[name]-[hash].js' })
  await bundle.close()
}
